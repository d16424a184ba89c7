import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ERROR_TEXTS } from '@app/contract/casca/errors'
import { freePort } from '../../apps/server/src/platform/testing/free-port.ts'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { temporaryFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { createApi } from '../../e2e/support/api.ts'
import { entrega, nextNumero } from '../../e2e/support/notas.ts'
import { type Answer, createCalls } from '../cluster/load.ts'
import { emptyBooks, findLost, sizeOf } from './books.ts'
import { createFileCheck, findBroken, type Query } from './invariants.ts'
import { pdf, prepare, startPeople } from './people.ts'
import { type Outcome, seconds, until } from './rehearsal.ts'

const FILES_MB = 512
const DATABASE_MB = 1_024
/** Less than any file of the rehearsal. */
const LEFT_BYTES = 4_096
const FULL_MS = 10_000
const AGAIN_LIMIT_MS = 120_000
/** Bodies above a megabyte go to the disk as they come. */
const LARGE_BYTES = 3_000_000

/** A small disk of its own below a folder, which is filled and emptied at will. Only root may make one. */
const smallDisk = (path: string, megabytes: number) => {
  mkdirSync(path, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  const ballast = join(path, 'lastro')
  return {
    /** Others write meanwhile, so what was free a moment ago may be too much. */
    fill: (left: number) => {
      for (let spared = left; ; spared += LEFT_BYTES) {
        const { bavail, bsize } = statfsSync(path)
        const size = String(bavail * bsize - spared)
        if (spawnSync('fallocate', ['-l', size, ballast]).status === 0) return
      }
    },
    makeRoom: () => rmSync(ballast),
    remove: () => execFileSync('umount', ['--lazy', path]),
  }
}

const install = (below: string, megabytes: number) => {
  const folder = temporaryFolder()
  const disk = smallDisk(join(folder.path, below), megabytes)
  const remove = () => {
    disk.remove()
    folder.remove()
  }
  return { disk, product: productProcess({ path: folder.path, remove }) }
}

const COUNTS = `select (select count(*) from pedido)::int as pedidos, (select count(*) from anexo)::int as anexos,
  (select count(*) from nota)::int as notas, (select count(*) from chat_mensagem)::int as mensagens`

type Upload = () => Promise<Answer>

/** Every way by which files come in, again and again with other bytes. */
const uploadsTo = async (
  address: string,
  query: Query,
): Promise<{ uploads: Record<string, Upload>; close: () => void }> => {
  const { tokens, item, notaProduto, conversa } = await prepare(address, query)
  const { call, close } = createCalls(address)
  const cliente = createApi(address, tokens.cliente)
  const order = (more: object = {}) => ({
    dataHoraColeta: '2030-01-02T13:15:00Z',
    itens: [{ ...item, quantidade: 1 }],
    ...more,
  })
  const file = (bytes: Buffer) => ({ filename: 'papel.pdf', data: bytes.toString('base64') })
  const pedidos: number[] = []
  for (let at = 0; at < 4; at += 1) {
    const { body } = await cliente.call<{ id: number }>('POST', '/pedidos', order())
    pedidos.push(body.id)
  }
  const attach = (at: number, bytes: number) => () =>
    call('PUT', `/pedidos/${pedidos[at]}/anexos/pv?filename=pv.pdf`, tokens.cliente, undefined, {
      headers: { 'content-type': 'application/pdf' },
      bytes: pdf(bytes),
    })
  return {
    close,
    uploads: {
      'pedido com anexo': () => call('POST', '/pedidos', tokens.cliente, order({ nf: file(pdf()) })),
      'anexo em bytes': attach(0, 20_000),
      'anexo grande': attach(1, LARGE_BYTES),
      'anexo em base64': () => call('PUT', `/pedidos/${pedidos[2]}/anexos/pv`, tokens.cliente, file(pdf())),
      'nota fiscal': () => {
        const { file: nota } = entrega(`FR-${nextNumero()}`, '1', [])
        const sent = { filename: nota.name, length: nota.buffer.length, data: nota.buffer.toString('base64') }
        return call('POST', '/notas/save', tokens.operador, {
          nota: sent,
          produtos: [{ id: notaProduto.id }],
        })
      },
      'mensagem com arquivo': () =>
        call('POST', `/chat/${conversa}/mensagens`, tokens.atendente, {
          dispositivo: crypto.randomUUID(),
          arquivos: [file(pdf())],
        }),
    },
  }
}

/** The disk of the files is full: uploads are refused in plain words, leave nothing, and work again after room is made. */
export const fullFiles = async (): Promise<Outcome> => {
  const { disk, product } = install('arquivos', FILES_MB)
  const query: Query = (statement, values) => product.query(statement, values)
  const folder = join(product.dataDir, 'arquivos')
  const list = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted()
      .join()
  const [measured, broken]: [Outcome['measured'], string[]] = [[], []]
  try {
    const { uploads, close } = await uploadsTo(await product.start({ RETAGUARDA_DEMO: '1' }), query)
    disk.fill(LEFT_BYTES)
    const before = [list(), JSON.stringify(await query(COUNTS))]
    for (const [way, upload] of Object.entries(uploads)) {
      const { status, text } = await upload()
      const plain =
        status === 503 && text.includes('"ARMAZENAMENTO"') && text.includes(ERROR_TEXTS.ARMAZENAMENTO)
      measured.push([`${way}, disco cheio`, `${status}${plain ? ' ARMAZENAMENTO' : ''}`])
      if (!plain) broken.push(`${way}: ${status} ${text.slice(0, 200)}`)
    }
    const after = [list(), JSON.stringify(await query(COUNTS))]
    if (before[0] !== after[0]) broken.push('something of a refused file stayed in the folder')
    if (before[1] !== after[1]) broken.push(`rows of refused files: ${before[1]} ${after[1]}`)
    disk.makeRoom()
    for (const [way, upload] of Object.entries(uploads)) {
      const { status, text } = await upload()
      measured.push([`${way}, depois`, String(status)])
      if (status >= 300 || status === 0)
        broken.push(`${way} after room was made: ${status} ${text.slice(0, 200)}`)
    }
    broken.push(...(await findBroken(query)), ...(await createFileCheck(query, folder).findBroken()))
    close()
    return { measured, broken }
  } finally {
    await product.dispose()
  }
}

/** The disk of the database is full while people work: calls are told to come again, and everything is there later. */
export const fullDatabase = async (): Promise<Outcome> => {
  const { disk, product } = install('postgres', DATABASE_MB)
  const query: Query = (statement, values) => product.query(statement, values)
  try {
    const env = { RETAGUARDA_DEMO: '1', CHAMADAS_POR_MINUTO: '1000000', PORT: String(await freePort()) }
    const address = await product.start(env)
    const books = emptyBooks()
    const people = await startPeople(address, query, books)
    const broken: string[] = []
    const refused = () => people.statuses.get(503) ?? 0
    await until(() => sizeOf(books) > 20, AGAIN_LIMIT_MS)
    disk.fill(0)
    if (!(await until(() => refused() > 20, AGAIN_LIMIT_MS))) broken.push('the disk never was full')
    await wait(FULL_MS)
    if (!(await fetch(`${address}/healthz`)).ok) broken.push('the server is not alive on a full disk')
    const [acknowledged, told] = [sizeOf(books), refused()]
    disk.makeRoom()
    const began = performance.now()
    if (!(await until(() => sizeOf(books) > acknowledged + 20, AGAIN_LIMIT_MS)))
      broken.push('nothing is acknowledged after room was made')
    const again = performance.now() - began
    await people.stop()
    broken.push(...people.odd, ...(await findLost(query, books)), ...(await findBroken(query)))
    broken.push(...(await createFileCheck(query, join(product.dataDir, 'arquivos')).findBroken()))
    return {
      measured: [
        ['chamadas recusadas com 503', String(told)],
        ['outras respostas inesperadas', String(people.odd.length)],
        ['confirmações, todas lá depois', String(sizeOf(books))],
        ['20 confirmações novas depois de haver lugar', seconds(again)],
      ],
      broken,
    }
  } finally {
    await product.dispose()
  }
}
