import { useEffect, useSyncExternalStore } from 'react'
import { onTold, tell, useLiveStatus, type Told } from '../../../platform/http/live.ts'

/** A page that dies says no 'stopped'. */
const WRITES_MS = 6_000
/** How often a page says that its person still writes. */
const AGAIN_MS = 3_000

type Presenca = {
  /** People of the other side of the open conversation. */
  presentes: { id: number; nomes: readonly string[]; total: number } | undefined
  /** Who writes, by conversation. */
  digitam: ReadonlyMap<number, readonly { id: number; nome: string }[]>
}

const NOBODY: Presenca = { presentes: undefined, digitam: new Map() }

let presenca = NOBODY
const watchers = new Set<() => void>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
let hearing: (() => void) | undefined

const set = (next: Presenca) => {
  presenca = next
  for (const watcher of watchers) watcher()
}

const stop = (conversa: number, usuario: number) => {
  const key = `${conversa} ${usuario}`
  clearTimeout(timers.get(key))
  timers.delete(key)
  const rest = presenca.digitam.get(conversa)?.filter(({ id }) => id !== usuario) ?? []
  const digitam = new Map(presenca.digitam)
  if (rest.length > 0) digitam.set(conversa, rest)
  else digitam.delete(conversa)
  set({ ...presenca, digitam })
}

const hear = (told: Told) => {
  if (told.entidade !== 'chat') return
  const { id } = told
  if (told.tipo === 'presentes') return set({ ...presenca, presentes: told })
  const { quem, parou } = told
  stop(id, quem.id)
  if (parou) return
  timers.set(`${id} ${quem.id}`, setTimeout(stop, WRITES_MS, id, quem.id))
  const digitam = new Map(presenca.digitam)
  set({ ...presenca, digitam: digitam.set(id, [...(digitam.get(id) ?? []), quem]) })
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  hearing ??= onTold(hear)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    hearing?.()
    hearing = undefined
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    presenca = NOBODY
  }
}

/** Who is there and who writes. Without a connection nobody knows. */
export function usePresenca(): Presenca {
  const known = useSyncExternalStore(watch, () => presenca)
  return useLiveStatus() === 'ao vivo' ? known : NOBODY
}

/** Tells the server which conversation this page shows, and again after a lost connection. */
export function useOlhar(conversa: number | undefined) {
  const aoVivo = useLiveStatus() === 'ao vivo'
  // The answer comes once, and may come before anything that shows it.
  useEffect(() => watch(() => {}), [])
  useEffect(() => {
    if (!aoVivo) return
    tell({ tipo: 'olha', entidade: 'chat', ...(conversa !== undefined && { id: conversa }) })
    return () => {
      set({ ...presenca, presentes: undefined })
      tell({ tipo: 'olha' })
    }
  }, [aoVivo, conversa])
}

/** Says that the person writes, at most every three seconds, and once that it is over. */
export const createDigitando = () => {
  let saidAt = 0
  const say = (parou: boolean) => tell({ tipo: 'digita', parou })
  return (writes: boolean) => {
    const now = Date.now()
    if (writes && now - saidAt >= AGAIN_MS) {
      saidAt = now
      say(false)
    }
    if (writes || saidAt === 0) return
    saidAt = 0
    say(true)
  }
}

/** 'Sandra Paulista está digitando', or both, or several; nobody is an empty text. */
export const quemDigita = (quem: readonly { nome: string }[] = []): string => {
  const [um, dois, ...mais] = quem.map(({ nome }) => nome)
  if (um === undefined) return ''
  if (dois === undefined) return `${um} está digitando`
  return mais.length === 0 ? `${um} e ${dois} estão digitando` : 'Várias pessoas estão digitando'
}

/** Three names at most, and how many more. */
export const quemEsta = ({ nomes, total }: { nomes: readonly string[]; total: number }): string => {
  const shown = nomes.slice(0, total > 3 ? 2 : 3)
  return total > shown.length ? `${shown.join(', ')} e mais ${total - shown.length}` : shown.join(', ')
}
