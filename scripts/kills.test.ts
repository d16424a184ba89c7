import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi, requestToken, type Api } from '../e2e/support/api.ts'
import { entrega, newProduto, nextNumero } from '../e2e/support/notas.ts'
import { withClient } from '../apps/server/src/platform/db/client.ts'
import { isAlive } from '../apps/server/src/platform/db/embedded/lock.ts'
import { childrenOf } from '../apps/server/src/platform/testing/children.ts'
import { runProduct, type ProductRun } from '../apps/server/src/platform/testing/product-run.ts'
import { temporaryFolder } from '../apps/server/src/platform/testing/temporary-folder.ts'

const CLERKS = 3
const LIMIT = 120_000
const script = fileURLToPath(new URL('start.mjs', import.meta.url))

const folder = temporaryFolder()
let product: ProductRun
let address = ''
let api: Api
let produto: { id: number }

beforeAll(async () => {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'warn' }
  product = runProduct(script, env)
  // The web application may have to be built first.
  address = (await product.address(LIMIT * 2)).replace('localhost', '127.0.0.1')
  const { body } = await requestToken(address, 'operador@retaguarda.example', 'demonstracao')
  api = createApi(address, body.access_token)
  produto = await newProduto(api)
}, LIMIT * 2)

afterAll(async () => {
  product.child.kill('SIGTERM')
  await product.ended
  folder.remove()
}, LIMIT)

const server = (): number | undefined => childrenOf(product.child.pid ?? 0, 'apps/server/src/main.ts')[0]
const readers = (): number[] => childrenOf(server() ?? 0, 'leitura/filho.ts')
const postmaster = (): string[] =>
  readFileSync(join(folder.path, 'postgres/dados/postmaster.pid'), 'utf8').split('\n')

const query = (sql: string): Promise<unknown[]> => {
  const password = readFileSync(join(folder.path, 'postgres/senha'), 'utf8')
  const url = `postgres://retaguarda:${password}@127.0.0.1:${postmaster()[3]}/retaguarda`
  return withClient(url, async (client) => (await client.query<object>(sql)).rows)
}

type Saved = { id: number; chave: string; sha256: string }
type Answered = { status: number; error: string | undefined }

/** Reads and saves one note after the other until told to stop; a cut-off call counts as status 0. */
const keepImporting = async (saved: Saved[], answered: Answered[], over: AbortSignal): Promise<void> => {
  while (!over.aborted) {
    const { chave, file } = entrega(`FR-${nextNumero()}`, '1', [])
    const nota = { filename: file.name, length: file.buffer.length, data: file.buffer.toString('base64') }
    const call = async (path: string, body: unknown) => {
      const answer = await api
        .call<{ id: number; error?: string }>('POST', path, body)
        .catch(() => ({ status: 0, body: { id: 0, error: 'cut off' } }))
      answered.push({ status: answer.status, error: answer.body.error })
      // Nobody listens for a moment.
      if (answer.status === 0) await wait(20)
      return answer
    }
    if ((await call('/notas/import', nota)).status !== 200) continue
    const { status, body } = await call('/notas/save', { nota, produtos: [{ id: produto.id }] })
    if (status === 201) saved.push({ id: body.id, chave, sha256: sha256Of(file.buffer) })
  }
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Several clerks import while `harm` runs, until each has saved again afterwards. */
const importDuring = async (harm: () => Promise<void>): Promise<{ saved: Saved[]; answered: Answered[] }> => {
  const [saved, answered, over]: [Saved[], Answered[], AbortController] = [[], [], new AbortController()]
  const clerks = Array.from({ length: CLERKS }, () => keepImporting(saved, answered, over.signal))
  const savedMore = async (more: number) => {
    const from = saved.length
    await expect.poll(() => saved.length, { timeout: LIMIT, interval: 5 }).toBeGreaterThanOrEqual(from + more)
  }
  try {
    await savedMore(CLERKS * 2)
    await harm()
    await savedMore(CLERKS * 2)
  } finally {
    over.abort()
    await Promise.all(clerks)
  }
  return { saved, answered }
}

const expectWhole = async (saved: readonly Saved[]): Promise<void> => {
  const rows = await query(
    `select n.id::int, n.chave_acesso as chave, encode(a.sha256, 'hex') sha256 from nota n join nota_arquivo a on a.nota_id = n.id`,
  )
  expect(rows).toEqual(expect.arrayContaining(saved.map((each) => ({ ...each }))))
  expect(
    await query(`select id from nota n where not exists (select from nota_item where nota_id = n.id)
      or not exists (select from nota_arquivo where nota_id = n.id)
      or not exists (select from auditoria where entidade = 'nota' and entidade_id = n.id)`),
  ).toEqual([])
}

const kill = (pid: number): void => void process.kill(pid, 'SIGKILL')

describe('kill -9 in the middle of imports', { timeout: LIMIT * 2 }, () => {
  it('of the processes that read: at most their files fail, in words, and the next are read', async () => {
    const before = server()
    let killed: number[] = []
    const { saved, answered } = await importDuring(async () => {
      killed = readers()
      killed.forEach(kill)
    })
    expect(killed.length).toBeGreaterThan(0)
    const refused = answered.filter(({ status }) => ![200, 201].includes(status))
    expect(refused.length).toBeLessThanOrEqual(killed.length)
    for (const each of refused) expect(each).toEqual({ status: 503, error: 'LEITURA_INTERROMPIDA' })
    expect(server()).toBe(before)
    await expectWhole(saved)
  })

  it('of the server: it is started again at once, its PostgreSQL stays, and nothing saved is lost', async () => {
    const [pid, database, orphans] = [server(), postmaster()[0], readers()]
    const { saved, answered } = await importDuring(async () => {
      if (pid) kill(pid)
    })
    expect(product.output()).toContain('O servidor parou sozinho (SIGKILL); iniciando de novo.')
    expect(product.output()).toContain('o banco de dados continuou no ar')
    expect(postmaster()[0]).toBe(database)
    expect(server()).not.toBe(pid)
    for (const { status } of answered) expect([0, 200, 201]).toContain(status)
    await expectWhole(saved)
    await expect.poll(() => orphans.filter(isAlive), { timeout: LIMIT }).toEqual([])
  })
})
