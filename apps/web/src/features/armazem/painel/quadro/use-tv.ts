import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** Below this the sidebar is a drawer already and there is no wall to hang on. */
const WIDE = '(min-width: 1000px)'
const POINTER_MS = 3_000

const wide = typeof matchMedia === 'undefined' ? null : matchMedia(WIDE)
const subscribeWide = (listener: () => void) => {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

/** The whole screen, where the browser lets us: it wants a click, and a bookmark opened at start-up has none. */
export const enterFullscreen = () =>
  void document.documentElement.requestFullscreen?.().catch(() => undefined)

const leaveFullscreen = () => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}

/** Keeps the screen awake; a tab that was hidden has lost the lock and asks again. */
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

/** The pointer and the way out show while the mouse moves; on a wall nobody wants to see them. */
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
 * 'Modo TV' (look.md): marks the document so that the style sheet hides menu, filters and acts and sizes everything
 * by the screen; Esc, or leaving the full screen, ends it.
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
