import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'

/** The user that the server runs under: PostgreSQL refuses to run as root, and 'nobody' exists everywhere. */
export type Owner = { uid: number; gid: number } | undefined

const NOBODY = 65_534

/** Undefined when the product does not run as root, because it then needs no other user. */
export const serverOwner = (): Owner => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined)

/** Whether `owner` can reach a path: every folder on the way must let this user pass. */
export const canEnter = (path: string, owner: Owner): boolean => {
  if (!owner) return true
  const { mode, uid, gid } = statSync(path)
  const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = dirname(path)
  return parent === path || canEnter(parent, owner)
}

const SYSTEM_DIR = '/var/lib/retaguarda'

/**
 * The folder of the own PostgreSQL: `<DATA_DIR>/postgres`. When the product runs as root under a folder closed to
 * others (a checkout in /root), the server could not enter there. It then gets its own folder under
 * /var/lib/retaguarda, and `<DATA_DIR>/postgres/endereco` holds its path; so removing DATA_DIR starts afresh in both
 * cases. `origem` is compared, because a copied DATA_DIR would otherwise share the original's database.
 */
export const serverHome = (dataDir: string, owner: Owner): string => {
  const near = join(dataDir, 'postgres')
  mkdirSync(near, { recursive: true })
  const here = realpathSync(near)
  const pointer = join(here, 'endereco')
  if (existsSync(pointer)) return followPointer(pointer, here)
  if (existsSync(join(here, 'dados')) || canEnter(here, owner)) return here
  const home = join(SYSTEM_DIR, randomUUID())
  mkdirSync(home, { recursive: true, mode: 0o755 })
  writeFileSync(join(home, 'origem'), here)
  writeFileSync(pointer, home)
  return home
}

const followPointer = (pointer: string, here: string): string => {
  const home = readFileSync(pointer, 'utf8').trim()
  const origin = join(home, 'origem')
  if (!existsSync(origin)) {
    throw new StartError(`O banco de dados em ${home} não existe mais. Para começar vazio, apague ${pointer}`)
  }
  const first = readFileSync(origin, 'utf8')
  if (first === here) return home
  const stillThere = join(first, 'endereco')
  if (existsSync(stillThere) && readFileSync(stillThere, 'utf8').trim() === home) {
    throw new StartError(
      `${here} é uma cópia de ${first} e usaria o mesmo banco de dados. Para começar vazio, apague ${pointer}`,
    )
  }
  writeFileSync(origin, here)
  return home
}
