import type { UsuarioTipo } from '@app/contract/casca/session'

/** What a user is: the profile, the kind that the profile is for, and the company or the service point. */
export type Vinculo = { role: string; tipo: UsuarioTipo; clienteId: number | null; postoId: number | null }
type Pedido = {
  role?: string | undefined
  clienteId?: number | null | undefined
  postoId?: number | null | undefined
}
type Ligacao = Pick<Vinculo, 'clienteId' | 'postoId'>

export type VinculoErro =
  | { campo: 'cliente' | 'posto'; code: 'EMPTY_REQUIRED_FIELD' }
  | { campo: 'posto'; code: 'CLIENTE_OU_POSTO' }
  | { campo: 'role'; code: 'PERFIL_DE_OUTRO_TIPO' | 'OPCAO_INVALIDA' }

/** The default profile for a person who gets a company or a service point without a fitting profile. */
export const PERFIL_PADRAO = { cliente: 'ROLE_CLIENTE', posto: 'ATENDENTE' } as const
const PENDENTE: Vinculo = { role: 'ROLE_PENDENTE', tipo: 'pendente', clienteId: null, postoId: null }
const SEM_LIGACAO: Ligacao = { clienteId: null, postoId: null }

/** The company or service point after a save: a person who gets one of them loses the other. */
const ligacaoOf = (before: Ligacao, sent: Pedido): Ligacao | VinculoErro => {
  const { clienteId = before.clienteId, postoId = before.postoId } = sent
  if (clienteId === null || postoId === null) return { clienteId, postoId }
  if (clienteId === before.clienteId) return { clienteId: null, postoId }
  if (postoId === before.postoId) return { clienteId, postoId: null }
  return { campo: 'posto', code: 'CLIENTE_OU_POSTO' }
}

const kindOf = ({ clienteId, postoId }: Ligacao): keyof typeof PERFIL_PADRAO | null =>
  clienteId === null ? (postoId === null ? null : 'posto') : 'cliente'

/**
 * What a save makes of a person (decisions 1). A chosen company makes a client user (S2-028), a chosen service point a
 * user of that post. Emptying it makes `pendente`, never `interno`, because that needs a second step by somebody who
 * chooses a profile. The form of spec §3 sends the stored `role` back, so only a different role counts as chosen.
 */
export const vinculoOf = (
  before: Vinculo | null,
  sent: Pedido,
  tipoOf: (role: string) => UsuarioTipo | undefined,
): Vinculo | VinculoErro => {
  const ligacao = ligacaoOf(before ?? SEM_LIGACAO, sent)
  if ('campo' in ligacao) return ligacao
  const kind = kindOf(ligacao)
  const chosen = sent.role !== undefined && sent.role !== before?.role ? sent.role : undefined
  const tipo = chosen === undefined ? undefined : tipoOf(chosen)
  if (chosen !== undefined && tipo === undefined) return { campo: 'role', code: 'OPCAO_INVALIDA' }

  if (kind !== null) {
    if (tipo !== undefined && tipo !== kind) return { campo: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }
    const kept = before?.tipo === kind ? before.role : PERFIL_PADRAO[kind]
    return { role: chosen ?? kept, tipo: kind, ...ligacao }
  }
  const emptied = before !== null && kindOf(before) !== null
  if (chosen !== undefined && tipo !== undefined) {
    if (tipo === 'cliente' || tipo === 'posto') return { campo: tipo, code: 'EMPTY_REQUIRED_FIELD' }
    if (emptied && tipo !== 'pendente') return { campo: 'role', code: 'PERFIL_DE_OUTRO_TIPO' }
    return { role: chosen, tipo, ...SEM_LIGACAO }
  }
  return before === null || emptied ? PENDENTE : before
}

/** Whether the save's request is possible; otherwise it is a refusal at its field. */
export const isVinculo = (found: Vinculo | VinculoErro): found is Vinculo => 'tipo' in found
