import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { keepOrdem, moveOrdem, updateOrdem } from '../api.ts'
import { wireFile } from '../entrada/entrada.ts'
import type { FotoNova } from '../fotos/fotos.ts'

/** Adds photos to those that an order has: the bench by its act, the counter by a save. */
export function useNovasFotos(os: OrdemServico) {
  const client = useQueryClient()
  return useTask(async (fotosNovas: FotoNova[]) => {
    const novas = fotosNovas.map(wireFile)
    try {
      keepOrdem(
        client,
        os.proximasAcoes.includes('fotografar')
          ? await moveOrdem(os.id, 'fotografar', { fotos: novas, versao: os.versao }, randomId())
          : await updateOrdem(os.id, {
              fotos: [...os.fotos.map(({ id, filename }) => ({ id, filename })), ...novas],
              versao: os.versao,
            }),
      )
      toast.success('Foto salva.')
    } catch (error) {
      toast.error(describeError(error))
    }
  })
}
