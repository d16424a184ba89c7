import { useWindowEvent } from '@mantine/hooks'
import { createContext, useContext, useEffect } from 'react'

/** Inside a dialog: keeps Esc from it until the returned function is called. Elsewhere null. */
export const DialogLayer = createContext<(() => () => void) | null>(null)

export const useInDialog = (): boolean => useContext(DialogLayer) !== null

/**
 * Esc closes only the popover, and the dialog below it stays. It listens on the window, because a popover hears the key
 * only after the focus has moved into it.
 */
export function useEscape(opened: boolean, close: () => void): void {
  const hold = useContext(DialogLayer)
  useEffect(() => (opened && hold ? hold() : undefined), [opened, hold])
  useWindowEvent('keydown', (event) => {
    if (opened && event.key === 'Escape' && !event.defaultPrevented) close()
  })
}
