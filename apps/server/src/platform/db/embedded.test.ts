import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { withClient } from './client.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { takeLock } from './embedded/lock.ts'
import { serverHome, serverOwner } from './embedded/place.ts'

let folder: ReturnType<typeof temporaryFolder>

beforeEach(() => {
  folder = temporaryFolder()
})

afterEach(() => folder.remove())

describe('takeLock', () => {
  it('is taken once, and again after it is given back', () => {
    const path = join(folder.path, 'lock')
    const release = takeLock(path, 'X')
    expect(() => takeLock(path, 'X')).toThrow(`A pasta de dados X já está em uso`)
    release()
    takeLock(path, 'X')()
    expect(existsSync(path)).toBe(false)
  })

  it('ignores what a killed process left, also when its pid is another program now', () => {
    const path = join(folder.path, 'lock')
    for (const left of ['4194000 boot 123', `${process.pid} outro-início`, '']) {
      writeFileSync(path, left)
      takeLock(path, 'X')()
    }
    expect(existsSync(path)).toBe(false)
  })
})

describe('startEmbeddedPostgres', () => {
  it('says where to look when the data cannot be used', async () => {
    const data = join(folder.path, 'postgres/dados')
    mkdirSync(data, { recursive: true })
    writeFileSync(join(data, 'PG_VERSION'), '12\n')
    const start = startEmbeddedPostgres({ dataDir: folder.path, log: () => {}, durable: false })
    await expect(start).rejects.toThrow(`${data} é do PostgreSQL 12`)
  })
})

describe('a server that cannot come back at once', () => {
  it('is tried again until what hinders it has passed', { timeout: 60_000 }, async () => {
    const lines: string[] = []
    const dataDir = join(folder.path, 'impedida')
    const server = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line), durable: false })
    const data = join(dataDir, 'postgres/dados')
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    renameSync(data, `${data}.longe`)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => lines.join('\n'), { timeout: 20_000 }).toContain('não iniciou')
    renameSync(`${data}.longe`, data)
    const connects = () =>
      withClient(server.url, async (client) => (await client.query('select 1 as one')).rows).catch(
        () => undefined,
      )
    await expect.poll(connects, { timeout: 20_000, interval: 200 }).toEqual([{ one: 1 }])
    await server.stop()
  })
})

// Only as root does the server run as another user, who may lack access to a folder.
describe.runIf(serverOwner())('serverHome as root', () => {
  const homes: string[] = []
  const closedHome = (dataDir: string) => {
    const home = serverHome(dataDir, serverOwner())
    homes.push(home)
    return home
  }
  const close = (name: string): string => {
    const path = join(folder.path, name)
    mkdirSync(path, { mode: 0o700 })
    return join(path, '.data')
  }

  afterEach(() => {
    for (const home of homes.splice(0))
      if (!home.startsWith(folder.path)) rmSync(home, { recursive: true, force: true })
  })

  it('is in the data folder when the way there is open', () => {
    expect(closedHome(join(folder.path, 'aberta'))).toBe(join(folder.path, 'aberta/postgres'))
  })

  it('is elsewhere under a closed folder, and found again, also when the folder moves', () => {
    const dataDir = close('fechada')
    const home = closedHome(dataDir)
    expect(home).toMatch(/^\/var\/lib\/retaguarda\//)
    expect(closedHome(dataDir)).toBe(home)
    const moved = join(close('nova'), '..', 'mudada')
    cpSync(dataDir, moved, { recursive: true })
    expect(() => closedHome(moved)).toThrow('é uma cópia de')
    rmSync(dataDir, { recursive: true })
    expect(closedHome(moved)).toBe(home)
    expect(readFileSync(join(home, 'origem'), 'utf8')).toBe(join(dirname(moved), 'mudada/postgres'))
  })

  it('starts afresh once the data folder is removed', () => {
    const dataDir = close('fechada')
    const home = closedHome(dataDir)
    rmSync(dataDir, { recursive: true })
    expect(closedHome(dataDir)).not.toBe(home)
  })
})
