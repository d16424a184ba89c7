import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer, so the screen is no wall screen. */
const WIDE = '(min-width: 1000px)'
const POINTER_MS = 3_000

const wide = typeof matchMedia === 'undefined' ? null : matchMedia(WIDE)
const subscribeWide = (listener: () => void) => {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

/** Full screen, if the browser allows it: it needs a click, which a bookmark at start-up does not have. */
export const enterFullscreen = () =>
  void document.documentElement.requestFullscreen?.().catch(() => undefined)

const leaveFullscreen = () => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}

/** Keeps the screen awake; a hidden tab loses the lock and requests it again. */
function useWakeLock(active: boolean) {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const release = () => void lock?.release().catch(() => undefined)
    const keep = (sentinel: WakeLockSentinel) => {
      lock = sentinel
      if (over) release()
    }
    const ask = () => {
      if (document.visibilityState === 'visible')
        void navigator.wakeLock.request('screen').then(keep, () => undefined)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      release()
    }
  }, [active])
}

/** Shows pointer and exit only while the mouse moves, because they would disturb on a wall. */
function usePointerRecent(active: boolean) {
  useEffect(() => {
    if (!active) return
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout>
    const hide = () => delete root.dataset['aponta']
    const moved = () => {
      root.dataset['aponta'] = ''
      clearTimeout(timer)
      timer = setTimeout(hide, POINTER_MS)
    }
    addEventListener('pointermove', moved)
    return () => {
      removeEventListener('pointermove', moved)
      clearTimeout(timer)
      hide()
    }
  }, [active])
}

/**
 * 'Modo TV' (look.md): marks the document, so that the style sheet hides menu, filters and acts and scales everything
 * to the screen; Esc, or leaving the full screen, ends it.
 */
export function useTv(wanted: boolean, onLeave: () => void): boolean {
  const isWide = useSyncExternalStore(subscribeWide, () => wide?.matches ?? true)
  const tv = wanted && isWide
  const leave = useEffectEvent(onLeave)
  useLayoutEffect(() => {
    if (!tv) return
    const root = document.documentElement
    root.dataset['modo'] = 'tv'
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    let full = document.fullscreenElement !== null
    const onFull = () => {
      if (full && !document.fullscreenElement) leave()
      full = document.fullscreenElement !== null
    }
    addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onFull)
    return () => {
      delete root.dataset['modo']
      removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onFull)
      leaveFullscreen()
    }
  }, [tv])
  useWakeLock(tv)
  usePointerRecent(tv)
  return tv
}
