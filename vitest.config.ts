import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Two kinds: what is pure runs alone, what needs the database shares one server for the run.
export default defineConfig({
  test: {
    // Files of one worker share what they import: loading the whole server for each would cost a sixth of the run.
    isolate: false,
    // Most of a server's test is waiting for the database: all cores, and two at the least.
    // As in the browser: a second chance on a machine that others use, told where it was needed.
    retry: 1,
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
          // Generous: a slow machine is no defect, and some try hundreds of cases.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
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
