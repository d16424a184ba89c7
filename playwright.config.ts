import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './e2e/support/chromium.ts'

const executablePath = findChromium()
// Set by the global set-up; the workers, which read this file again, see it.
const baseURL = process.env['RETAGUARDA_E2E_URL']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A second chance on a machine that others use, told by name: the closing lines count what needed it.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a slow machine is no defect, and what is quick on a good one ends at once all the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(baseURL ? { baseURL } : {}),
    browserName: 'chromium',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      // Where the machine has no locale, a file 'nf ação.pdf' would come down as 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath ? { executablePath } : {}),
    },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
