import { COLUNAS_VENDA, type ColunaVenda } from '@app/contract/assistencia/relogioVendido'
import { readDia, readNumero } from '../../casca/planilha/index.ts'
import { desvioDaSerie, type PadraoDaSerie } from './serie.ts'

/** A model that a row may name by its code. */
export type ModeloVendido = PadraoDaSerie & { id: number; mesesGarantia: number }

/** Models by their codes: capitals and blanks make no difference. */
export type ModelosVendidos = ReadonlyMap<string, ModeloVendido>
export const chaveDoModelo = (codigo: string): string => codigo.replaceAll(/\s/g, '').toUpperCase()

export type VendaLida = {
  modeloId: number
  numeroSerie: string
  vendidoEm: string
  revendedor: string | null
  mesesGarantia: number
}

const SERIE_MAXIMA = 40
const REVENDEDOR_MAXIMO = 120
const MESES_MAXIMO = 120

type Valores = Readonly<Partial<Record<ColunaVenda, string>>>
type Lida = { venda: VendaLida } | { motivo: string }

const rotulo = (coluna: ColunaVenda): string =>
  COLUNAS_VENDA.find(({ nome }) => nome === coluna)?.rotulo ?? coluna

/** A row of a file of sold watches: the sale, or everything that is wrong with it. */
export function readVenda(
  valores: Valores,
  { modelos, hoje }: { modelos: ModelosVendidos; hoje: string },
): Lida {
  const motivos: string[] = []
  const wrong = (coluna: ColunaVenda, porque: string) => motivos.push(`${rotulo(coluna)}: ${porque}`)
  const text = (coluna: ColunaVenda) => valores[coluna]?.trim() ?? ''

  const numeroSerie = text('numeroSerie').replaceAll(/\s/g, '').toUpperCase()
  const modelo = modelos.get(chaveDoModelo(text('modelo')))
  if (numeroSerie === '') wrong('numeroSerie', 'preenchimento obrigatório')
  else if (numeroSerie.length > SERIE_MAXIMA) wrong('numeroSerie', `no máximo ${SERIE_MAXIMA} caracteres`)
  else if (modelo) {
    const desvio = desvioDaSerie(numeroSerie, modelo)
    if (desvio !== null) wrong('numeroSerie', desvio)
  }
  if (text('modelo') === '') wrong('modelo', 'preenchimento obrigatório')
  else if (!modelo) wrong('modelo', 'não está nos cadastros')

  const vendidoEm = readDia(text('vendidoEm'))
  if (text('vendidoEm') === '') wrong('vendidoEm', 'preenchimento obrigatório')
  else if (vendidoEm === undefined) wrong('vendidoEm', 'data inválida')
  else if (vendidoEm > hoje) wrong('vendidoEm', 'depois de hoje')

  const revendedor = text('revendedor') || null
  if (revendedor !== null && revendedor.length > REVENDEDOR_MAXIMO)
    wrong('revendedor', `no máximo ${REVENDEDOR_MAXIMO} caracteres`)

  const typed = text('mesesGarantia')
  const meses = typed === '' ? modelo?.mesesGarantia : readNumero(typed)
  if (typed !== '' && (meses === undefined || !Number.isInteger(meses) || meses < 0 || meses > MESES_MAXIMO))
    wrong('mesesGarantia', `um número de 0 a ${MESES_MAXIMO}`)

  if (motivos.length > 0 || !modelo || vendidoEm === undefined || meses === undefined)
    return { motivo: motivos.join('; ') }
  return { venda: { modeloId: modelo.id, numeroSerie, vendidoEm, revendedor, mesesGarantia: meses } }
}
