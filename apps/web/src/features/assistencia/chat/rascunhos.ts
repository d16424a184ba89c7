import { useSyncExternalStore } from 'react'
import { KEYS, readStored, writeStored } from '../../../platform/session/storage.ts'

/** Texts begun and not sent, by conversation. They stay on this computer, and end with the session. */
type Rascunhos = Readonly<Record<string, string>>

const watchers = new Set<() => void>()

const read = (): Rascunhos => {
  const stored = readStored(KEYS.unsent)
  return typeof stored === 'object' && stored !== null ? (stored as Rascunhos) : {}
}

// A store must answer the same object until something changes.
let known: { text: string | null; rascunhos: Rascunhos } = { text: null, rascunhos: {} }
const current = (): Rascunhos => {
  const text = localStorage.getItem(KEYS.unsent)
  if (text !== known.text) known = { text, rascunhos: read() }
  return known.rascunhos
}

export const rascunhoDe = (conversa: number): string => current()[conversa] ?? ''

/** Keeps what is being written; an empty text is none. */
export const keepRascunho = (conversa: number, texto: string): void => {
  const { [conversa]: _before, ...others } = current()
  writeStored(KEYS.unsent, texto.trim() === '' ? others : { ...others, [conversa]: texto })
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

export const useRascunho = (conversa: number): string =>
  useSyncExternalStore(watch, () => current()[conversa] ?? '')
