import type { FeitoFechamento } from '@app/contract/assistencia/financeiro'
import type { Json, Mudanca } from '../../casca/auditoria/index.ts'

type Feito = { feito: FeitoFechamento; sobre: string | null; de: number | null; para: number | null }

/** How the log tells that a post accepts a refusal. */
export const GLOSA_ACEITA = 'Aceita pelo posto'

const texto = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)
const numero = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null)

/** What an entry of the log changed of the money of a closing; null where it changed nothing of it. */
export const feitoDe = (mudancas: readonly Mudanca[]): Feito | null => {
  const dos = new Map(mudancas.map((mudanca) => [mudanca.campo, mudanca]))
  const valor = dos.get('valorFinal')
  const daLinha = (feito: FeitoFechamento): Feito => ({
    feito,
    sobre: texto(dos.get('linha')?.para),
    de: numero(valor?.de),
    para: numero(valor?.para),
  })
  const glosa = dos.get('glosa')
  if (glosa) return daLinha(glosa.para === GLOSA_ACEITA ? 'ACEITA' : 'GLOSADA')
  if (dos.has('resposta')) return daLinha(valor ? 'CORRIGIDA' : 'MANTIDA')
  const ajuste = dos.get('ajuste')
  if (ajuste)
    return { feito: 'AJUSTE', sobre: texto(dos.get('motivo')?.para), de: null, para: numero(ajuste.para) }
  const nfse = dos.get('nfse')
  return nfse ? { feito: 'NFSE', sobre: texto(nfse.para), de: null, para: null } : null
}
