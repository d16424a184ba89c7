import { KEYS, readStored, writeStored } from '../session/storage.ts'

const quiet = (): unknown[] => {
  const stored = readStored(KEYS.quiet)
  return Array.isArray(stored) ? stored : []
}

/** Whether this person hears the reader's tone on this computer; the default is yes. */
export const hasSound = (usuario: number): boolean => !quiet().includes(usuario)

export function setSound(usuario: number, on: boolean): void {
  const others = quiet().filter((one) => one !== usuario)
  writeStored(KEYS.quiet, on ? others : [...others, usuario])
}
