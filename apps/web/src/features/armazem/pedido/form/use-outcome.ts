import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ANEXOS } from '@app/contract/armazem/pedido'
import type { Pedido } from '@app/contract/armazem/pedido'
import { useBack } from '../../../../ui/page/use-back.ts'
import { pedidoQuery } from '../api.ts'
import { startEnvio } from '../anexos/envios.ts'
import type { Guardados } from './use-pedido-form.ts'

/** The effects of an own save around the form: the cache, the lists, the address of a new order. */
export function usePedidoOutcome() {
  const router = useRouter()
  const client = useQueryClient()
  const back = useBack('/pedidos')
  const keep = (pedido: Pedido) => {
    client.setQueryData(pedidoQuery(pedido.id).queryKey, pedido)
    void client.invalidateQueries({ queryKey: ['pedidos'] })
  }
  return {
    keep,
    /** The form becomes the saved order's, and its uploads start. */
    created: (pedido: Pedido, files: Guardados) => {
      keep(pedido)
      for (const campo of ANEXOS) if (files[campo]) startEnvio(pedido.id, campo, files[campo])
      void router.navigate({ to: '/pedidos/edit/$id', params: { id: String(pedido.id) }, replace: true })
    },
    deleted: async (pedido: Pedido) => {
      void client.invalidateQueries({ queryKey: ['pedidos'] })
      await router.navigate({ to: '/pedidos', replace: true })
      client.removeQueries({ queryKey: pedidoQuery(pedido.id).queryKey })
    },
    back,
  }
}
