import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, NO_OPTIMIZER, ONE_PROCESS } from './e2e/support/chromium.ts'

const executablePath = findChromium()
// The global set-up sets it, and the workers, which read this file again, see it.
const baseURL = process.env['RETAGUARDA_E2E_URL']

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // One retry, because other programs use the machine too; the closing lines list the tests that needed it.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // The limit is generous, because a slow machine is no defect, and a passing test ends at once anyway.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(baseURL ? { baseURL } : {}),
    browserName: 'chromium',
    launchOptions: {
      args: [...CHROMIUM_FLAGS, ...ONE_PROCESS, ...NO_OPTIMIZER],
      // Without a locale on the machine, a file 'nf ação.pdf' would be downloaded as 'download'.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath ? { executablePath } : {}),
    },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
