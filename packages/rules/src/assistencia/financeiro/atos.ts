import {
  ATOS_FECHAMENTO,
  type AtoFechamento,
  type FechamentoLinhaSituacao,
  type StatusFechamento,
} from '@app/contract/assistencia/financeiro'
import type { Ability } from '@app/contract/casca/session'

type Regra = {
  de: readonly StatusFechamento[]
  ability: Ability
  /** The states of a line that allow the act; absent for an act on the whole closing. */
  linha?: readonly FechamentoLinhaSituacao[]
  /** Only for people of the post itself. */
  doPosto?: true
}

/** Who may do what in which state of a closing (rede §4). */
export const ATOS_DO_FECHAMENTO: Record<AtoFechamento, Regra> = {
  contestar: {
    de: ['EM_CONFERENCIA'],
    ability: 'FINANCEIRO_VER',
    linha: ['LIVRE', 'GLOSADA'],
    doPosto: true,
  },
  aceitarGlosa: { de: ['EM_CONFERENCIA'], ability: 'FINANCEIRO_VER', linha: ['GLOSADA'], doPosto: true },
  responder: { de: ['EM_CONFERENCIA'], ability: 'FINANCEIRO_EDITAR', linha: ['CONTESTADA'] },
  glosar: { de: ['EM_CONFERENCIA'], ability: 'FINANCEIRO_EDITAR', linha: ['LIVRE'] },
  ajustar: { de: ['EM_ABERTO', 'EM_CONFERENCIA'], ability: 'FINANCEIRO_EDITAR' },
  aprovar: { de: ['EM_CONFERENCIA'], ability: 'FINANCEIRO_EDITAR' },
  enviarNota: { de: ['APROVADO'], ability: 'FINANCEIRO_VER', doPosto: true },
  pagar: { de: ['APROVADO'], ability: 'FINANCEIRO_EDITAR' },
}

/**
 * Whether a closing was approved with nothing to pay. It is settled by its approval, because a payment and a note of
 * service of R$ 0,00 do not exist.
 */
export const nadaSePaga = (status: StatusFechamento, total: number): boolean =>
  (status === 'APROVADO' || status === 'PAGO') && total <= 0

/** Whether an act is about a payment that there is not. */
export const isSemPagamento = (ato: AtoFechamento, status: StatusFechamento, total: number): boolean =>
  (ato === 'enviarNota' || ato === 'pagar') && nadaSePaga(status, total)

/** The possible acts of a person on a closing; `doPosto`: the person works at that post. */
export const atosDe = (
  status: StatusFechamento,
  { can, doPosto, total }: { can: (ability: Ability) => boolean; doPosto: boolean; total: number },
): AtoFechamento[] =>
  ATOS_FECHAMENTO.filter((ato) => {
    const regra = ATOS_DO_FECHAMENTO[ato]
    return (
      regra.de.includes(status) &&
      can(regra.ability) &&
      (!regra.doPosto || doPosto) &&
      !isSemPagamento(ato, status, total)
    )
  })

type Tratada = {
  situacao: FechamentoLinhaSituacao
  /** The last moment at which the post may contest a refused line. */
  respondeAte: Date | null
}

/** Whether a line blocks Aprovar: contested without an answer, or refused while the post may still answer. */
export const esperaResposta = ({ situacao, respondeAte }: Tratada, agora: Date): boolean =>
  situacao === 'CONTESTADA' || (situacao === 'GLOSADA' && respondeAte !== null && agora < respondeAte)
