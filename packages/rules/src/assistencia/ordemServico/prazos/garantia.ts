import { DIAS_GARANTIA_SERVICO, USO_INDEVIDO } from '@app/contract/assistencia/ordemServico'
import type { Reincidencia } from '@app/contract/assistencia/ordemServico'
import { formatDay } from '../../../casca/tempo/index.ts'
import { addDays, addMonths } from './dias.ts'

/** The manufacturer's warranty: from the invoice's day for the model's months, both ends included. */
export const garantiaAte = (dataNotaFiscal: string, mesesGarantia: number): string =>
  addMonths(dataNotaFiscal, mesesGarantia)

export type FatosGarantia = {
  dataNotaFiscal: string | null
  mesesGarantia: number
  /** The local day on which the watch came in. */
  entrada: string
  usoIndevido: boolean
  /** The model's first day of sale; an earlier invoice is no proof. */
  lancamento?: string | null | undefined
  /** For a watch that replaced another: the day of its delivery, on which its own warranty starts. */
  garantiaDesde?: string | null | undefined
  /** Its sale by the manufacturer: it says the months, and the first day where there is no invoice. */
  venda?: Venda | null | undefined
}

/** What the manufacturer's list of sold watches says of a serial number. */
export type Venda = { vendidoEm: string; mesesGarantia: number }

/** Whether the manufacturer's warranty covers an intake, with the reason for the counter and the receipt. */
export type Veredicto = { coberta: boolean; motivo: string }

const FORA = 'fora: '

const fora = (porque: string): Veredicto => ({ coberta: false, motivo: `${FORA}${porque}` })

const months = (count: number): string => (count === 1 ? '1 mês' : `${count} meses`)

/** Whole months from one day to another. */
const monthsBetween = (from: string, until: string): number => {
  let count = 0
  while (addMonths(from, count + 1) <= until) count += 1
  return count
}

/**
 * The first day and the months of a warranty: of a swapped watch its delivery and its model's months; of another one the
 * invoice's day, because the consumer's own proof decides, or without it the manufacturer's sale, which also says the
 * months.
 */
export const comecoDaGarantia = ({
  garantiaDesde,
  dataNotaFiscal,
  venda,
  mesesGarantia,
}: Pick<FatosGarantia, 'garantiaDesde' | 'dataNotaFiscal' | 'venda' | 'mesesGarantia'>) =>
  garantiaDesde
    ? { desde: garantiaDesde, meses: mesesGarantia }
    : {
        desde: dataNotaFiscal ?? venda?.vendidoEm ?? null,
        meses: venda?.mesesGarantia ?? mesesGarantia,
      }

/** The last day of that warranty; null while its first day is not known. */
export const fimDaGarantia = (fatos: Parameters<typeof comecoDaGarantia>[0]): string | null => {
  const { desde, meses } = comecoDaGarantia(fatos)
  return desde && garantiaAte(desde, meses)
}

/** The manufacturer's verdict (decisions 46): 'coberto até 12/03/2027', 'fora: comprado há 25 meses'. */
export function veredictoGarantia(fatos: FatosGarantia): Veredicto {
  const { dataNotaFiscal, entrada, usoIndevido, lancamento, garantiaDesde } = fatos
  const { desde, meses } = comecoDaGarantia(fatos)
  if (usoIndevido) return fora('uso indevido')
  if (meses <= 0) return fora('modelo sem garantia')
  if (desde === null) return fora('sem nota fiscal')
  if (desde > entrada) return fora(`${dataNotaFiscal ? 'nota' : 'venda'} com data depois da entrada`)
  if (!garantiaDesde && lancamento && desde < lancamento)
    return fora(`nota de antes do lançamento do modelo, em ${formatDay(lancamento)}`)
  const ate = garantiaAte(desde, meses)
  if (entrada <= ate) return { coberta: true, motivo: `coberto até ${formatDay(ate)}` }
  return fora(
    `${garantiaDesde ? 'recebido em troca' : 'comprado'} há ${months(monthsBetween(desde, entrada))}`,
  )
}

/** A verdict where no label stands before it: 'Garantia: coberto até 12/03/2027', 'Fora da garantia: sem nota fiscal'. */
export const fraseDoVeredicto = ({ coberta, motivo }: Veredicto): string =>
  coberta ? `Garantia: ${motivo}` : `Fora da garantia: ${motivo.replace(FORA, '')}`

/** Whether the manufacturer's warranty covers this intake. */
export const hasGarantia = (fatos: FatosGarantia): boolean => veredictoGarantia(fatos).coberta

/** Where an invoice says another day than the manufacturer's list of sold watches; null where they agree. */
export const contradicaoDaNota = (dataNotaFiscal: string | null, venda: Venda | null): string | null =>
  dataNotaFiscal === null || venda === null || dataNotaFiscal === venda.vendidoEm
    ? null
    : `A nota é de ${formatDay(dataNotaFiscal)}, mas o fabricante vendeu este relógio em ${formatDay(venda.vendidoEm)}.`

/** `garantia` on the wire (spec §3). */
export const garantia = (value: boolean) => ({ label: value ? 'Sim' : 'Não', value })

/** The last day of the service warranty of a repaired watch (CDC art. 26). */
export const garantiaServicoAte = (entregueNoDia: string): string =>
  addDays(entregueNoDia, DIAS_GARANTIA_SERVICO)

/** Whether the watch came back within the service warranty of its last delivered repair. Days are local. */
export const hasGarantiaServico = (ultimaEntrega: string | null, entrada: string): boolean =>
  ultimaEntrega !== null && ultimaEntrega <= entrada && entrada <= garantiaServicoAte(ultimaEntrega)

/** A returned watch gets the mark that waits for the manufacturer; an earlier decision stays. */
export const reincidenciaDe = (garantiaServico: boolean, atual: Reincidencia): Reincidencia => {
  if (!garantiaServico) return 'NENHUMA'
  return atual === 'NENHUMA' ? 'PENDENTE' : atual
}

/** A claim needs its invoice when it is decided, unless the manufacturer lists the watch as sold (decisions 46). */
export const faltaNota = (os: {
  garantia: boolean
  garantiaServico: boolean
  garantiaDesde: string | null
  venda: unknown
  temNota: boolean
}): boolean =>
  os.garantia && !os.garantiaServico && os.garantiaDesde === null && os.venda === null && !os.temNota

/** Whether a line of this order may be covered. A recurrence that the manufacturer refused does not cover it. */
export const covers = (os: {
  garantia: boolean
  garantiaServico: boolean
  reincidencia: Reincidencia
  usoIndevido: boolean
}): boolean => !os.usoIndevido && (os.garantia || (os.garantiaServico && os.reincidencia === 'AUTORIZADA'))

/** Whether a line has misuse as its cause; the constant id decides, never its name (decisions 40). */
export const hasUsoIndevido = (linhas: readonly { causa: { id: number } }[]): boolean =>
  linhas.some(({ causa }) => causa.id === USO_INDEVIDO)
