import { spawnSync } from 'node:child_process'
import { findChromium } from '../e2e/support/chromium.ts'

const INSTALL_LIMIT = 300_000

const attempt = (command: string, args: string[]): void => {
  console.log(`Instalando o Chromium: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: INSTALL_LIMIT })
}

// Playwright's own build first; when it is unavailable, Debian's package, which needs root.
const ways = [
  () => attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
  () => {
    if (process.getuid?.() !== 0) return
    attempt('apt-get', ['update'])
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
  },
]

for (const install of ways) {
  if (findChromium()) break
  install()
}

const found = findChromium()
console.log(found ? `Chromium: ${found}` : 'Sem Chromium: instale o chromium ou o google-chrome.')
process.exitCode = found ? 0 : 1
