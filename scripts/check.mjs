import { runChecks } from './lib/checks.mjs'
import { setup } from './setup.mjs'

const { passed, failed } = await runChecks(setup({ web: false }))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
