import type { Pedido } from '@app/contract/armazem/pedido'
import { useEffect, useEffectEvent } from 'react'
import { isRemoved, useChanges } from '../../../../platform/http/live.ts'
import { getPedido } from '../api.ts'
import { sameValues, valuesOf } from './form-model.ts'
import type { PedidoForm } from './use-pedido-form.ts'

/**
 * Another person's change of the open order. Fields that the form does not show (status, WMS, attachments) are updated
 * silently; a newer version of the rest waits until the person asks for it.
 */
export function useLivePedido(form: PedidoForm, loaded: Pedido | null) {
  const { record } = form

  const arrived = useEffectEvent((pedido: Pedido) => {
    if (!record || pedido.id !== record.id || pedido.versao < record.versao) return
    if (pedido.versao === record.versao || sameValues(valuesOf(pedido), valuesOf(record)))
      form.takeOver(pedido)
    else form.setOutro(pedido)
  })

  /** This screen's own reload (after a return, or an upload) merges what it can. */
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
    // If it fails, the next push or the save's own conflict brings the newer version.
    getPedido(record.id).then(arrived, () => undefined)
  })
}
