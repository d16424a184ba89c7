import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import type { Owner } from './place.ts'

const run = promisify(execFile)

export const USER = 'retaguarda'

/** Created at the first start; only the server's own user can read it. */
export const readPassword = (home: string): string => {
  const file = join(home, 'senha')
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

// Word boundaries follow the system's rules even where ICU sorts; the C locale would split 'Ação' at the ç.
const characterRules =
  process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'UTF-8' : 'C'

/** Creates the database files once; an interrupted attempt leaves nothing that a later one would use. */
export const prepareCluster = async (
  home: string,
  binaries: Binaries,
  owner: Owner,
  durable: boolean,
): Promise<{ data: string; password: string; created: boolean }> => {
  const data = join(home, 'dados')
  const password = readPassword(home)
  if (existsSync(data)) {
    const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
    if (major === binaries.major) return { data, password, created: false }
    throw new StartError(
      `${data} é do PostgreSQL ${major} e esta versão traz o ${binaries.major}. ` +
        'Exporte os dados com a versão anterior (docs/operations.md) antes de atualizar.',
    )
  }
  const unfinished = `${data}.novo`
  const passwordFile = join(home, 'senha.inicial')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const path of [unfinished, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterRules}`,
    '--locale-provider=icu',
    '--icu-locale=pt-BR',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await run(binaries.initdb, options, { ...owner, cwd: unfinished, windowsHide: true })
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, data)
  return { data, password, created: true }
}
