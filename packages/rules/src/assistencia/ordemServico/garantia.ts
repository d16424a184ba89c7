import { DIAS_GARANTIA_SERVICO, USO_INDEVIDO } from '@app/contract/assistencia/ordemServico'
import type { Reincidencia } from '@app/contract/assistencia/ordemServico'
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
}

/** Does the manufacturer's warranty hold for this intake? Misuse voids it; an invoice of the future proves nothing. */
export const hasGarantia = ({
  dataNotaFiscal,
  mesesGarantia,
  entrada,
  usoIndevido,
}: FatosGarantia): boolean =>
  !usoIndevido &&
  dataNotaFiscal !== null &&
  mesesGarantia > 0 &&
  dataNotaFiscal <= entrada &&
  entrada <= garantiaAte(dataNotaFiscal, mesesGarantia)

/** `garantia` as the wire has it (spec §3). */
export const garantia = (value: boolean) => ({ label: value ? 'Sim' : 'Não', value })

/** The last day of the service warranty of a repaired watch (CDC art. 26). */
export const garantiaServicoAte = (entregueNoDia: string): string =>
  addDays(entregueNoDia, DIAS_GARANTIA_SERVICO)

/** Is the watch back within the service warranty of its last delivered repair? Days are local. */
export const hasGarantiaServico = (ultimaEntrega: string | null, entrada: string): boolean =>
  ultimaEntrega !== null && ultimaEntrega <= entrada && entrada <= garantiaServicoAte(ultimaEntrega)

/** A watch that is back raises the flag that waits for the manufacturer; what was decided stays decided. */
export const reincidenciaDe = (garantiaServico: boolean, atual: Reincidencia): Reincidencia => {
  if (!garantiaServico) return 'NENHUMA'
  return atual === 'NENHUMA' ? 'PENDENTE' : atual
}

/** May a line of this order be covered? A recurrence that the manufacturer refused is not covered as one. */
export const covers = (os: {
  garantia: boolean
  garantiaServico: boolean
  reincidencia: Reincidencia
  usoIndevido: boolean
}): boolean => !os.usoIndevido && (os.garantia || (os.garantiaServico && os.reincidencia === 'AUTORIZADA'))

/** Misuse by the cause of any line: the constant decides, never its name (decisions 40). */
export const hasUsoIndevido = (linhas: readonly { causa: { id: number } }[]): boolean =>
  linhas.some(({ causa }) => causa.id === USO_INDEVIDO)
