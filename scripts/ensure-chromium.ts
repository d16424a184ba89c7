import { spawnSync } from 'node:child_process'
import { findChromium, hasShell } from '../e2e/support/chromium.ts'

const INSTALL_LIMIT = 300_000
const HASTY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']

const attempt = (command: string, args: string[]): void => {
  console.log(`Instalando o Chromium: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: INSTALL_LIMIT })
}

const installPackages = (...packages: string[]): void => {
  if (process.getuid?.() !== 0) return
  attempt('apt-get', ['update', ...HASTY])
  attempt('apt-get', ['install', ...HASTY, '-y', '--no-install-recommends', ...packages])
}

// Playwright's own build comes first; when it is unavailable, Debian's package, which needs root.
if (!findChromium()) attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
if (!findChromium()) installPackages('chromium', 'chromium-headless-shell')
// A whole browser does too, but the shell shows the same pages for three quarters of the processor's time.
if (!hasShell()) installPackages('chromium-headless-shell')

const found = findChromium()
console.log(found ? `Chromium: ${found}` : 'Sem Chromium: instale o chromium ou o google-chrome.')
process.exitCode = found ? 0 : 1
