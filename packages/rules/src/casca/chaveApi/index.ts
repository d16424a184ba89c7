import type { SituacaoChave } from '@app/contract/casca/chaveApi'
import type { Ability } from '@app/contract/casca/session'

/** What only a person does, never a key: who is let in, what each may do, and further keys. */
const SO_PESSOAS: readonly Ability[] = ['USUARIO_EDITAR', 'PERFIL_EDITAR', 'INTEGRACAO_EDITAR']

/** The abilities that a key of somebody with these may have. */
export const habilidadesDeChave = (daPessoa: readonly Ability[]): Ability[] =>
  daPessoa.filter((habilidade) => !SO_PESSOAS.includes(habilidade))

type Chave = { revogada_em: Date | null; expira_em: Date; com_efeito: boolean }

/** How a key stands at an instant. */
export const situacaoDaChave = ({ revogada_em, expira_em, com_efeito }: Chave, now: Date): SituacaoChave => {
  if (revogada_em !== null) return 'REVOGADA'
  if (expira_em <= now) return 'VENCIDA'
  return com_efeito ? 'ATIVA' : 'SEM_EFEITO'
}

/** A value that names a record and says nothing about a person. */
const RECORD = /^\d{1,10}$/

/**
 * The path of a call as its key's record keeps it: numbers of records stay, because they lead to them; what else stood
 * in the address may be about a person and is named only.
 */
export const caminhoRegistrado = (rota: string, params: Readonly<Record<string, string>>): string =>
  rota.replaceAll(/:(\w+)(?:\([^/]*\))?/g, (_part, name: string) => {
    const value = params[name] ?? ''
    return RECORD.test(value) ? value : `{${name}}`
  })
