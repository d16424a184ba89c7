import { join } from 'node:path'
import { toolScript } from './node.mjs'
import { root } from './paths.mjs'
import { runStep } from './steps.mjs'

// The native compiler checks; `typescript` stays for the tools that read code through its interface.
const compiler = join(root, 'node_modules/typescript7/bin/tsc')

const cruised = (output) => Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 0

const checks = () => [
  // One checker, because several check what they share again and the linter runs beside it.
  { name: 'tipos', args: [compiler, '--noEmit', '-p', '.', '--checkers', '1'] },
  { name: 'lint', args: [toolScript('oxlint'), '--type-aware', '--quiet'] },
  {
    name: 'arquitetura',
    args: [toolScript('depcruise'), '--exclude', '(^|/)(dist|public|pagina)/', 'apps', 'packages'],
    accept: cruised,
  },
  { name: 'rotas na matriz', args: ['scripts/check-routes.ts'] },
  { name: 'sem uso', args: [toolScript('knip')] },
  { name: 'formato', args: [toolScript('oxfmt'), '--check'] },
  { name: 'tipos do banco', args: ['scripts/generate-types.mjs', '--check'] },
]

/** Most of them use one core. */
const AT_ONCE = 2

/** Every static check of the code; answers the number of each outcome. */
export const runChecks = async (node) => {
  const result = { passed: 0, failed: 0 }
  const left = checks().values()
  const work = async () => {
    for (const check of left) result[(await runStep(node, check)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return result
}
