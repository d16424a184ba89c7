/** Names of order drafts, for saved and for new orders. */
export const PREFIXO = 'pedido/'
export const PREFIXO_NOVO = 'pedido/novo/'
export const nomeOf = (pedidoId: number) => `${PREFIXO}${pedidoId}`
/** The order of a draft; null for a new one. */
export const pedidoIdOf = (nome: string): number | null => {
  const id = Number(nome.slice(PREFIXO.length))
  return Number.isInteger(id) && id > 0 ? id : null
}
