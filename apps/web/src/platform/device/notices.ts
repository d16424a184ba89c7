import { KEYS, readStored, writeStored } from '../session/storage.ts'

const wanted = (): unknown[] => {
  const stored = readStored(KEYS.notices)
  return Array.isArray(stored) ? stored : []
}

/** Whether this browser can show notifications at all. */
export const canNotify = () => 'Notification' in window

/** Whether this person has asked for notifications on this computer and the browser allows them. */
export const notifies = (usuario: number): boolean =>
  canNotify() && Notification.permission === 'granted' && wanted().includes(usuario)

/** Turns them on or off; the browser asks the person the first time. Answers whether they are on. */
export async function setNotices(usuario: number, on: boolean): Promise<boolean> {
  const allowed = on && (await Notification.requestPermission()) === 'granted'
  const others = wanted().filter((one) => one !== usuario)
  writeStored(KEYS.notices, allowed ? [...others, usuario] : others)
  return allowed
}
