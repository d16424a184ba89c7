import type { AcaoCompra, SituacaoCompra } from '@app/contract/assistencia/compraPeca'
import type { Ability } from '@app/contract/casca/session'

type Transicao = { de: readonly SituacaoCompra[]; para: SituacaoCompra; ability: Ability }

/** How a purchase of parts moves; a pair that is not here is refused. Whoever repairs asks for parts; receiving them is an ability of its own (decisions 57). */
export const TRANSICOES_COMPRA: Readonly<Record<AcaoCompra, Transicao>> = {
  autorizar: { de: ['SOLICITADA'], para: 'AUTORIZADA', ability: 'PECA_ENVIAR' },
  enviar: { de: ['AUTORIZADA'], para: 'ENVIADA', ability: 'PECA_ENVIAR' },
  receber: { de: ['ENVIADA'], para: 'RECEBIDA', ability: 'PECA_RECEBER' },
  rejeitar: { de: ['SOLICITADA', 'AUTORIZADA'], para: 'REJEITADA', ability: 'PECA_REJEITAR' },
}

/** Whether the act fits where the purchase stands. */
export const fitsCompra = (situacao: SituacaoCompra, acao: AcaoCompra): boolean =>
  TRANSICOES_COMPRA[acao].de.includes(situacao)

/** What a person may do with a purchase now, in the order of its way. */
export const acoesDaCompra = (situacao: SituacaoCompra, can: (ability: Ability) => boolean): AcaoCompra[] =>
  (Object.keys(TRANSICOES_COMPRA) as AcaoCompra[]).filter(
    (acao) => fitsCompra(situacao, acao) && can(TRANSICOES_COMPRA[acao].ability),
  )
