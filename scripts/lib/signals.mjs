const LOOK_MS = 250

/**
 * Calls `handler` with each signal that asks this process to stop. npm runs us by a shell, and some shells end with
 * npm's signal without passing it on; then the end of the shell counts as the signal. `exec` in front of the command
 * would help there, but not every shell knows it.
 */
export const onSignal = (handler) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => handler(signal))
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    handler('SIGTERM')
  }, LOOK_MS)
  timer.unref()
}
