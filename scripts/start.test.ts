import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { MODULOS } from '@app/contract/casca/perfil'
import { DEMO_SENHA, demoLogins } from '../apps/server/src/demo/index.ts'
import { isAlive } from '../apps/server/src/platform/db/embedded/lock.ts'
import { runProduct } from '../apps/server/src/platform/testing/product-run.ts'
import { temporaryFolder } from '../apps/server/src/platform/testing/temporary-folder.ts'

// The web application may have to be built first.
const LIMIT = 240_000
const script = fileURLToPath(new URL('start.mjs', import.meta.url))
const folder = temporaryFolder()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
  folder.remove()
})

const start = async () => {
  const { child, output, address } = runProduct(script, {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: folder.path,
  })
  children.push(child)
  return { child, address: (await address(LIMIT)).replace('localhost', '127.0.0.1'), output }
}

/** Requests as a browser's navigation, because fetch would be marked as a script's. */
const open = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { accept: 'text/html' } }, (answer) => {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      text(answer).then(resolve, reject)
    }).on('error', reject)
  })

const postmaster = () =>
  Number(readFileSync(join(folder.path, 'postgres/dados/postmaster.pid'), 'utf8').split('\n')[0])

describe('npm start', { timeout: LIMIT + 60_000 }, () => {
  it('ends with the address and the log-ins of the demo day, and they let in', async () => {
    const { child, address, output } = await start()
    const logins = demoLogins(MODULOS)
    await vi.waitFor(() => {
      for (const { email, papel } of logins) expect(output()).toMatch(new RegExp(`${email} +${papel}`))
    })
    expect(output()).toContain(`a senha ${DEMO_SENHA}`)
    const [, asset = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await open(`${address}/index`)) ?? []
    expect((await fetch(address + asset)).status).toBe(200)
    const logIn = await fetch(`${address}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'password',
        username: logins[0]?.email ?? '',
        password: DEMO_SENHA,
      }),
    })
    expect(logIn.status).toBe(200)
    const server = postmaster()
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
    // The system reports its end a moment after ours.
    await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 30_000 })
  })

  it('a second time finds everything there; killed outright, it leaves nothing running', async () => {
    const { child, output } = await start()
    expect(output()).not.toContain('Montando')
    expect(output()).not.toContain('Dados de demonstração carregados')
    const server = postmaster()
    child.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 30_000 })
  })
})
