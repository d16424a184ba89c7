import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Two kinds: what is pure runs alone, what needs the database shares one server for the run.
export default defineConfig({
  test: {
    // Most of a server's test is waiting for the database: all cores, and two at the least.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
