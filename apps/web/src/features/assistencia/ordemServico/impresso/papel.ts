import { PAPEIS_DO_CONSUMIDOR_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { hasCertificado } from '@app/rules/assistencia/ordemServico'
import { PAPEIS_OS, type PapelOs } from './papeis.ts'

export const PAPEL_OS_LABELS: Record<PapelOs, string> = {
  ...PAPEIS_DO_CONSUMIDOR_LABELS,
  orcamento: 'Orçamento',
  escolha: 'Termo da escolha',
  etiqueta: 'Etiqueta da oficina',
}

/** Whether the order has a certificate of what was done, or given for the watch. */
export const certificadoDe = ({
  osType,
  dataReparo,
  relogioNovo,
  dataEntragaRelogio,
}: Pick<OrdemServico, 'osType' | 'dataReparo' | 'relogioNovo' | 'dataEntragaRelogio'>): boolean =>
  hasCertificado({
    osType,
    reparada: dataReparo !== null,
    trocado: relogioNovo !== null,
    entregue: dataEntragaRelogio !== null,
  })

/** The papers that an order has: a counter service its receipt alone, once it is done. */
export const papeisDe = (os: OrdemServico): PapelOs[] =>
  PAPEIS_OS.filter((papel) => {
    const { osType, dataReparo, orcamento, escolha } = os
    if (osType === 'PA') return papel === 'atendimento' && dataReparo !== null
    if (papel === 'atendimento') return false
    if (papel === 'escolha') return escolha !== null
    if (papel === 'garantia') return certificadoDe(os)
    return papel !== 'orcamento' || orcamento !== null
  })
