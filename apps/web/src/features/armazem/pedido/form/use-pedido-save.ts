import { Pedido } from '@app/contract/armazem/pedido'
import type { PedidoUpdate } from '@app/contract/armazem/pedido'
import { useRef } from 'react'
import { ApiError, changeOf } from '../../../../platform/http/errors.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { createPedido, updatePedido } from '../api.ts'
import { createBody, updateBody, valuesOf } from './form-model.ts'
import type { PedidoValues } from './form-model.ts'
import { mergePedido } from '../conflito/merge.ts'
import type { Merge } from '../conflito/merge.ts'

/** Both changed the order: the server's version, its author, and the fields to decide. */
export type Conflict = { merge: Merge; atual: Pedido; por: string | null; em: string | null }

export type SaveResult =
  | { kind: 'saved'; pedido: Pedido }
  | { kind: 'conflict'; conflict: Conflict }
  /** The other person's change locked the order for this person. */
  | { kind: 'closed'; atual: Pedido }

const MOST_TRIES = 4

/** The current order in a version conflict (api.md, Version), or undefined. */
const presentOf = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const parsed = Pedido.safeParse(error.body['atual'])
  return parsed.success ? parsed.data : undefined
}

/**
 * Saves the changes to an order. An old version is merged with the current one; without a conflict it is saved again at
 * once, otherwise the person has to decide.
 */
export async function savePedido(from: Pedido, values: PedidoValues): Promise<SaveResult> {
  let [base, mine] = [from, values]
  for (let turn = 1; ; turn += 1) {
    try {
      const body = updateBody(valuesOf(base), mine, base.versao)
      return { kind: 'saved', pedido: await updatePedido(base.id, body) }
    } catch (error) {
      const atual = presentOf(error)
      if (!atual || !(error instanceof ApiError) || turn === MOST_TRIES) throw error
      if (atual.somenteLeitura) return { kind: 'closed', atual }
      const merge = mergePedido(valuesOf(base), valuesOf(atual), mine)
      if (merge.conflitos.length > 0) {
        return { kind: 'conflict', conflict: { merge, atual, ...changeOf(error) } }
      }
      ;[base, mine] = [atual, merge.values]
    }
  }
}

/** One change outside the form (removing an attachment, reopening); an old version does not prevent it. */
export async function patchPedido(from: Pedido, body: Omit<PedidoUpdate, 'versao'>): Promise<Pedido> {
  try {
    return await updatePedido(from.id, { ...body, versao: from.versao })
  } catch (error) {
    const atual = presentOf(error)
    if (!atual) throw error
    return updatePedido(atual.id, { ...body, versao: atual.versao })
  }
}

/** No answer, or one that does not say what happened to the order. */
const isUncertain = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

/** A try to create an order; its key makes repeated tries one order. */
export type Tentativa = { key: string; values: PedidoValues }

const sameOrder = (a: PedidoValues, b: PedidoValues) =>
  JSON.stringify(createBody(a)) === JSON.stringify(createBody(b))

/**
 * Creates an order exactly once. After a try with an unknown result, the same body is sent again under the same key: it
 * is either created now, or answered as it was then. Values that were typed meanwhile are saved afterwards.
 */
export function useCreatePedido() {
  const open = useRef<Tentativa | null>(null)

  const attempt = async (values: PedidoValues) => {
    const current = open.current ?? { key: randomId(), values }
    open.current = current
    try {
      const pedido = await createPedido(createBody(current.values), current.key)
      open.current = null
      return { pedido, sent: current.values }
    } catch (error) {
      if (!isUncertain(error)) open.current = null
      throw error
    }
  }

  const create = async (values: PedidoValues): Promise<{ pedido: Pedido; rest: PedidoValues | null }> => {
    const retried = open.current !== null
    let created: Awaited<ReturnType<typeof attempt>>
    try {
      created = await attempt(values)
    } catch (error) {
      // The earlier body was refused, but the current one has not been tried yet.
      if (!retried || isUncertain(error)) throw error
      created = await attempt(values)
    }
    return { pedido: created.pedido, rest: sameOrder(created.sent, values) ? null : values }
  }

  return { create, tentativaRef: open }
}
