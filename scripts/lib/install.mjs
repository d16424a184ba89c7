import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './npm.mjs'
import { root } from './paths.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

// npm writes down what it installed: that, and no stamp of ours, tells whether the lock file is followed.
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

/** Brings node_modules to what package-lock.json says; does nothing when it is there already. */
export const install = () => {
  if (isInstalled()) return
  console.log('Instalando as dependências…')
  // Not 'npm ci': it refuses a lock file that lacks an optional package of some other system. Without saving,
  // 'npm install' follows the lock file all the same and never changes it.
  npm(['install', '--no-save', '--include=dev', '--ignore-scripts'], root)
}
