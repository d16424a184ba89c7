import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { environment } from './node.mjs'
import { root } from './paths.mjs'
import { onSignal } from './signals.mjs'

const children = new Set()

onSignal((signal) => {
  for (const child of children) child.kill(signal)
  if (children.size === 0) process.exit(128 + constants.signals[signal])
})

/**
 * Runs the product's Node with this terminal and passes signals on; answers the exit code. The channel tells the child
 * when this process is killed, so that it does not stay behind; `stop` ends it earlier.
 */
export const runNode = (node, args, { env = {}, channel = false, stop } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(node, args, {
      cwd: root,
      env: { ...environment(node), ...env },
      stdio: channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    })
    children.add(child)
    stop?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      children.delete(child)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
