import { IMAGEM_TAMANHOS } from '@app/contract/casca/usuario'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { startPeople } from '../../../platform/testing/people.ts'
import { namedImagens } from './index.ts'

const people = await startPeople()
const { admin, app, db, hire, enter } = people
afterAll(people.close)

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } })
const dataOf = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const save = (id: number, foto: unknown) => admin.put(`/usuario/${id}`, { foto })
const fetchImage = (path: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url: path, headers })
const stored = (): string[] =>
  readdirSync(join(app.config.DATA_DIR, 'arquivos'), { recursive: true })
    .map(String)
    .filter((name) => /[0-9a-f-]{36}$/.test(name))

/** Saves a photo and answers its id. */
const withPhoto = async (bytes: Buffer): Promise<{ id: number; foto: string }> => {
  const { id } = await hire()
  const answer = await save(id, { data: dataOf(bytes) })
  expect(answer.statusCode, answer.body).toBe(200)
  return { id, foto: answer.json().foto.id }
}

describe('a photo', () => {
  it('S3-005, S5-046, S5-047, S9-024, S9-025: 4000 × 3000 with EXIF becomes a JPEG of at most 500 × 500 without', async () => {
    const camera = await picture(4000, 3000)
      .withExif({ IFD0: { Copyright: 'Fulana de Tal' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(camera.includes('Fulana de Tal')).toBe(true)
    const { foto } = await withPhoto(camera)
    const { rawPayload, headers } = await fetchImage(`/public/midia/imagem/${foto}`)
    expect(headers['content-type']).toBe('image/jpeg')
    const found = await sharp(rawPayload).metadata()
    expect(found).toMatchObject({ format: 'jpeg', width: 500, height: 375 })
    expect(found.exif).toBeUndefined()
    expect(rawPayload.includes('Fulana de Tal')).toBe(false)
    // The quality of libjpeg's tables at 70: the first value of the luminance table is (16 × 60 + 50) / 100.
    const table = rawPayload.indexOf(Buffer.from([0xff, 0xdb]))
    expect(rawPayload[table + 5]).toBeLessThanOrEqual(10)
    expect(rawPayload[table + 5]).toBeGreaterThanOrEqual(9)
  })

  it('stands upright, and is not made larger', async () => {
    const lying = await picture(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { foto } = await withPhoto(lying)
    const found = await sharp((await fetchImage(`/public/midia/imagem/${foto}`)).rawPayload).metadata()
    expect(found).toMatchObject({ width: 100, height: 200 })
    expect(found.orientation).toBeUndefined()
  })

  it('S7-027: is served in its sizes, to be kept for minutes and by nobody else, with an id that nobody guesses', async () => {
    const { foto } = await withPhoto(await picture(900, 900).png().toBuffer())
    expect(Buffer.from(foto, 'base64url')).toHaveLength(16)
    for (const tamanho of IMAGEM_TAMANHOS) {
      const answer = await fetchImage(`/public/midia/imagem/${foto}?tamanho=${tamanho}`)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: tamanho, height: tamanho })
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=600, must-revalidate',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringContaining('inline'),
      })
      const again = await fetchImage(`/public/midia/imagem/${foto}?tamanho=${tamanho}`, {
        'if-none-match': String(answer.headers['etag']),
      })
      expect(again.statusCode).toBe(304)
    }
    for (const id of ['1', 'nada', `${foto}x`, '../../etc/passwd', 'A'.repeat(22)])
      expect((await fetchImage(`/public/midia/imagem/${encodeURIComponent(id)}`)).statusCode, id).toBe(404)
    expect((await fetchImage(`/public/midia/imagem/${foto}?tamanho=0`)).statusCode).toBe(400)
  })

  it('sent back without data it stays; another takes its place; null takes it away, bytes and all', async () => {
    const { id, foto } = await withPhoto(await picture(50, 50).png().toBuffer())
    const kept = await admin.put(`/usuario/${id}`, { foto: { id: foto, data: null }, nome: 'Outro Nome' })
    expect(kept.json().foto).toEqual({ id: foto, data: null })
    const before = stored().length
    const other = (await save(id, { data: dataOf(await picture(60, 60).webp().toBuffer()) })).json().foto.id
    expect(other).not.toBe(foto)
    expect((await fetchImage(`/public/midia/imagem/${foto}`)).statusCode).toBe(404)
    expect(stored()).toHaveLength(before)
    expect((await save(id, null)).json().foto).toBeNull()
    expect((await fetchImage(`/public/midia/imagem/${other}`)).statusCode).toBe(404)
    expect(stored()).toHaveLength(before - IMAGEM_TAMANHOS.length)
  })

  it('of a person who is anonymised it is gone at once, also for who has it in a cache', async () => {
    const { id, foto } = await withPhoto(await picture(50, 50).png().toBuffer())
    const path = `/public/midia/imagem/${foto}`
    const { headers } = await fetchImage(path)
    expect(headers['cache-control']).toMatch(/^private, max-age=\d{1,3}, must-revalidate$/)
    const bytes = stored().length
    expect((await admin.post(`/usuario/${id}/anonimizar`)).statusCode).toBe(200)
    expect((await fetchImage(path)).statusCode).toBe(404)
    expect((await fetchImage(path, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(404)
    expect(stored()).toHaveLength(bytes - IMAGEM_TAMANHOS.length)
  })

  it('the own one is the person’s to change', async () => {
    const session: Caller = await enter(await hire())
    const data = dataOf(await picture(80, 80).png().toBuffer())
    const { foto } = (await session.put('/conta', { foto: { data } })).json()
    await expect.poll(async () => (await session.get('/user/me')).json().foto).toEqual(foto)
  })

  it('a save that fails leaves no bytes behind', async () => {
    const { id, versao } = await hire()
    const taken = await hire()
    const before = stored().length
    const data = dataOf(await picture(80, 80).png().toBuffer())
    const answer = await admin.put(`/usuario/${id}`, { foto: { data }, email: taken.email, versao })
    expect(answer.statusCode).toBe(409)
    expect(stored()).toHaveLength(before)
    expect((await admin.get(`/usuario/${id}`)).json().foto).toBeNull()
  })
})

describe('what is no photo', () => {
  const refused = async (bytes: Buffer, type?: string) => {
    const { id } = await hire()
    const answer = await save(id, { data: dataOf(bytes, type) })
    return { status: answer.statusCode, messages: answer.json().messages }
  }

  it('an SVG with script, a page, a PDF, text: refused by what they are', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const [bytes, type] of [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'],
      [Buffer.from('%PDF-1.7\n'), 'image/jpeg'],
      [Buffer.from('GIF89a\x01\x00\x01\x00'), 'image/gif'],
      [Buffer.from('nada'), 'image/png'],
    ] as const)
      expect(await refused(bytes, type)).toMatchObject({
        status: 400,
        messages: [{ fieldName: 'foto', code: 'IMAGEM_TIPO' }],
      })
  })

  it('a PNG bomb of 20,000 × 20,000 is refused before it is decoded', async () => {
    const bomb = await sharp({
      create: { width: 20_000, height: 20_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1, palette: false })
      .toBuffer()
    const before = process.memoryUsage().rss
    expect(await refused(bomb)).toMatchObject({
      status: 400,
      messages: [{ fieldName: 'foto', code: 'IMAGEM_PIXELS' }],
    })
    // When decoded it would take 1.2 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
  })

  it('50 MB are a 413, and 16 MB of an image too', async () => {
    const { id } = await hire()
    const large = await save(id, { data: `data:image/png;base64,${'A'.repeat(67_000_000)}` })
    expect(large.statusCode).toBe(413)
    const png = await picture(10, 10).png().toBuffer()
    const padded = await refused(Buffer.concat([png, Buffer.alloc(15 * 1024 * 1024)]))
    expect(padded).toMatchObject({ messages: [{ fieldName: 'foto', code: 'IMAGEM_GRANDE' }] })
  })

  it('a broken one, and base64 that is none', async () => {
    const png = await picture(300, 300).png().toBuffer()
    expect(await refused(png.subarray(0, 60))).toMatchObject({ messages: [{ code: 'IMAGEM_QUEBRADA' }] })
    const { id } = await hire()
    expect((await save(id, { data: 'data:image/png;base64,!!!' })).json().messages).toMatchObject([
      { code: 'ANEXO_BASE64' },
    ])
  })
})

it('the sweep leaves what a photo names', async () => {
  await withPhoto(await picture(30, 30).png().toBuffer())
  const rows = await db.selectFrom('imagem_tamanho').select('chave').execute()
  const chaves = rows.map(({ chave }) => chave)
  expect((await namedImagens(db, [...chaves, crypto.randomUUID()])).sort()).toEqual(chaves.sort())
})
