import { useLayoutEffect, useRef } from 'react'

/** Mantine notes where the focus was after it has moved when no click opened the dialog; here it is noted in time. */
export const useFocusReturn = (opened: boolean): void => {
  const from = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!opened) return
    from.current = document.activeElement
    // Closed, or taken away while it was open.
    return () => {
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
      from.current = null
    }
  }, [opened])
}
