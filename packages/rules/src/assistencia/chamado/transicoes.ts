import type { AcaoChamado, EquipeChamado, SituacaoChamado } from '@app/contract/assistencia/chamado'
import type { Ability } from '@app/contract/casca/session'
import { DAY_MS } from '../../casca/tempo/index.ts'

/** Who makes a move: the answering team, the asking post, or either. */
type Lado = 'EQUIPE' | 'POSTO' | 'AMBOS'

type Transicao = { de: readonly SituacaoChamado[]; para: SituacaoChamado; lado: Lado; ability: Ability }

/** The moves of a ticket; any other pair is refused (rede §9). NOVO is with the team, PENDENTE with the post. */
export const TRANSICOES_CHAMADO: Readonly<Record<AcaoChamado, Transicao>> = {
  atender: { de: ['NOVO', 'PENDENTE'], para: 'ATENDIDO', lado: 'EQUIPE', ability: 'CHAMADO_ATENDER' },
  pedir: { de: ['NOVO', 'ATENDIDO'], para: 'PENDENTE', lado: 'EQUIPE', ability: 'CHAMADO_ATENDER' },
  responder: { de: ['PENDENTE'], para: 'NOVO', lado: 'POSTO', ability: 'CHAMADO_VER' },
  recusar: { de: ['NOVO', 'PENDENTE'], para: 'NAO_ATENDIDO', lado: 'EQUIPE', ability: 'CHAMADO_ATENDER' },
  finalizar: { de: ['ATENDIDO'], para: 'FINALIZADO', lado: 'AMBOS', ability: 'CHAMADO_VER' },
  reabrir: {
    de: ['ATENDIDO', 'NAO_ATENDIDO', 'FINALIZADO'],
    para: 'NOVO',
    lado: 'AMBOS',
    ability: 'CHAMADO_VER',
  },
}

/** Days after its end in which a ticket may be reopened. */
export const DIAS_REABERTURA = 15

/** Whether the act is possible in this state. */
export const fitsChamado = (situacao: SituacaoChamado, acao: AcaoChamado): boolean =>
  TRANSICOES_CHAMADO[acao].de.includes(situacao)

/** Whether a ticket may be reopened: an answered one always, a closed one within 15 days. */
export const canReopen = (encerradoEm: Date | null, agora: Date): boolean =>
  encerradoEm === null || agora.getTime() - encerradoEm.getTime() <= DIAS_REABERTURA * DAY_MS

/** The roles that are one team; other staff answer for every team. */
export const EQUIPE_DO_PAPEL: Readonly<Partial<Record<string, EquipeChamado>>> = {
  ROLE_ASSISTENCIA_TECNICA_SAO_PAULO: 'SAO_PAULO',
  ROLE_MANAUS: 'MANAUS',
  ROLE_MANAUS_TROCA: 'TROCA',
  ROLE_FINANCEIRO: 'FINANCEIRO',
}

/** The tickets that wait for a person: staff answer the new ones of their team, a post what it was asked. */
export const esperaDe = (
  { role, tipo }: { role: string; tipo: string },
  can: (ability: Ability) => boolean,
): { situacao: SituacaoChamado; equipe: EquipeChamado | null } | null => {
  if (!can('CHAMADO_VER')) return null
  if (tipo === 'posto') return { situacao: 'PENDENTE', equipe: null }
  return can('CHAMADO_ATENDER') ? { situacao: 'NOVO', equipe: EQUIPE_DO_PAPEL[role] ?? null } : null
}

/** The viewer of a ticket: staff, or a person of its own post, with their abilities. */
export type Envolvido = { quem: 'fabricante' | 'posto' | 'ninguem'; can: (ability: Ability) => boolean }

/**
 * Whether this person handles the team's tickets: staff handle every team's, the responsável only those of the post.
 */
export const atende = ({ quem, can }: Envolvido, equipe: EquipeChamado): boolean =>
  can('CHAMADO_ATENDER') && (quem === 'fabricante' || (quem === 'posto' && equipe === 'POSTO'))

/** The possible acts of a person on a ticket, in the order of its progress. */
export const acoesDoChamado = (
  {
    situacao,
    equipe,
    encerradoEm,
  }: { situacao: SituacaoChamado; equipe: EquipeChamado; encerradoEm: Date | null },
  pessoa: Envolvido,
  agora: Date,
): AcaoChamado[] => {
  const lados: readonly Lado[] =
    pessoa.quem === 'ninguem'
      ? []
      : [
          'AMBOS',
          ...(atende(pessoa, equipe) ? (['EQUIPE'] as const) : []),
          ...(pessoa.quem === 'posto' ? (['POSTO'] as const) : []),
        ]
  return (Object.keys(TRANSICOES_CHAMADO) as AcaoChamado[]).filter(
    (acao) =>
      fitsChamado(situacao, acao) &&
      lados.includes(TRANSICOES_CHAMADO[acao].lado) &&
      pessoa.can(TRANSICOES_CHAMADO[acao].ability) &&
      (acao !== 'reabrir' || canReopen(encerradoEm, agora)),
  )
}
