import type { ArquivoInput } from '@app/contract/casca/arquivo'
import { useSyncExternalStore } from 'react'
import { listDrafts, removeDraft, writeDraft } from '../../../platform/drafts/drafts.ts'
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
/** Waiting messages are drafts of their person: they survive a closed page and an expired session, and end with the log-out. */
const PREFIX = 'chat/'
const nameOf = (dispositivo: string) => `${PREFIX}${dispositivo}`

let usuario: number | undefined
let fila: readonly NaFila[] = []
/** Messages that this browser could not keep. */
const unkept = new Set<string>()
let sending = false
let timer: ReturnType<typeof setTimeout> | undefined
/** When sending goes on, while the limit of messages per minute holds it back. */
let retomada: Date | null = null
const watchers = new Set<() => void>()
const arrived = new Set<(conversa: number) => void>()

const tellWatchers = () => {
  for (const watcher of watchers) watcher()
}

const set = (next: readonly NaFila[]) => {
  fila = next
  tellWatchers()
}

const setRetomada = (next: Date | null) => {
  retomada = next
  tellWatchers()
}

const drop = (dispositivo: string) => {
  set(fila.filter((one) => one.dispositivo !== dispositivo))
  unkept.delete(dispositivo)
  if (usuario !== undefined) void removeDraft(usuario, nameOf(dispositivo)).catch(() => undefined)
}

/** No answer, too many at once, or no session at this moment: the message is sent later. */
const isLater = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.unavailable || error.status === 429 || error.status === 401)

/** A message before the limit's end would be refused again, so only this timer ends the wait. */
const sendLater = (error: ApiError) => {
  const wait = (error.retryAfter ?? 0) * 1_000 || RETRY_MS
  if (error.status === 429) setRetomada(new Date(Date.now() + wait))
  timer = setTimeout(() => {
    setRetomada(null)
    void sendWaiting()
  }, wait)
}

/** One after the other, in the order in which they were written. */
export async function sendWaiting(): Promise<void> {
  if (retomada) return
  clearTimeout(timer)
  const next = fila.find(({ recusada }) => recusada === undefined)
  if (sending || !next) return
  sending = true
  const { conversa, recusada: _none, ...body } = next
  try {
    await sendMensagem(conversa, body)
    drop(next.dispositivo)
    for (const tell of arrived) tell(conversa)
  } catch (error) {
    if (isLater(error)) {
      sendLater(error)
      return
    }
    set(
      fila.map((one) =>
        one.dispositivo === next.dispositivo ? { ...one, recusada: describeError(error) } : one,
      ),
    )
  } finally {
    sending = false
  }
  await sendWaiting()
}

/** Takes up what this person wrote on this computer and did not get sent; another person's messages are left alone. */
export async function enterFila(pessoa: number): Promise<void> {
  if (usuario === pessoa) return
  if (usuario !== undefined) leaveFila()
  usuario = pessoa
  const kept = await listDrafts(pessoa, PREFIX).catch(() => [])
  if (usuario !== pessoa) return
  set([...kept.map(({ dados }) => dados as NaFila), ...fila])
  await sendWaiting()
}

/** Nobody is logged in, so nothing is sent. */
export function leaveFila() {
  usuario = undefined
  clearTimeout(timer)
  setRetomada(null)
  set([])
}

/** `para` names the other side, for the question that a log-out asks. */
export const enqueue = (message: Omit<NaFila, 'dispositivo'>, para: string) => {
  const dispositivo = randomUuid()
  const one = { ...message, dispositivo }
  set([...fila, one])
  unkept.add(dispositivo)
  if (usuario !== undefined)
    void writeDraft({
      usuario,
      nome: nameOf(dispositivo),
      rev: 0,
      titulo: `Mensagem não enviada para ${para}`,
      dados: one,
    }).then(
      () => {
        unkept.delete(dispositivo)
        // Sent before it was kept.
        if (usuario !== undefined && !fila.some((still) => still.dispositivo === dispositivo))
          void removeDraft(usuario, nameOf(dispositivo)).catch(() => undefined)
      },
      () => undefined,
    )
  void sendWaiting()
}

export const discard = drop

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => void sendWaiting())
  window.addEventListener('beforeunload', (event) => {
    if (unkept.size > 0) event.preventDefault()
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

/** When sending goes on after the limit of messages per minute; null where the limit holds nothing back. */
export const getRetomada = () => retomada
export const useRetomada = () => useSyncExternalStore(watch, getRetomada)
