import { useRef, useState } from 'react'

/** Runs a task, only one run at a time; `busy` while it runs. */
export function useTask<Args extends unknown[]>(task: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  // The second of two quick presses comes before the button is disabled.
  const running = useRef(false)
  const run = async (...args: Args) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await task(...args)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run: (...args: Args) => void run(...args) }
}
