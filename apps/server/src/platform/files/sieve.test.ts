import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { FILE_BODY_LIMIT, JSON_TEXT_LIMIT, JSON_VALUES } from '../http/limits.ts'
import { createDiskStore } from './storage/disk.ts'
import { contentOf, createReceipt } from './receipt.ts'
import { sieveJson } from './sieve.ts'

const folder = mkdtempSync(join(tmpdir(), 'retaguarda-peneira-'))
afterAll(() => rmSync(folder, { recursive: true }))

const filesIn = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).includes('-'))

const sieve = async (body: string, size = 64 * 1024) => {
  const receipt = createReceipt(createDiskStore(folder))
  const bytes = Buffer.from(body)
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  try {
    const left = await text(sieveJson(Readable.from(pieces), { limit: FILE_BODY_LIMIT, ...receipt }))
    return { left, receipt }
  } catch (error) {
    await receipt.end()
    throw error
  }
}

const bytesOf = (data: string): Buffer | undefined => {
  const content = contentOf(data)
  return content && !Buffer.isBuffer(content) ? readFileSync(content.path) : content
}

const FILE = Buffer.from(Array.from({ length: 20_001 }, (_, at) => (at * 7919) % 256))
const DATA = FILE.toString('base64')

describe('the files of a large JSON body', () => {
  it.each([1, 7, 4099, 64 * 1024])('in pieces of %i bytes', async (size) => {
    const body = JSON.stringify({
      relato: 'Não "data": \\ liga',
      data: '2026-11-20T15:00:00Z',
      fotos: [
        { filename: 'data', data: DATA },
        { data: `data:image/png;base64,${DATA}`, id: 1 },
      ],
      itens: ['data', DATA],
    })
    const { left, receipt } = await sieve(body, size)
    const read = JSON.parse(left)
    expect(read).toEqual({
      ...JSON.parse(body),
      fotos: [
        { filename: 'data', data: expect.stringMatching(/^recebido:/) },
        { data: expect.stringMatching(/^recebido:/), id: 1 },
      ],
    })
    for (const foto of read.fotos) expect(bytesOf(foto.data)).toEqual(FILE)
    expect(filesIn()).toHaveLength(2)
    await receipt.end()
    expect(filesIn()).toEqual([])
    expect(contentOf(read.fotos[0].data)).toBeUndefined()
  })

  it('as other writers of JSON escape it', async () => {
    const escaped = DATA.replaceAll('/', '\\/').replaceAll('+', '\\u002B').replaceAll('A', '\\u0041')
    for (const size of [3, 64 * 1024]) {
      const { left, receipt } = await sieve(`{"data" : "${escaped}"}`, size)
      expect(bytesOf(JSON.parse(left).data)).toEqual(FILE)
      await receipt.end()
    }
  })

  it.each([
    ['cut', DATA.slice(0, -1)],
    ['foreign', `${DATA.slice(0, 16_000)}*${DATA.slice(16_001)}`],
    ['padded in the middle', `${DATA.slice(0, 16_000)}AA==${DATA.slice(16_000)}`],
    ['escaped to nothing known', `${DATA.slice(0, 16_000)}\\n${DATA.slice(16_000)}`],
  ])('%s base64 is no file', async (_what, data) => {
    const { left, receipt } = await sieve(`{"data":"${data}"}`)
    expect(contentOf(JSON.parse(left).data)).toBeUndefined()
    expect(filesIn()).toEqual([])
    await receipt.end()
  })

  it('whatever else is long or many is refused on the way, and nothing is left of it', async () => {
    await expect(sieve(`{"relato":"${'x'.repeat(JSON_TEXT_LIMIT)}"}`)).rejects.toMatchObject({
      code: 'CORPO_GRANDE',
      body: { messages: [{ params: { limite: 4 } }] },
    })
    await expect(sieve(`{"data":"${DATA}","a":[${'0,'.repeat(JSON_VALUES)}0]}`)).rejects.toMatchObject({
      code: 'JSON_EXTENSO',
    })
    await expect(sieve('['.repeat(200))).rejects.toMatchObject({ code: 'JSON_PROFUNDO' })
    expect(filesIn()).toEqual([])
  })
})
