import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { announceSeed, SEED_SETUP } from './scripts/lib/seed.ts'

announceSeed()

// Two kinds: what is pure runs alone, what needs the database shares one server for the run.
export default defineConfig({
  test: {
    // Files of one worker share what they import: loading the whole server for each would cost a sixth of the run.
    isolate: false,
    // A test that fails once is broken: nothing but a browser gets a second chance.
    retry: 0,
    // Most of a server's test is waiting for the database: all cores, and two at the least.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: [SEED_SETUP],
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          // Generous: a slow machine is no defect, and some try hundreds of cases.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: [SEED_SETUP],
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          // Generous: a slow machine is no defect.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
