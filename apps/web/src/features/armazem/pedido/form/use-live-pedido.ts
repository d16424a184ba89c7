import type { Pedido } from '@app/contract/armazem/pedido'
import { useEffect, useEffectEvent } from 'react'
import { isRemoved, useChanges } from '../../../../platform/http/live.ts'
import { getPedido } from '../api.ts'
import { sameValues, valuesOf } from './form-model.ts'
import type { PedidoForm } from './use-pedido-form.ts'

/**
 * Another's change of the open order. What the form does not show (status, WMS, attachments) is taken over quietly;
 * anything else waits as a fresh copy until the person asks for it.
 */
export function useLivePedido(form: PedidoForm, loaded: Pedido | null) {
  const { record } = form

  const arrived = useEffectEvent((pedido: Pedido) => {
    if (!record || pedido.id !== record.id || pedido.versao < record.versao) return
    if (pedido.versao === record.versao || sameValues(valuesOf(pedido), valuesOf(record)))
      form.takeOver(pedido)
    else form.setOutro(pedido)
  })

  /** A load of this screen's own (coming back to it, an attachment that arrived) merges what it can. */
  const reloaded = useEffectEvent((pedido: Pedido) => {
    if (!record || pedido === record || pedido.versao < record.versao) return
    form.takeOver(pedido)
    form.setOutro(pedido)
  })
  useEffect(() => {
    if (loaded) reloaded(loaded)
  }, [loaded])

  useChanges(({ entidade, id }) => {
    if (!record || (entidade !== '*' && (entidade !== 'pedido' || id !== record.id))) return
    if (isRemoved('pedido', record.id)) return
    // A copy that cannot be had now comes with the next push, or with the save's own conflict.
    getPedido(record.id).then(arrived, () => undefined)
  })
}
