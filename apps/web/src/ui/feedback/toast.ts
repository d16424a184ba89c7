import { notifications, notificationsStore } from '@mantine/notifications'
import type { Tone } from './faixa.tsx'

/** Spec §9: 7 s; warnings 1,000,000 ms, with a button that closes them (decisions 35). */
export const TOAST_MS = 7_000
export const WARNING_MS = 1_000_000

/** Undo functions of toasts, by the toast's id. */
const undos = new Map<string, () => unknown>()
let turn = 0

export const hasUndo = (id: string) => undos.has(id)

/** Closes a toast without undoing anything. */
export function closeToast(id: string) {
  undos.delete(id)
  notifications.hide(id)
}

/** Undoes what a toast reported, and closes the toast. */
export function runUndo(id: string) {
  const undo = undos.get(id)
  closeToast(id)
  void undo?.()
}

/** The same words in the same tone are one toast. */
const idOf = (tone: Tone, text: string) => `${tone}:${text}`

const shownAs = (test: (id: string) => boolean) => {
  const { notifications: shown, queue } = notificationsStore.getState()
  return [...shown, ...queue].flatMap(({ id }) => (id !== undefined && test(id) ? [id] : []))
}

function show(tone: Tone, text: string, time: number, id = idOf(tone, text)) {
  if (shownAs((one) => one === id).length > 0) return
  notifications.show({ id, message: text, autoClose: time, 'data-tone': tone })
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
    for (const id of shownAs((one) => one.startsWith(plain))) closeToast(id)
    turn += 1
    const id = `${plain}${turn}`
    undos.set(id, undo)
    show('success', text, TOAST_MS, id)
    return () => closeToast(id)
  },
  clear: () => {
    undos.clear()
    notifications.clean()
  },
}
