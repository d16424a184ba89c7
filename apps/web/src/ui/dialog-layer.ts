import { createContext, useContext, useEffect } from 'react'

/** Inside a dialog: keeps Esc from it until the answer is called. Elsewhere there is none. */
export const DialogLayer = createContext<(() => () => void) | null>(null)

/** What floats above a dialog closes by Esc alone, and the dialog stays. Tells whether there is a dialog. */
export function useAboveDialog(opened: boolean): boolean {
  const hold = useContext(DialogLayer)
  useEffect(() => (opened && hold ? hold() : undefined), [opened, hold])
  return hold !== null
}
