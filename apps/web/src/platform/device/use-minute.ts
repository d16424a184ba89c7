import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Milliseconds to the next full minute, so that delays and the clock turn over together. */
export const untilNextMinute = (now: number) => MINUTE - (now % MINUTE)

/** Now, moving on with each minute of the clock, and at once when the tab is looked at again. */
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
