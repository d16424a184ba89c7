import type { OrdemServico } from '@app/contract/assistencia/ordemServico'

/** Papers of a service order. */
export const PAPEIS_OS = ['recibo', 'orcamento', 'escolha', 'termo', 'etiqueta', 'atendimento'] as const
export type PapelOs = (typeof PAPEIS_OS)[number]

export const PAPEL_OS_LABELS: Record<PapelOs, string> = {
  recibo: 'Comprovante de entrada',
  orcamento: 'Orçamento',
  escolha: 'Termo da escolha',
  termo: 'Termo de entrega',
  etiqueta: 'Etiqueta da oficina',
  atendimento: 'Recibo do atendimento',
}

/** The papers that an order has: a counter service its receipt alone, once it is done. */
export const papeisDe = ({
  osType,
  dataReparo,
  orcamento,
  escolha,
}: Pick<OrdemServico, 'osType' | 'dataReparo' | 'orcamento' | 'escolha'>): PapelOs[] =>
  PAPEIS_OS.filter((papel) => {
    if (osType === 'PA') return papel === 'atendimento' && dataReparo !== null
    if (papel === 'atendimento') return false
    if (papel === 'escolha') return escolha !== null
    return papel !== 'orcamento' || orcamento !== null
  })
