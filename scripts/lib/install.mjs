import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

// npm records what it installed; this record shows whether the lock file is followed.
const isInstalled = () => {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const present = packagesOf(installed)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = present[path]
    if (found) return found.version === wanted.version
    // Packages of other platforms are left out, and the workspaces are links.
    return wanted.optional || wanted.devOptional || !path.includes('node_modules/')
  })
}

/** Makes node_modules match package-lock.json; does nothing when it already does. */
export const install = () => {
  if (isInstalled()) return
  console.log('Instalando as dependências…')
  // 'npm ci' refuses a lock file without an optional package of another system, so it is not used. Without saving, 'npm
  // install' also follows the lock file and never changes it.
  npm(['install', '--no-save', '--include=dev', '--ignore-scripts'], root)
}
