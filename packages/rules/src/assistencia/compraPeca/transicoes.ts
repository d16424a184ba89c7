import type { AcaoCompra, SituacaoCompra } from '@app/contract/assistencia/compraPeca'
import type { Ability } from '@app/contract/casca/session'

type Transicao = { de: readonly SituacaoCompra[]; para: SituacaoCompra; ability: Ability }

/**
 * The moves of a purchase of parts; any other pair is refused. People who repair may order parts; receiving them needs
 * a separate ability (decisions 57).
 */
export const TRANSICOES_COMPRA: Readonly<Record<AcaoCompra, Transicao>> = {
  autorizar: { de: ['SOLICITADA'], para: 'AUTORIZADA', ability: 'PECA_ENVIAR' },
  enviar: { de: ['AUTORIZADA'], para: 'ENVIADA', ability: 'PECA_ENVIAR' },
  receber: { de: ['ENVIADA'], para: 'RECEBIDA', ability: 'PECA_RECEBER' },
  rejeitar: { de: ['SOLICITADA', 'AUTORIZADA'], para: 'REJEITADA', ability: 'PECA_REJEITAR' },
}

/** Whether the act is possible in this state. */
export const fitsCompra = (situacao: SituacaoCompra, acao: AcaoCompra): boolean =>
  TRANSICOES_COMPRA[acao].de.includes(situacao)

/** The possible acts of a person on a purchase, in the order of its progress. */
export const acoesDaCompra = (situacao: SituacaoCompra, can: (ability: Ability) => boolean): AcaoCompra[] =>
  (Object.keys(TRANSICOES_COMPRA) as AcaoCompra[]).filter(
    (acao) => fitsCompra(situacao, acao) && can(TRANSICOES_COMPRA[acao].ability),
  )
