import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps an element as high as what a phone shows of the page: the keyboard of the phone lies over the page and makes
 * only that smaller.
 */
export function useTeclado<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    const { visualViewport: shown } = window
    if (!shown) return
    const fit = () => {
      // Whoever enlarges the page wants to see less of it.
      if (shown.scale > 1) return
      element.current?.style.setProperty('--alto-visivel', `${shown.height}px`)
      element.current?.style.setProperty('--topo-visivel', `${shown.offsetTop}px`)
    }
    fit()
    shown.addEventListener('resize', fit)
    shown.addEventListener('scroll', fit)
    return () => {
      shown.removeEventListener('resize', fit)
      shown.removeEventListener('scroll', fit)
    }
  }, [])
  return element
}
