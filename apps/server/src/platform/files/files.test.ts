import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Routes } from '../http/routes.ts'
import { startTestApp, type Caller, type TestApp } from '../testing/app.ts'
import { createDiskStore } from './storage/disk.ts'
import { signFileLink } from './link.ts'
import { contentDisposition, safeName } from './names.ts'
import { parseRange } from './range.ts'
import { readArquivo, readUpload } from './read.ts'
import { sendArquivo, type FileRow } from './send.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('safe names', () => {
  it.each([
    ['nota fiscal.pdf', 'nota fiscal.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    ['..', 'arquivo'],
    ['', 'arquivo'],
    ['a\u0000b\r\nc.pdf', 'a_b__c.pdf'],
    ['recibo\u202Efdp.exe', 'recibo_fdp.exe'],
    ['<script>.xml', '_script_.xml'],
  ])('%j → %s', (given, safe) => expect(safeName(given)).toBe(safe))

  it('cuts long names, not their ending', () => {
    const name = safeName(`${'ç'.repeat(300)}.pdf`)
    expect(name).toHaveLength(150)
    expect(name.endsWith('.pdf')).toBe(true)
  })

  it('looks for patterns in a few hundred characters of a long name alone', () => {
    const replace = vi.spyOn(String.prototype, 'replace')
    const name = safeName(`a${'.'.repeat(80_000)}b.pdf`)
    const searched = replace.mock.contexts.map((context) => String(context).length)
    replace.mockRestore()
    expect(name).toMatch(/^a\.+\.pdf$/)
    expect(searched).not.toEqual([])
    expect(Math.max(...searched)).toBeLessThanOrEqual(300)
  })

  it('tells the name to old and new clients (RFC 6266)', () => {
    expect(contentDisposition('attachment', 'Correção "nº 1".pdf')).toBe(
      `attachment; filename="Correcao _n_ 1_.pdf"; filename*=UTF-8''Corre%C3%A7%C3%A3o%20_n%C2%BA%201_.pdf`,
    )
  })
})

describe('ranges', () => {
  it.each([
    [undefined, 'tudo'],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=-40', { start: 0, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=10-', 'fora'],
    ['bytes=-0', 'fora'],
    ['bytes=3-1', 'tudo'],
    ['bytes=0-1,3-4', 'tudo'],
    ['linhas=0-1', 'tudo'],
  ])('%s', (header, range) => expect(parseRange(header, 10)).toEqual(range))
})

describe('readArquivo', () => {
  const read = (filename: string, bytes: Buffer, more = {}) =>
    readArquivo({ filename, data: bytes.toString('base64'), length: bytes.length, ...more }, 'nf')
  const text = (content: string) => Buffer.from(content)

  it.each([
    ['nota.pdf', PDF, 'application/pdf'],
    ['foto.png', PNG, 'image/png'],
    ['nota.xml', text('\ufeff<?xml version="1.0"?><nfeProc/>'), 'application/xml'],
    ['nota.xml', text('<nfeProc/>'), 'application/xml'],
    ['lista.csv', text('a;b\n1;2'), 'text/csv'],
    ['leia.txt', Buffer.from([0x6f, 0x6c, 0xe1]), 'text/plain'],
    ['semfim', PDF, 'application/pdf'],
    ['pacote.zip', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'application/zip'],
  ])('%s is taken', async (name, bytes, contentType) => {
    expect(await read(name, bytes)).toEqual({ filename: name, contentType, content: bytes })
  })

  it.each([
    ['a picture that says it is a PDF', 'nota.pdf', PNG, {}, 'ANEXO_CONTEUDO'],
    ['a PDF that says it is text', 'nota.txt', PDF, {}, 'ANEXO_CONTEUDO'],
    ['a page', 'nota.xml', text('<!DOCTYPE html><html></html>'), {}, 'ANEXO_CONTEUDO'],
    ['an SVG', 'foto.xml', text('<?xml version="1.0"?><svg onload="alert(1)"/>'), {}, 'ANEXO_CONTEUDO'],
    ['an SVG behind comments', 'f.xml', text('<!-- a --> <!--b--><svg/>'), {}, 'ANEXO_CONTEUDO'],
    ['a program', 'nota.pdf', Buffer.from('4d5a90000300000004000000ffff', 'hex'), {}, 'ANEXO_CONTEUDO'],
    ['bytes that are no text', 'nota.txt', Buffer.from([1, 2, 3, 0]), {}, 'ANEXO_CONTEUDO'],
    ['a program', 'nota.exe', Buffer.from('4d5a90000300000004000000ffff', 'hex'), {}, 'ANEXO_TIPO'],
    ['a page without an ending', 'nota', text('<!DOCTYPE html><html></html>'), {}, 'ANEXO_TIPO'],
    ['nothing', 'nota.pdf', Buffer.alloc(0), {}, 'ANEXO_VAZIO'],
    ['a length that differs', 'nota.pdf', PDF, { length: 3 }, 'ANEXO_TAMANHO'],
    ['a cut base64', 'nota.pdf', PDF, { data: 'JVBERi0' }, 'ANEXO_BASE64'],
    ['no base64', 'nota.pdf', PDF, { data: '***=' }, 'ANEXO_BASE64'],
  ])('%s is refused', async (_what, name, bytes, more, code) => {
    await expect(read(name, bytes, more)).rejects.toMatchObject({
      code,
      statusCode: 400,
      body: { messages: [{ fieldName: 'nf', code }] },
    })
  })
})

