import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { withClient } from './platform/db/client.ts'
import { isAlive } from './platform/db/embedded/lock.ts'
import { type ProductRun, runProduct } from './platform/testing/product-run.ts'
import { swiftFolder } from './platform/testing/temporary-folder.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const folder = swiftFolder()
const dataDir = folder.path
const children: ChildProcess[] = []

afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  const postmaster = postmasterPid()
  if (postmaster && isAlive(postmaster)) process.kill(postmaster, 'SIGKILL')
  if (postmaster) while (isAlive(postmaster)) await wait(20)
  folder.remove()
})

const run = (env: Record<string, string> = {}): ProductRun => {
  const started = runProduct(main, {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: dataDir,
    RETAGUARDA_DEMO: '0',
    ...env,
  })
  children.push(started.child)
  return started
}

const postmasterPid = (): number | undefined => {
  try {
    return Number(readFileSync(join(dataDir, 'postgres/dados/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const serves = async (address: string) => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(address + path)).status).toBe(200)
}

const databaseUrl = (): string => {
  const home = join(dataDir, 'postgres')
  const port = readFileSync(join(home, 'dados/postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://retaguarda:${readFileSync(join(home, 'senha'), 'utf8')}@127.0.0.1:${port}/retaguarda`
}

const query = (sql: string): Promise<unknown[]> =>
  withClient(databaseUrl(), async (client) => (await client.query(sql)).rows)

const stopped = async (server: ProductRun) => {
  const postmaster = postmasterPid()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  // The system reports the end of a server that was taken over a moment later.
  await expect.poll(() => postmaster && isAlive(postmaster), { timeout: 30_000 }).toBe(false)
}

describe('the process', { timeout: 240_000 }, () => {
  it('starts on an empty folder, serves, and stops cleanly on SIGTERM', async () => {
    const server = run()
    const address = await server.address()
    await serves(address)
    // The database has no person and the demonstration is off, so the log shows the link for the first administrator.
    await expect.poll(server.output).toMatch(new RegExp(`${address}/primeiro-acesso#token=[\\w-]{43}\n`))
    await query('create table prova (valor integer)')
    await stopped(server)
    expect(server.output()).not.toContain('perdida')
  })

  it('comes back at once after kill -9 of the process alone', async () => {
    const first = run()
    await first.address()
    const orphan = postmasterPid()
    await query('insert into prova values (1)')
    first.child.kill('SIGKILL')
    await first.ended
    expect(orphan && isAlive(orphan)).toBe(true)
    const second = run()
    await serves(await second.address())
    expect(second.output()).toContain('A última execução foi interrompida; o banco de dados continuou no ar')
    expect(postmasterPid()).toBe(orphan)
    expect(await query('select valor from prova')).toEqual([{ valor: 1 }])
    await stopped(second)
  })

  it('comes back at once after kill -9 of the process and of PostgreSQL', async () => {
    const first = run()
    await first.address()
    await query('insert into prova values (2)')
    const postmaster = postmasterPid()
    first.child.kill('SIGKILL')
    if (postmaster) process.kill(postmaster, 'SIGKILL')
    const second = run()
    await serves(await second.address())
    expect(await query('select valor from prova order by valor')).toEqual([{ valor: 1 }, { valor: 2 }])
    await stopped(second)
  })

  it('starts PostgreSQL again when that alone is killed, also one that it took over', async () => {
    const before = run()
    await before.address()
    before.child.kill('SIGKILL')
    await before.ended
    const server = run()
    const address = await server.address()
    const postmaster = postmasterPid()
    if (postmaster) process.kill(postmaster, 'SIGKILL')
    await expect.poll(() => server.output(), { timeout: 60_000 }).toContain('iniciando de novo')
    await expect
      .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 60_000, interval: 50 })
      .toBe(200)
    expect(postmasterPid()).not.toBe(postmaster)
    await stopped(server)
  })

  it('refuses a data folder or a port in use in one clear line', async () => {
    const server = run()
    const address = await server.address()
    const second = run()
    expect(await second.ended).toBe(1)
    const lines = second.output().trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toBe(
      `A pasta de dados ${dataDir} já está em uso por outro Retaguarda (processo ${server.child.pid}). ` +
        'Pare-o antes ou informe outra DATA_DIR.',
    )
    const { port } = new URL(address)
    const third = run({ PORT: port, DATABASE_URL: databaseUrl() })
    expect(await third.ended).toBe(1)
    expect(third.output().trim().split('\n').at(-1)).toBe(
      `A porta ${port} já está em uso. Informe outra em PORT.`,
    )
    await serves(address)
    await stopped(server)
  })

  it('stops PostgreSQL too when it cannot listen', async () => {
    const taken = createServer().listen(0, 'localhost')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const server = run({ PORT: port })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`A porta ${port} já está em uso`)
    expect(postmasterPid()).toBeUndefined()
    taken.close()
  })

  it('names a wrong setting and a database that does not answer', async () => {
    const [setting, database] = [run({ PORT: 'abc' }), run({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' })]
    expect(await setting.ended).toBe(1)
    expect(setting.output()).toContain('PORT: deve ser um número de porta')
    expect(await database.ended).toBe(1)
    expect(database.output()).toContain('Não foi possível usar o PostgreSQL de DATABASE_URL')
    expect(database.output()).not.toMatch(/\n\s+at /)
  })
})
