/**
 * Makes one run of many calls: the first waits `wait` ms for others to join it, and what comes while a run is under
 * way becomes one more run after it, so that the last call is always followed by a whole run.
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