it.each([
  ['nota.pdf', undefined, 'um PDF'],
  ['tabela.xlsx', undefined, 'uma planilha do Excel (.xlsx)'],
  ['sem nome', 'image/jpeg', 'uma foto JPEG'],
])('a false %s is told by what people call its kind', async (filename, contentType, kind) => {
  const file = {
    filename,
    data: Buffer.from('GIF89a').toString('base64'),
    ...(contentType && { contentType }),
  }
  await expect(readArquivo(file, 'nf')).rejects.toMatchObject({
    body: {
      messages: [
        { text: `O nome diz que o arquivo é ${kind}, mas o conteúdo não é. Envie o arquivo original.` },
      ],
    },
  })
})

it('a file of comments is stepped over, comment by comment', async () => {
  const indexOf = vi.spyOn(String.prototype, 'indexOf')
  const data = Buffer.from(`${'<!---->'.repeat(140)}x`).toString('base64')
  expect(await readArquivo({ filename: 'nota.xml', data }, 'nf')).toMatchObject({
    contentType: 'application/xml',
  })
  const steps = indexOf.mock.calls.filter(([sought]) => sought === '-->').length
  indexOf.mockRestore()
  expect(steps).toBe(140)
})

describe('the disk store', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'retaguarda-arquivos-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  const allFiles = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('-'))

  it('gives back what was put, whole or in part, and removes it', async () => {
    const store = createDiskStore(folder)
    const { chave, length, sha256 } = await store.put(PDF)
    expect(length).toBe(PDF.length)
    expect(sha256).toEqual(createHash('sha256').update(PDF).digest())
    expect(await buffer(await store.open(chave))).toEqual(PDF)
    expect((await buffer(await store.open(chave, { start: 1, end: 3 }))).toString()).toBe('PDF')
    await store.remove(chave)
    await store.remove(chave)
    await expect(store.open(chave)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(allFiles()).toEqual([])
  })

  it('knows no path but its own', async () => {
    const store = createDiskStore(folder)
    for (const chave of ['../../etc/passwd', '', 'a', `${'0'.repeat(8)}-../`])
      await expect(store.open(chave)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuses plainly and leaves nothing when the disk does not take it', async () => {
    const blocked = join(folder, 'arquivo')
    writeFileSync(blocked, '')
    await expect(createDiskStore(blocked).put(PDF)).rejects.toMatchObject({
      code: 'ARMAZENAMENTO',
      statusCode: 503,
    })
    const closed = mkdtempSync(join(folder, 'fechada'))
    chmodSync(closed, 0o500)
    if (process.getuid?.() !== 0)
      await expect(createDiskStore(closed).put(PDF)).rejects.toMatchObject({ code: 'ARMAZENAMENTO' })
    expect(allFiles()).toEqual([])
  })
})

describe('over HTTP', () => {
  let server: TestApp
  let admin: Caller
  let file: FileRow
  let now = new Date('2026-11-20T12:00:00Z')
  const routes: Routes = async (app) => {
    const config = { ability: 'session' } as const
    app.get('/teste/arquivo', { config }, (req, reply) => sendArquivo(req, reply, file))
    app.post('/teste/envio', { config: { ...config, upload: true } }, async (req) => {
      const { filename, contentType, content } = await readUpload(req)
      return { filename, contentType, length: content.length }
    })
  }
  beforeAll(async () => {
    server = await startTestApp({ more: [routes], clock: () => now })
    admin = await server.as('admin@')
    const stored = await server.app.services.files.put(PDF)
    file = { ...stored, filename: 'Correção.pdf', contentType: 'application/pdf' }
  })
  afterAll(() => server.close())

  it('is shown inline only where nothing runs, never sniffed, never cached by others', async () => {
    const answer = await admin.get('/teste/arquivo')
    expect(answer.rawPayload).toEqual(PDF)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `inline; filename="Correcao.pdf"; filename*=UTF-8''Corre%C3%A7%C3%A3o.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    })
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/)
    file = { ...file, contentType: 'application/xml', filename: 'nota.xml' }
    const xml = await admin.get('/teste/arquivo')
    expect(xml.headers['content-disposition']).toMatch(/^attachment/)
    file = { ...file, contentType: 'application/pdf', filename: 'Correção.pdf' }
  })

  it('answers ranges and what has not changed', async () => {
    const part = await admin.get('/teste/arquivo', { range: 'bytes=0-3' })
    expect([
      part.statusCode,
      part.body,
      part.headers['content-range'],
      part.headers['content-length'],
    ]).toEqual([206, '%PDF', `bytes 0-3/${PDF.length}`, '4'])
    const beyond = await admin.get('/teste/arquivo', { range: 'bytes=9999-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${PDF.length}`])
    const etag = String(part.headers.etag)
    expect((await admin.get('/teste/arquivo', { 'if-none-match': etag })).statusCode).toBe(304)
    expect(
      (await admin.get('/teste/arquivo', { range: 'bytes=0-3', 'if-range': '"outro"' })).statusCode,
    ).toBe(200)
  })

  it('a signed link opens one file for one minute, on every process', async () => {
    const { href, expiraEm } = await signFileLink(server.app.services, file)
    expect(expiraEm).toBe('2026-11-20T12:01:00.000Z')
    const other = await buildApp({
      config: server.config,
      database: server.database,
      work: false,
      clock: () => now,
    })
    for (const process of [server.app, other]) {
      const answer = await process.inject(href)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(answer.rawPayload).toEqual(PDF)
    }
    await other.close()
    const forged = href.replace(
      /arquivo\/./,
      (start) => `${start.slice(0, -1)}${start.endsWith('e') ? 'f' : 'e'}`,
    )
    const [, token = ''] = href.split('/arquivo/')
    for (const path of [
      forged,
      `${href}a`,
      href.slice(0, -3),
      `/public/arquivo/${token.split('.')[0]}`,
      '/public/arquivo/x',
    ])
      expect((await server.anyone.get(path)).statusCode, path).toBe(404)
    now = new Date(now.getTime() + 60_001)
    expect((await server.anyone.get(href)).statusCode).toBe(404)
  })

  const upload = (parts: string, boundary = 'limite') =>
    server.app.inject({
      method: 'POST',
      url: '/teste/envio',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: parts,
    })
  const part = (name: string, type: string, content: string) =>
    `--limite\r\nContent-Disposition: form-data; name="arquivo"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--limite--\r\n`

  it('takes multipart files and refuses what is wrong with them', async () => {
    const taken = await upload(part('nota.pdf', 'application/pdf', PDF.toString('latin1')))
    expect(taken.json()).toMatchObject({ filename: 'nota.pdf', contentType: 'application/pdf' })
    expect((await upload(part('nota.pdf', 'application/pdf', 'texto'))).json()).toMatchObject({
      error: 'ANEXO_CONTEUDO',
    })
    expect((await upload('--limite--\r\n')).statusCode).toBe(400)
    expect((await upload('', '')).statusCode).toBeGreaterThanOrEqual(400)
    const large = await upload(part('nota.txt', 'text/plain', 'x'.repeat(40 * 1024 * 1024 + 1)))
    expect([large.statusCode, large.json().error]).toEqual([413, 'ANEXO_GRANDE'])
    const broken = await upload(
      '--limite\r\nContent-Disposition: form-data; name="arquivo"; filename="a.txt"\r\n\r\nabc',
    )
    expect(broken.statusCode).toBe(400)
  })
})
