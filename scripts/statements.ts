// Writes the list of the statements that the server runs, as its tests see them.
import { spawnSync } from 'node:child_process'
import { listOf, readSeen, writeList } from '../apps/server/src/platform/testing/statements/list.ts'
import { SEEN_BY_RUN } from '../apps/server/src/platform/testing/statements/place.ts'
import { readSites } from '../apps/server/src/platform/testing/statements/sites.ts'
import { temporaryFolder } from '../apps/server/src/platform/testing/temporary-folder.ts'

const folder = temporaryFolder()
// The list is made new, so that tests of the old one fail: what they saw is no less true.
spawnSync('vitest', ['run', '--project', 'server'], {
  stdio: 'inherit',
  env: { ...process.env, [SEEN_BY_RUN]: folder.path },
})
writeList(listOf(readSeen(folder.path), readSites()))
folder.remove()
