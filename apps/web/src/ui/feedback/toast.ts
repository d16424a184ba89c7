import { notifications, notificationsStore } from '@mantine/notifications'
import type { Tone } from './faixa.tsx'

/** Spec §9: 7 s; warnings 1,000,000 ms, with a button that closes them (decisions 35). */
export const TOAST_MS = 7_000
export const WARNING_MS = 1_000_000

/** The same words in the same tone are one toast. */
const idOf = (tone: Tone, text: string) => `${tone}:${text}`

function show(tone: Tone, text: string, time: number) {
  const id = idOf(tone, text)
  const { notifications: shown, queue } = notificationsStore.getState()
  if ([...shown, ...queue].some((one) => one.id === id)) return
  notifications.show({ id, message: text, autoClose: time, 'data-tone': tone })
}

/** Short words at the top of the screen, for what happened apart from where the person is looking. */
export const toast = {
  success: (text: string) => show('success', text, TOAST_MS),
  error: (text: string) => show('error', text, TOAST_MS),
  info: (text: string) => show('info', text, TOAST_MS),
  warning: (text: string) => show('warning', text, WARNING_MS),
  /** A WARNING message of a successful answer: looks like info, stays like a warning (spec §8, decisions 35). */
  notice: (text: string) => show('info', text, WARNING_MS),
  clear: () => notifications.clean(),
}
