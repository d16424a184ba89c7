import { spawnSync } from 'node:child_process'
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { StartError } from '../../start-error.ts'

/**
 * When a process began; empty once it has ended. A pid alone is not enough, because after a restart of the machine
 * another program may have the same number.
 */
export const startOf = (pid: number): string => {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[0] === 'Z' ? '' : `${bootId()} ${fields[19]}`
    } catch {
      return ''
    }
  }
  if (process.platform === 'win32') return isAlive(pid) ? 'vivo' : ''
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const create = (path: string, content: string): boolean => {
  const draft = `${path}.${process.pid}`
  const file = openSync(draft, 'w', 0o600)
  writeSync(file, content)
  closeSync(file)
  try {
    // The link appears with its whole content or not at all, and only one process can create it.
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const removeStale = (path: string, seen: string): void => {
  const aside = `${path}.${process.pid}.velho`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  // A third process may have replaced the stale lock just before; then its lock is put back.
  if (read(aside) !== seen) linkSync(aside, path)
  rmSync(aside)
}

/** Takes the data folder for this process; the lock of a killed process is ignored. */
export const takeLock = (path: string, dataDir: string): (() => void) => {
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (;;) {
    if (create(path, mine)) return () => rmSync(path, { force: true })
    const other = read(path)
    if (other === undefined) continue
    const [pid = '', ...start] = other.split(' ')
    const holder = startOf(Number(pid))
    if (holder !== '' && holder === start.join(' ')) {
      throw new StartError(
        `A pasta de dados ${dataDir} já está em uso por outro Retaguarda (processo ${pid}). ` +
          'Pare-o antes ou informe outra DATA_DIR.',
      )
    }
    removeStale(path, other)
  }
}
