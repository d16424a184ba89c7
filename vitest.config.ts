import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { announceSeed, SEED_SETUP } from './scripts/lib/seed.ts'

announceSeed()

/**
 * Files of one worker share their imports, because loading the whole server for each would take half of the run. Each
 * kind says so itself, because kinds take nothing over from the whole.
 */
const ISOLATED = false

// Two kinds: pure tests run alone, those with the database share one server per run.
export default defineConfig({
  test: {
    // A test that fails once is broken; only browser tests get a second try.
    retry: 0,
    // A server test mostly waits for the database, so all cores are used, and at least two.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: ISOLATED,
          setupFiles: [SEED_SETUP],
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          // The limit is generous, because a slow machine is no defect and some tests try hundreds of cases.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate: ISOLATED,
          setupFiles: [SEED_SETUP],
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          // The limit is generous, because a slow machine is no defect.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
