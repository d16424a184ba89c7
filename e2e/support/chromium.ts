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

// The shell is the browser without windows: the same pages for less memory.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The system's browser, else the one that Playwright installed. */
export const findChromium = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC]
  const own = chromium.executablePath()
  return candidates.find(isProgram) ?? (existsSync(own) ? own : undefined)
}
