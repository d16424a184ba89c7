import { useSyncExternalStore } from 'react'
import { KEYS, readStored, writeStored } from '../session/storage.ts'

/** Texts begun and not sent, by what they are for. They stay on this computer, and end with the session. */
type Unsent = Readonly<Record<string, string>>

const watchers = new Set<() => void>()

const read = (): Unsent => {
  const stored = readStored(KEYS.unsent)
  return typeof stored === 'object' && stored !== null ? (stored as Unsent) : {}
}

// A store must answer the same object until something changes.
let known: { text: string | null; texts: Unsent } = { text: null, texts: {} }
const current = (): Unsent => {
  const text = localStorage.getItem(KEYS.unsent)
  if (text !== known.text) known = { text, texts: read() }
  return known.texts
}

export const unsentOf = (key: string): string => current()[key] ?? ''

/** Keeps what is being written; an empty text is none. */
export const keepUnsent = (key: string, texto: string): void => {
  const { [key]: _before, ...others } = current()
  writeStored(KEYS.unsent, texto.trim() === '' ? others : { ...others, [key]: texto })
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

export const useUnsent = (key: string): string => useSyncExternalStore(watch, () => current()[key] ?? '')
