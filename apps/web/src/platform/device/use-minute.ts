import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Milliseconds to the next full minute, so that delays and the clock change together. */
export const untilNextMinute = (now: number) => MINUTE - (now % MINUTE)

/** The current time; it updates with each minute of the clock, and at once when the tab becomes visible. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      setNow(new Date())
      timer = setTimeout(tick, untilNextMinute(Date.now()))
    }
    timer = setTimeout(tick, untilNextMinute(Date.now()))
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
