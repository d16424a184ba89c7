import type { OrdemServico } from '@app/contract/assistencia/ordemServico'

/** Papers of a service order. */
export const PAPEIS_OS = [
  'recibo',
  'orcamento',
  'escolha',
  'termo',
  'garantia',
  'etiqueta',
  'atendimento',
] as const
export type PapelOs = (typeof PAPEIS_OS)[number]

export const PAPEL_OS_LABELS: Record<PapelOs, string> = {
  recibo: 'Comprovante de entrada',
  orcamento: 'Orçamento',
  escolha: 'Termo da escolha',
  termo: 'Termo de entrega',
  garantia: 'Certificado de garantia',
  etiqueta: 'Etiqueta da oficina',
  atendimento: 'Recibo do atendimento',
}

/** What was repaired, or given for the watch, is warranted from the day on which it was handed over. */
export const hasCertificado = ({
  osType,
  dataReparo,
  relogioNovo,
  dataEntragaRelogio,
}: Pick<OrdemServico, 'osType' | 'dataReparo' | 'relogioNovo' | 'dataEntragaRelogio'>): boolean =>
  osType === 'OS' && dataEntragaRelogio !== null && (dataReparo !== null || relogioNovo !== null)

/** The papers that an order has: a counter service its receipt alone, once it is done. */
export const papeisDe = (os: OrdemServico): PapelOs[] =>
  PAPEIS_OS.filter((papel) => {
    const { osType, dataReparo, orcamento, escolha } = os
    if (osType === 'PA') return papel === 'atendimento' && dataReparo !== null
    if (papel === 'atendimento') return false
    if (papel === 'escolha') return escolha !== null
    if (papel === 'garantia') return hasCertificado(os)
    return papel !== 'orcamento' || orcamento !== null
  })
