import type { OsCondicoes } from '@app/contract/assistencia/condicoes'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'

/** Who wrote the acceptance down, as the end of a sentence. */
export const registradasPor = ({ registradoPor }: OsCondicoes): string =>
  registradoPor === null ? 'pelo próprio cliente, no link' : `registradas por ${registradoPor}`

/** Whether there is something to say about the post's conditions. */
export const hasCondicoes = (os: OrdemServico): boolean =>
  os.condicoes !== null || os.aceiteFalta || os.condicoesAnteriores.length > 0
