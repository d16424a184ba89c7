import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatDay } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { tellFailure } from '../../../../ui/feedback/tell-failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { keepOrdem, ORDENS, updateOrdem } from '../api.ts'
import { useNomeDaOs } from '../ficha/nome.ts'

type Os = Pick<OrdemServicoResumo, 'id' | 'numero' | 'posto' | 'dataPrometida' | 'versao'>

/** Whether this person may promise another day for an order; only its own post's people, or the manufacturer's. */
export function usePodePrometer() {
  const can = useCan('OS_CADASTRAR')
  const user = useUser()
  return ({ posto }: Pick<Os, 'posto'>) => can && (!user?.posto || user.posto.id === posto.id)
}

/** Promises another day for an order; what can be promised again can be undone. */
export function usePrometer() {
  const client = useQueryClient()
  const nome = useNomeDaOs()
  const prometer = async (os: Os, dataPrometida: string | null, desfaz = true): Promise<void> => {
    const saved = await updateOrdem(os.id, { dataPrometida, versao: os.versao })
    keepOrdem(client, saved)
    const words = dataPrometida
      ? `${nome(os)} prometida para ${formatDay(dataPrometida)}.`
      : `${nome(os)} sem dia prometido.`
    const antes = os.dataPrometida
    // The past is not promised again.
    if (!desfaz || (antes !== null && antes < today())) toast.success(words)
    else
      toast.undoable(words, () => {
        void prometer(saved, antes, false).catch(tellFailure)
      })
  }
  return {
    prometer,
    /** The same without a form that would show the refusal. */
    drop: async (os: Os, dia: string) => {
      try {
        await prometer(os, dia)
      } catch (error) {
        tellFailure(error)
        void client.invalidateQueries({ queryKey: ORDENS })
      }
    },
  }
}
