import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type TemporaryFolder = { path: string; remove: () => void }

const MEMORY = '/dev/shm'
/** Several times what a run of all tests keeps at once. */
const ROOM = 4 * 1024 ** 3

/** Whether files may live in memory: there is room, and programs may run there, which containers often forbid. */
const hasRoomInMemory = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY)
    const runs = mount !== undefined && !mount.includes('noexec')
    return runs && bavail * bsize >= ROOM && process.availableMemory() >= ROOM
  } catch {
    return false
  }
}

/** A data folder that PostgreSQL can enter even when the tests run as root, because mkdtemp closes it to others. */
export const temporaryFolder = (parent = tmpdir()): TemporaryFolder => {
  const path = mkdtempSync(join(parent, 'retaguarda-teste-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/**
 * In memory where it can be: each test database has more than a thousand files, which a disk creates and removes ten
 * times slower.
 */
export const swiftFolder = (): TemporaryFolder => temporaryFolder(hasRoomInMemory() ? MEMORY : undefined)
