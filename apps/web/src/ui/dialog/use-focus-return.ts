import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const giveBack = (from: RefObject<Element | null>) => {
  const to = from.current
  from.current = null
  // Nothing had it: what fades away must not keep it, keys would go there.
  if (to === document.body && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  else if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}

/** Mantine notes where the focus was after it has moved when no click opened the dialog; here it is noted in time. */
export const useFocusReturn = (opened: boolean): void => {
  const from = useRef<Element | null>(null)
  // Not in a clean-up: the dialog's trap would still hold the focus then.
  useLayoutEffect(() => {
    if (opened) from.current = document.activeElement
    else giveBack(from)
  }, [opened])
  // Taken away while it was open.
  useLayoutEffect(() => () => giveBack(from), [])
}
