import { DIAS_GARANTIA_SERVICO, USO_INDEVIDO } from '@app/contract/assistencia/ordemServico'
import type { Reincidencia } from '@app/contract/assistencia/ordemServico'
import { formatDay } from '../../casca/tempo/index.ts'
import { addDays, addMonths } from './prazos/dias.ts'

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
}

/** Whether the manufacturer's warranty covers an intake, with the reason for the counter and the receipt. */
export type Veredicto = { coberta: boolean; motivo: string }

const fora = (porque: string): Veredicto => ({ coberta: false, motivo: `fora: ${porque}` })

const months = (count: number): string => (count === 1 ? '1 mês' : `${count} meses`)

/** Whole months from one day to another. */
const monthsBetween = (from: string, until: string): number => {
  let count = 0
  while (addMonths(from, count + 1) <= until) count += 1
  return count
}

/** The manufacturer's verdict (decisions 46): 'coberto até 12/03/2027', 'fora: comprado há 25 meses'. */
export function veredictoGarantia(fatos: FatosGarantia): Veredicto {
  const { dataNotaFiscal, mesesGarantia, entrada, usoIndevido, lancamento, garantiaDesde } = fatos
  if (usoIndevido) return fora('uso indevido')
  if (mesesGarantia <= 0) return fora('modelo sem garantia')
  const desde = garantiaDesde ?? dataNotaFiscal
  if (!desde) return fora('sem nota fiscal')
  if (desde > entrada) return fora('nota com data depois da entrada')
  if (!garantiaDesde && lancamento && desde < lancamento)
    return fora(`nota de antes do lançamento do modelo, em ${formatDay(lancamento)}`)
  const ate = garantiaAte(desde, mesesGarantia)
  if (entrada <= ate) return { coberta: true, motivo: `coberto até ${formatDay(ate)}` }
  return fora(
    `${garantiaDesde ? 'recebido em troca' : 'comprado'} há ${months(monthsBetween(desde, entrada))}`,
  )
}

/** Whether the manufacturer's warranty covers this intake. */
export const hasGarantia = (fatos: FatosGarantia): boolean => veredictoGarantia(fatos).coberta

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
