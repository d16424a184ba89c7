import { useWindowEvent } from '@mantine/hooks'
import { createContext, useContext, useEffect } from 'react'

/** Inside a dialog: keeps Esc from it until the answer is called. Elsewhere there is none. */
export const DialogLayer = createContext<(() => () => void) | null>(null)

export const useInDialog = (): boolean => useContext(DialogLayer) !== null

/**
 * What floats closes by Esc alone: the dialog below it stays. From the window, because a popover hears the key only
 * once the focus is inside it, a moment after it opened.
 */
export function useEscape(opened: boolean, close: () => void): void {
  const hold = useContext(DialogLayer)
  useEffect(() => (opened && hold ? hold() : undefined), [opened, hold])
  useWindowEvent('keydown', (event) => {
    if (opened && event.key === 'Escape' && !event.defaultPrevented) close()
  })
}
