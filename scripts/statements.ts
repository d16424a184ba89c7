// Writes the list of the statements that the server runs, as its tests see them. With files of tests as arguments only
// these run: what they see is added, and what nothing runs any more stays until all of them are run.
import { spawnSync } from 'node:child_process'
import {
  addTo,
  listOf,
  readList,
  readSeen,
  writeList,
} from '../apps/server/src/platform/testing/statements/list.ts'
import { SEEN_BY_RUN } from '../apps/server/src/platform/testing/statements/place.ts'
import { readSites } from '../apps/server/src/platform/testing/statements/sites.ts'
import { swiftFolder } from '../apps/server/src/platform/testing/temporary-folder.ts'

const tests = process.argv.slice(2)
const folder = swiftFolder()
// Tests of the list fail while it is old: what the others saw is no less true.
spawnSync('vitest', ['run', '--project', 'server', ...tests], {
  stdio: 'inherit',
  env: { ...process.env, [SEEN_BY_RUN]: folder.path },
})
const sites = readSites()
const fresh = listOf(readSeen(folder.path), sites)
writeList(tests.length > 0 ? addTo(readList(), fresh, sites) : fresh)
folder.remove()
