import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { daysBetween } from '@app/rules/assistencia/ordemServico'
import { formatDayShort, venceWords } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'

/** A budget is remarked on from so many days before its end. */
const PERTO_DO_FIM = 5

export type Remarcada = Pick<
  OrdemServicoResumo,
  'faltaPeca' | 'pecaEm' | 'orcamentoAte' | 'reincidencia' | 'avisar'
>

type Motivo = 'PEDIR_PECA' | 'PECA_A_CAMINHO' | 'ORCAMENTO' | 'REINCIDENCIA' | 'AVISAR'

const pecaWords = (pecaEm: string | null, hoje: string) => {
  if (pecaEm === null) return 'Peça a caminho'
  return pecaEm < hoje ? `Peça era para ${formatDayShort(pecaEm)}` : `Peça em ${formatDayShort(pecaEm)}`
}

/** The one remark of an order: what keeps it where it is before what somebody has to do; null where there is nothing. */
export const ressalvaDe = (
  { faltaPeca, pecaEm, orcamentoAte, reincidencia, avisar }: Remarcada,
  hoje = today(),
): { motivo: Motivo; texto: string; passou?: boolean } | null => {
  if (faltaPeca === 'A_PEDIR') return { motivo: 'PEDIR_PECA', texto: 'Peça recusada ou a pedir' }
  if (faltaPeca === 'A_CAMINHO')
    return {
      motivo: 'PECA_A_CAMINHO',
      texto: pecaWords(pecaEm, hoje),
      passou: pecaEm !== null && pecaEm < hoje,
    }
  if (orcamentoAte !== null && daysBetween(hoje, orcamentoAte) <= PERTO_DO_FIM)
    return {
      motivo: 'ORCAMENTO',
      texto: `Orçamento ${venceWords(orcamentoAte, hoje)}`,
      passou: orcamentoAte < hoje,
    }
  if (reincidencia === 'PENDENTE') return { motivo: 'REINCIDENCIA', texto: 'Reincidência' }
  return avisar ? { motivo: 'AVISAR', texto: 'Cliente a avisar' } : null
}
