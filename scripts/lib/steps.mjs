import { spawn } from 'node:child_process'
import { environment } from './node.mjs'
import { root } from './paths.mjs'

/** Runs one program under the product's Node; answers with its exit code (1 if it crashed) and its output. */
const capture = (node, args, { show = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(node, args, {
      cwd: root,
      env: { ...environment(node), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (part) => {
      output += part
      if (show) process.stdout.write(part)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** The names of the steps that failed so far. */
export const failedSteps = []

/**
 * A named step. `accept` may check the output too, because some tools succeed without doing anything. A failed step
 * prints its output, others one line.
 */
export const runStep = async (node, { name, args, show, env, accept = () => true }) => {
  const began = performance.now()
  const { code, output } = await capture(node, args, { show, env })
  const passed = code === 0 && accept(output)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (!passed && !show) console.log(output.trimEnd())
  if (!passed) failedSteps.push(name)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
  return passed
}
