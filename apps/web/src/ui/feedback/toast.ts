import type { Tone } from './faixa.tsx'

/** Spec §9: 7 s; warnings 1,000,000 ms, with a button that closes them (decisions 35). */
export const TOAST_MS = 7_000
export const WARNING_MS = 1_000_000

/** Further toasts wait until one of these has gone. */
const MOST_SHOWN = 5

export type ToastData = { id: string; tone: Tone; text: string; time: number }

/** In the order in which they were asked for. */
let toasts: readonly ToastData[] = []
let shown = toasts
const listeners = new Set<() => void>()

const changed = (next: readonly ToastData[]) => {
  toasts = next
  shown = next.slice(0, MOST_SHOWN)
  for (const listener of listeners) listener()
}

/** The toasts on the screen. */
export const getShown = () => shown

/** Answers a function that ends the subscription. */
export const subscribeToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undo functions of toasts, by the toast's id. */
const undos = new Map<string, () => unknown>()
let turn = 0

export const hasUndo = (id: string) => undos.has(id)

/** Closes a toast without undoing anything. */
export function closeToast(id: string) {
  undos.delete(id)
  changed(toasts.filter((one) => one.id !== id))
}

/** Undoes what a toast reported, and closes the toast. */
export function runUndo(id: string) {
  const undo = undos.get(id)
  closeToast(id)
  void undo?.()
}

/** The same words in the same tone are one toast. */
const idOf = (tone: Tone, text: string) => `${tone}:${text}`

function show(tone: Tone, text: string, time: number, id = idOf(tone, text)) {
  if (!toasts.some((one) => one.id === id)) changed([...toasts, { id, tone, text, time }])
}

/** Short messages at the top of the screen, for events away from the person's focus. */
export const toast = {
  success: (text: string) => show('success', text, TOAST_MS),
  error: (text: string) => show('error', text, TOAST_MS),
  info: (text: string) => show('info', text, TOAST_MS),
  warning: (text: string) => show('warning', text, WARNING_MS),
  /** A WARNING message of a successful answer: it looks like info and stays like a warning (spec §8, decisions 35). */
  notice: (text: string) => show('info', text, WARNING_MS),
  /** A success with 'Desfazer'. It answers a function that withdraws the offer. */
  undoable: (text: string, undo: () => unknown): (() => void) => {
    const plain = `${idOf('success', text)}#`
    // Of equal messages only the newest can be undone.
    for (const { id } of toasts) if (id.startsWith(plain)) closeToast(id)
    turn += 1
    const id = `${plain}${turn}`
    undos.set(id, undo)
    show('success', text, TOAST_MS, id)
    return () => closeToast(id)
  },
  clear: () => {
    undos.clear()
    changed([])
  },
}
