/**
 * Joins many calls into one run: the first waits `wait` ms for others, and calls during a run cause one more run after
 * it, so that a whole run always follows the last call.
 */
export function coalesce(run: () => Promise<unknown>, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again = false
  let stopped = false

  const fire = async () => {
    timer = undefined
    running = true
    try {
      await run()
    } finally {
      running = false
      if (again) call()
      again = false
    }
  }
  const call = () => {
    if (stopped) return
    if (running) again = true
    else timer ??= setTimeout(() => void fire().catch(() => undefined), wait)
  }
  const stop = () => {
    stopped = true
    clearTimeout(timer)
  }
  return { call, stop }
}
