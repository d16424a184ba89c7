import { Push } from '@app/contract/casca/push'
import { z } from 'zod'
import type { Listener } from './listen.ts'

export const CHANGE_CHANNEL = 'mudanca'

/** Service points whose people may see a record. */
const Postos = z.union([z.array(z.number().int()), z.literal('todos')])
export type Postos = z.infer<typeof Postos>

/**
 * A committed change; a null `clienteId` means the installation's own (settings), or a service point's when `postos` is
 * set.
 */
export const Change = Push.omit({ tipo: true }).extend({
  clienteId: z.number().int().nullable(),
  postos: Postos.optional(),
  /** Roles of staff that do not receive it, because it belongs to another team. */
  semPapeis: z.array(z.string()).optional(),
  /** Staff do not receive it at all. */
  soDoPosto: z.boolean().optional(),
  /** The consumers' accounts that see it. */
  contas: z.array(z.number().int()).optional(),
  /** These people alone, whoever they are; for what belongs to a person. */
  pessoas: z.array(z.number().int()).optional(),
})
export type Change = z.infer<typeof Change>

export type Changes = {
  /** Calls back for each committed change of any process; the answer unsubscribes. */
  onChange: (tell: (change: Change) => void) => () => void
  /** Calls back after a gap, because cached data must then be read again. */
  onGap: (tell: () => void) => () => void
}

const fanOut = <T>() => {
  const subscribers = new Set<(value: T) => void>()
  const subscribe = (tell: (value: T) => void) => {
    subscribers.add(tell)
    return () => void subscribers.delete(tell)
  }
  const publish = (value: T) => {
    for (const tell of subscribers) tell(value)
  }
  return { subscribe, publish }
}

/** Passes the database's notifications to the subscribers in this process. */
export const createChanges = (listener: Listener): Changes => {
  const changes = fanOut<Change>()
  const gaps = fanOut<undefined>()
  listener.on(CHANGE_CHANNEL, (payload) => changes.publish(Change.parse(JSON.parse(payload))))
  listener.onGap(() => gaps.publish(undefined))
  return { onChange: changes.subscribe, onGap: (tell) => gaps.subscribe(tell) }
}
