import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { addFalta } from './faltas.ts'
import { repeatPedido } from './repeat.ts'
import type { Repetido } from './repeat.ts'
import type { PedidoForm } from './use-pedido-form.ts'

/** A new order with another order's products and quantities, and lots of today's stock. */
export function useRepeat(form: PedidoForm, id: number | undefined) {
  const router = useRouter()
  const fill = useEffectEvent(({ pedido, linhas, faltas }: Repetido) => {
    form.change({ cliente: pedido.cliente, itens: linhas })
    form.setFaltas(faltas.reduce((all, { produto, pedida }) => addFalta(all, produto, pedida), form.faltas))
    toast.info(`Itens do pedido ${pedido.numeroPedido} repetidos com os lotes de hoje.`)
    // After a reload the screen offers the draft instead of repeating the order again.
    void router.navigate({ to: '/pedidos/novo', search: {}, replace: true })
  })
  useEffect(() => {
    if (id === undefined) return
    let wanted = true
    repeatPedido(id).then(
      (found) => wanted && fill(found),
      (error: unknown) => wanted && toast.error(describeError(error)),
    )
    return () => {
      wanted = false
    }
  }, [id])
}
