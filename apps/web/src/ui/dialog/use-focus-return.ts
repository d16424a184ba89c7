import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const giveBack = (from: RefObject<Element | null>) => {
  const to = from.current
  from.current = null
  // Nothing had the focus; a fading dialog must not keep it, because it would receive keys.
  if (to === document.body && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  else if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}

/** When no click opened the dialog, Mantine records the old focus only after it has moved; this records it in time. */
export const useFocusReturn = (opened: boolean): void => {
  const from = useRef<Element | null>(null)
  // A clean-up would be too early, because the dialog's trap still holds the focus then.
  useLayoutEffect(() => {
    if (opened) from.current = document.activeElement
    else giveBack(from)
  }, [opened])
  // The component was removed while the dialog was open.
  useLayoutEffect(() => () => giveBack(from), [])
}
