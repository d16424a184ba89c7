import { useEffect, useEffectEvent, useState } from 'react'

/** Time to read ten rows from three metres. */
export const TURN_MS = 15_000

/** Turns the pages of a wall screen until somebody stops it. */
export function useTurning(active: boolean, onTurn: () => Promise<void>) {
  const [stopped, setStopped] = useState(false)
  const turn = useEffectEvent(() => void onTurn())
  const turns = active && !stopped
  useEffect(() => {
    if (!turns) return
    const timer = setInterval(() => turn(), TURN_MS)
    return () => clearInterval(timer)
  }, [turns])
  return { stopped, toggle: () => setStopped(!stopped) }
}
