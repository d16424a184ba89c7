import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { environment } from './node.mjs'
import { root } from './paths.mjs'
import { onSignal } from './signals.mjs'

/** Before the first, second, … restart; the last one also for all later restarts. */
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000]
/** A server that was up for this long died for a new reason. */
const STEADY_MS = 60_000
/** After this many failed starts in a row the cause is permanent. */
const MOST_FAILED = 5

const stopRequest = new AbortController()
let current

/** Runs one program to its end; answers how it ended, and how long it was up. */
const run = (node, args, env) =>
  new Promise((resolve, reject) => {
    let upSince
    let port
    // The channel tells the child when this process is killed, so that it does not stay behind.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
    current = spawn(node, args, { cwd: root, env: { ...environment(node), ...env }, stdio })
    current.on('message', (message) => {
      upSince = performance.now()
      port = message.porta
    })
    current.on('error', reject)
    current.on('exit', (code, signal) => {
      current = undefined
      const up = upSince === undefined ? undefined : performance.now() - upSince
      resolve({ code: code ?? 128 + constants.signals[signal], signal, up, port })
    })
  })

/**
 * Runs the server and starts it again whenever it dies by itself; answers with the exit code once it was stopped, or
 * cannot be started. A first start that refuses has said why, and is not tried again. `afterwards` runs when a server
 * ended otherwise than by stopping, as its PostgreSQL is still there then.
 */
export const supervise = async (node, args, afterwards) => {
  onSignal((signal) => {
    stopRequest.abort()
    current?.kill(signal)
  })
  const env = {}
  let [deaths, failed, everUp] = [0, 0, false]
  for (;;) {
    const { code, signal, up, port } = await run(node, args, env)
    if (code === 0) return 0
    everUp ||= up !== undefined
    failed = up === undefined ? failed + 1 : 0
    if (up > STEADY_MS) deaths = 0
    const refused = !everUp && signal === null
    if (!refused && !stopRequest.signal.aborted && failed < MOST_FAILED) {
      // The port of the previous start, also a random one, because open pages reconnect to it.
      if (port !== undefined) env.PORT = String(port)
      const pause = PAUSES_MS[Math.min(deaths, PAUSES_MS.length - 1)]
      deaths += 1
      const when = pause === 0 ? 'iniciando de novo' : `iniciando de novo em ${pause / 1000} s`
      console.log(`O servidor parou sozinho (${signal ?? `código ${code}`}); ${when}.`)
      await wait(pause, undefined, { signal: stopRequest.signal }).catch(() => {})
      if (!stopRequest.signal.aborted) continue
    }
    if (!refused) await run(node, afterwards, env)
    return stopRequest.signal.aborted ? 0 : code
  }
}
