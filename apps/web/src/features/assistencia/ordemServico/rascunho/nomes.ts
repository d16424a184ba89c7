/** Names of the drafts of the counter and the bench. */
export const PREFIXO = 'ordemServico/'
export const PREFIXO_NOVA = 'ordemServico/nova/'
const QUALIDADE = 'ordemServico/qualidade/'
export const nomeDaQualidade = (osId: number) => `${QUALIDADE}${osId}`
/** The order whose repair is checked in a draft; null for an intake. */
export const conferidaDe = (nome: string): number | null =>
  nome.startsWith(QUALIDADE) ? Number(nome.slice(QUALIDADE.length)) : null
