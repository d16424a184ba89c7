import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { useSyncExternalStore } from 'react'
import { ApiError, describeError } from '../../../platform/http/errors.ts'
import { randomUuid } from '../../../platform/text/random-id.ts'
import { sendMensagem } from './api.ts'

/** A message that is being sent. It waits while there is no connection, and is sent automatically afterwards. */
export type NaFila = {
  conversa: number
  dispositivo: string
  texto: string
  cita: number | null
  mencoes: number[]
  arquivos: ArquivoInput[]
  /** Why it was refused; it stays so until the person sends it again. */
  recusada?: string
}

const RETRY_MS = 3_000

let fila: readonly NaFila[] = []
let sending = false
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()
const arrived = new Set<(conversa: number) => void>()

const set = (next: readonly NaFila[]) => {
  fila = next
  for (const watcher of watchers) watcher()
}

const without = (dispositivo: string) => fila.filter((one) => one.dispositivo !== dispositivo)

/** One after the other, in the order in which they were written. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  const next = fila.find(({ recusada }) => recusada === undefined)
  if (sending || !next) return
  sending = true
  const { conversa, recusada: _none, ...body } = next
  try {
    await sendMensagem(conversa, body)
    set(without(next.dispositivo))
    for (const tell of arrived) tell(conversa)
  } catch (error) {
    const later = error instanceof ApiError && (error.unavailable || error.status === 429)
    if (later) timer = setTimeout(() => void sendWaiting(), (error.retryAfter ?? 0) * 1_000 || RETRY_MS)
    else
      set(
        fila.map((one) =>
          one.dispositivo === next.dispositivo ? { ...one, recusada: describeError(error) } : one,
        ),
      )
    if (later) return
  } finally {
    sending = false
  }
  await sendWaiting()
}

export const enqueue = (message: Omit<NaFila, 'dispositivo'>) => {
  set([...fila, { ...message, dispositivo: randomUuid() }])
  void sendWaiting()
}

export const discard = (dispositivo: string) => set(without(dispositivo))

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => void sendWaiting())
  // Unsent messages exist only in this page.
  window.addEventListener('beforeunload', (event) => {
    if (fila.length > 0) event.preventDefault()
  })
}

export const onArrived = (tell: (conversa: number) => void) => {
  arrived.add(tell)
  return () => void arrived.delete(tell)
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useFila = () => useSyncExternalStore(watch, () => fila)
