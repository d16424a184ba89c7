import { CONFERIR } from '../acoes/acoes.ts'

/** Names of the drafts of the counter and the bench. */
export const PREFIXO = 'ordemServico/'
export const PREFIXO_NOVA = 'ordemServico/nova/'
export const PREFIXO_PA = 'ordemServico/pa/'
const QUALIDADE = 'ordemServico/qualidade/'
export const nomeDaQualidade = (osId: number) => `${QUALIDADE}${osId}`

/** Where a draft is continued. */
export const lugarDoRascunho = (nome: string): string => {
  if (nome.startsWith(QUALIDADE)) return `/bancada?os=${nome.slice(QUALIDADE.length)}#${CONFERIR}`
  return nome.startsWith(PREFIXO_PA) ? '/ordemServico/novo?tipo=PA' : '/ordemServico/novo'
}
