// Writes the examples of the API's description: of each call the one, of all that the server's tests make, that shows
// most in least. With files of tests as arguments only these run, and only the examples of their calls are written anew.
import { spawnSync } from 'node:child_process'
import { readExamples } from '../apps/server/src/platform/openapi/recorded.ts'
import { choose } from '../apps/server/src/platform/testing/examples/choose.ts'
import { readDone, writeExamples } from '../apps/server/src/platform/testing/examples/list.ts'
import { EXAMPLES_BY_RUN } from '../apps/server/src/platform/testing/examples/recorder.ts'
import { swiftFolder } from '../apps/server/src/platform/testing/temporary-folder.ts'

const tests = process.argv.slice(2)
const folder = swiftFolder()
spawnSync('vitest', ['run', '--project', 'server', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, [EXAMPLES_BY_RUN]: folder.path },
})
const examples = tests.length > 0 ? readExamples() : new Map()
for (const [call, calls] of Map.groupBy(readDone(folder.path), (done) => done.call)) {
  const chosen = choose(calls)
  if (chosen?.corpo !== undefined || chosen?.resposta !== undefined) examples.set(call, chosen)
}
writeExamples(examples)
folder.remove()
