import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** No sandbox (tests may run as root) and no connections besides those of the tests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The pages of a window share one process and its compiled scripts; a process for each page takes a sixth of a run. */
export const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/** A page of a test lives for seconds, in which optimizing its code takes a tenth of a run and repays nothing. */
export const NO_OPTIMIZER = ['--js-flags=--no-opt --no-maglev']

// The shell is the browser without windows: the same pages for less memory and time.
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)

/** Whether the system has the browser without windows. */
export const hasShell = (): boolean => onPath(SHELL) !== undefined

/** The system's browser, else the one that Playwright installed. */
export const findChromium = (): string | undefined => {
  const own = chromium.executablePath()
  for (const name of NAMES) {
    const found = onPath(name)
    if (found) return found
  }
  return MAC.find(isProgram) ?? (existsSync(own) ? own : undefined)
}
