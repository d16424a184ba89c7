import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { createRecords } from '../../testing/records/index.ts'
import { startS3 } from '../../testing/neighbours/s3.ts'
import { backup } from '../../backup/index.ts'
import { sha256Of } from '../index.ts'
import { sweepFiles } from '../sweep.ts'
import { type Faulty, verifyFiles } from '../verify.ts'
import { createDiskStore } from './disk.ts'
import { bucketOf, createFileStore, filesFolder } from './index.ts'
import { moveFiles } from './move.ts'
import { isPlace } from './places.ts'
import { parseBucket } from './place-of-bucket.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let s3: Awaited<ReturnType<typeof startS3>>
const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'retaguarda-bucket-'))
  folders.push(folder)
  return folder
}
const storeIn = (DATA_DIR: string) => createFileStore({ ...s3.env, DATA_DIR })
const onDisk = (folder: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('-'))

beforeAll(async () => void (s3 = await startS3()))
afterEach(() => s3.behave('takes'))
afterAll(async () => {
  await s3.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it.each([
  ['https://s3.example.com/caixa', { endpoint: 'https://s3.example.com', bucket: 'caixa', prefix: '' }],
  ['http://a:9000/caixa/um/dois/', { endpoint: 'http://a:9000', bucket: 'caixa', prefix: 'um/dois/' }],
  ['https://s3.example.com/', undefined],
])('%s names a bucket or none', (url, parts) => expect(parseBucket(url)).toEqual(parts))

it.each([
  ['instalacao', true],
  ['segredo-links', true],
  ['ab/ab345678-1234-1234-1234-123456789012', true],
  ['../ab345678-1234-1234-1234-123456789012/x', false],
  ['segredo-../x', false],
])('a copy takes of a bucket only what the product put there: %s', (place, taken) =>
  expect(isPlace(place)).toBe(taken),
)

describe('the bucket', () => {
  it('gives back what was put, whole or in part, and removes it', async () => {
    const folder = newFolder()
    const store = storeIn(folder)
    const { chave, length, sha256 } = await store.put(PDF)
    expect(s3.stored()).toContain(`casa/${chave.slice(0, 2)}/${chave}`)
    expect([length, sha256.length]).toEqual([PDF.length, 32])
    expect(await buffer(await store.open(chave))).toEqual(PDF)
    expect((await buffer(await store.open(chave, { start: 1, end: 3 }))).toString()).toBe('PDF')
    await store.remove(chave)
    await store.remove(chave)
    await expect(store.open(chave)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(store.open('../../etc/passwd')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(onDisk(folder)).toEqual([])
  })

  it('takes a body that arrived on the disk, as often as it is put, and the draft goes at its end', async () => {
    const folder = newFolder()
    const store = storeIn(folder)
    const incoming = await store.receive()
    await incoming.write(PDF)
    const draft = await incoming.end()
    const [first, second] = [await store.put(draft), await store.put(draft)]
    expect(first.chave).not.toBe(second.chave)
    for (const { chave } of [first, second]) expect(await buffer(await store.open(chave))).toEqual(PDF)
    await store.drop(draft)
    expect(onDisk(filesFolder({ DATA_DIR: folder }))).toEqual([])
  })

  it('that refuses or breaks off gets a plain message; nothing is taken as stored', async () => {
    const store = storeIn(newFolder())
    const { chave } = await store.put(PDF)
    s3.behave('refuses')
    for (const work of [() => store.put(PDF), () => store.open(chave), () => store.remove(chave)])
      await expect(work()).rejects.toMatchObject({ code: 'ARMAZENAMENTO', statusCode: 503 })
    s3.behave('breaks')
    await expect(store.open(chave).then(buffer)).rejects.toThrow()
    s3.behave('takes')
    expect(await buffer(await store.open(chave))).toEqual(PDF)
  })

  it('belongs to one installation, and holds its secrets for every machine', async () => {
    const [one, other] = [storeIn(newFolder()), storeIn(newFolder())]
    expect([await one.belongsTo('aa'), await other.belongsTo('aa'), await other.belongsTo('bb')]).toEqual([
      true,
      true,
      false,
    ])
    expect(await one.segredo('links')).toEqual(await other.segredo('links'))
    // An installation that moves keeps its own.
    const folder = newFolder()
    const before = await createDiskStore(filesFolder({ DATA_DIR: folder })).segredo('antigos')
    expect(await storeIn(folder).segredo('antigos')).toEqual(before)
    expect(await one.segredo('antigos')).toEqual(before)
  })
})

describe('an installation', () => {
  let app: TestApp
  let disk: TestApp
  const folder = newFolder()
  beforeAll(async () => {
    // It begins on the disk; the same database and folder then work with a bucket.
    disk = await startTestApp({ env: { DATA_DIR: folder } })
    for (let count = 0; count < 2; count += 1) await createRecords(disk)
    app = await startTestApp({
      database: { ...disk.test, drop: async () => {} },
      env: { ...s3.env, ARQUIVOS_S3: `${s3.env.ARQUIVOS_S3}/mudanca`, DATA_DIR: folder },
    })
  })
  afterAll(async () => {
    await app.close()
    await disk.close()
  })

  const named = () =>
    app.app.services.db
      .selectFrom('anexo')
      .select(['chave', 'length', 'pedido_id'])
      .orderBy('chave')
      .execute()
  const faults = async () => {
    const told: Faulty[] = []
    const seen = await verifyFiles({ db: app.app.services.db, files: app.app.services.files }, (each) =>
      told.push(each),
    )
    return { ...seen, told }
  }
  const nf = async (id: number) => (await app.as('operador')).get(`/pedidos/${id}/anexos/nf`)

  it('moves from the disk to the bucket while it works, and each file is served from where it is', async () => {
    const [first] = await named()
    expect((await nf(Number(first?.pedido_id))).body).toBe('nota')
    const { files } = app.app.services
    const bucket = bucketOf(app.config)
    if (!bucket) throw new Error('the test has a bucket')
    await disk.app.services.files.segredo('links')

    s3.behave('refuses')
    await expect(moveFiles(filesFolder(app.config), { bucket, files })).rejects.toThrow()
    expect(onDisk(filesFolder(app.config)).length).toBeGreaterThan(0)
    s3.behave('takes')
    const { total, bytes } = await moveFiles(filesFolder(app.config), { bucket, files })
    expect(total).toBeGreaterThan(0)
    expect(bytes).toBeGreaterThan(0)
    expect(onDisk(filesFolder(app.config)).map(String)).toEqual(['segredo-links'])
    expect(s3.stored()).toContain('casa/mudanca/segredo-links')
    expect((await nf(Number(first?.pedido_id))).body).toBe('nota')
    expect(await moveFiles(filesFolder(app.config), { bucket, files })).toEqual({ total: 0, bytes: 0 })
  })

  it('refuses an upload plainly while the bucket refuses, and takes it afterwards', async () => {
    const [first] = await named()
    const operador = await app.as('operador')
    const file = {
      filename: 'b.txt',
      contentType: 'text/plain',
      data: Buffer.from('boleto').toString('base64'),
    }
    const send = () => operador.put(`/pedidos/${first?.pedido_id}/anexos/pv`, file)
    s3.behave('refuses')
    const answer = await send()
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'ARMAZENAMENTO'])
    s3.behave('takes')
    expect((await send()).statusCode).toBeLessThan(300)
  })

  it('tells administrators where the files are, and whether the bucket answers', async () => {
    const admin = await app.as('admin')
    const told = async () => (await admin.get('/instalacao')).json().arquivos
    const bucket = expect.stringMatching(/^127\.0\.0\.1:\d+\/retaguarda\/casa\/mudanca$/)
    expect(await told()).toEqual({ bucket, responde: true })
    s3.behave('refuses')
    expect(await told()).toEqual({ bucket, responde: false })
    expect((await (await disk.as('admin')).get('/instalacao')).json().arquivos).toEqual({
      bucket: null,
      responde: true,
    })
  })

  it('is verified: every file is there, and one that was lost or changed is named', async () => {
    const rows = await named()
    expect(await faults()).toMatchObject({ faulty: 0, told: [] })
    const [first, second] = rows
    if (!first || !second) throw new Error('the test has two files')
    const place = ({ chave }: { chave: string }) => `${chave.slice(0, 2)}/${chave}`
    s3.lose(`casa/mudanca/${place(first)}`)
    const other = Buffer.from('x'.repeat(second.length))
    await bucketOf(app.config)?.put(place(second), { bytes: other, sha256: sha256Of(other) })
    const { told, faulty } = await faults()
    expect(faulty).toBe(2)
    expect(told).toEqual(
      expect.arrayContaining([
        { tabela: 'anexo', chave: first.chave, falha: 'falta' },
        { tabela: 'anexo', chave: second.chave, falha: 'conteúdo' },
      ]),
    )
  })

  it('sweeps what no row names from the bucket and the disk', async () => {
    const { files, now } = app.app.services
    const { chave } = await files.put(PDF)
    const left = join(filesFolder(app.config), '0a', '0a345678-1234-1234-1234-123456789012.novo')
    mkdirSync(dirname(left), { recursive: true })
    writeFileSync(left, 'cut')
    const before = new Date(now().getTime() - 25 * 3600 * 1000)
    utimesSync(left, before, before)
    const tomorrow = { ...app.app.services, now: () => new Date(now().getTime() + 25 * 3600 * 1000) }
    await sweepFiles([async () => []]).run({}, tomorrow)
    expect(s3.stored().filter((name) => name.includes(chave))).toEqual([])
    expect(onDisk(filesFolder(app.config)).map(String)).toEqual(['segredo-links'])
  })
})

it('a copy holds the files of the bucket and shares those of the copy before it', async () => {
  const folder = newFolder()
  const env = { ...s3.env, ARQUIVOS_S3: `${s3.env.ARQUIVOS_S3}/copia`, DATA_DIR: folder }
  const app = await startTestApp({ env })
  try {
    await createRecords(app)
    await app.app.services.files.segredo('links')
    const copies = newFolder()
    const { arquivos } = await backup(app.config, join(copies, 'um'))
    expect(arquivos.total).toBeGreaterThan(1)
    const calls = s3.calls.length
    expect((await backup(app.config, join(copies, 'dois'), join(copies, 'um'))).arquivos).toEqual(arquivos)
    expect(s3.calls.slice(calls).filter((call) => !call.includes('list-type'))).toEqual([])
    expect(new Set(onDisk(join(copies, 'dois/arquivos')))).toEqual(
      new Set(onDisk(join(copies, 'um/arquivos'))),
    )
    s3.behave('refuses')
    await expect(backup(app.config, join(copies, 'tres'))).rejects.toThrow('O bucket dos arquivos')
  } finally {
    s3.behave('takes')
    await app.close()
  }
})
