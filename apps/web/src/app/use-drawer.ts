import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** Spec §9: the drawer exists below 1000 px; a swipe starts within 40 px of the edge and opens after 100 px. */
const DRAWER_QUERY = '(max-width: 999px)'
const EDGE = 40
const THRESHOLD = 100

type Point = { x: number; y: number }

const pointOf = (touch: Touch | undefined): Point | null =>
  touch ? { x: touch.clientX, y: touch.clientY } : null

/** A swipe that is mostly horizontal and long enough: 'abre' to the right from the edge, 'fecha' to the left. */
export function swipeOf(from: Point, to: Point, open: boolean): 'abre' | 'fecha' | null {
  const dx = to.x - from.x
  if (Math.abs(dx) < THRESHOLD || Math.abs(dx) < Math.abs(to.y - from.y)) return null
  if (!open && dx > 0 && from.x <= EDGE) return 'abre'
  return open && dx < 0 ? 'fecha' : null
}

/** The drawer's state: it opens and closes by swipe, and closes by Esc and when the window grows wide. */
export function useDrawer() {
  const [open, setOpen] = useState(false)
  const swiped = useEffectEvent((from: Point, to: Point) => {
    const swipe = swipeOf(from, to, open)
    if (swipe) setOpen(swipe === 'abre')
  })

  useEffect(() => {
    const narrow = matchMedia(DRAWER_QUERY)
    let from: Point | null = null
    const start = (event: TouchEvent) => {
      from = narrow.matches && event.touches.length === 1 ? pointOf(event.touches[0]) : null
    }
    const end = (event: TouchEvent) => {
      const to = pointOf(event.changedTouches[0])
      if (from && to) swiped(from, to)
      from = null
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false)
    }
    const widened = () => {
      if (!narrow.matches) setOpen(false)
    }
    addEventListener('touchstart', start, { passive: true })
    addEventListener('touchend', end, { passive: true })
    addEventListener('keydown', escape)
    narrow.addEventListener('change', widened)
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchend', end)
      removeEventListener('keydown', escape)
      narrow.removeEventListener('change', widened)
    }
  }, [])

  const show = useCallback(() => setOpen(true), [])
  const hide = useCallback(() => setOpen(false), [])
  return { open, show, hide }
}
