import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc32, MAX_XML_BYTES, readZip, ZipProblem } from './zip.ts'

type Given = {
  name: string
  bytes: Uint8Array
  method?: 0 | 8 | 14
  /** A false value in the archive. */
  size?: number
  crc?: number
  flags?: number
}

const numbers = (...pairs: [number, number][]) => {
  const out = Buffer.alloc(pairs.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of pairs) at = out.writeUIntLE(value, at, width)
  return out
}

/** An archive in the form that usual packers write. */
function archive(files: Given[], comment = ''): Blob {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes, method = 8, size = bytes.length, crc = crc32(bytes), flags = 0x800 } of files) {
    const label = Buffer.from(name)
    const data = method === 0 ? Buffer.from(bytes) : deflateRawSync(bytes)
    const common: [number, number][] = [
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, crc],
      [4, data.length],
      [4, size],
      [2, label.length],
    ]
    const local = Buffer.concat([numbers([4, 0x04034b50], ...common, [2, 4]), label, Buffer.alloc(4), data])
    central.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        label,
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, directory.length],
    [4, offset],
    [2, comment.length],
  )
  return new Blob([Buffer.concat([...parts, directory, end, Buffer.from(comment)])])
}

const text = (content: string) => new TextEncoder().encode(content)
const read = async (zip: Blob) =>
  Promise.all(
    (await readZip(zip)).map(async ({ name, open }) => [name, new TextDecoder().decode(await open())]),
  )

test('the check value of CRC-32', () => expect(crc32(text('123456789'))).toBe(0xcbf43926))

test('stored and deflated entries, folders left out, a comment at the end', async () => {
  const zip = archive(
    [
      { name: 'notas/', bytes: text(''), method: 0 },
      { name: 'notas/a.xml', bytes: text('<a/>'), method: 0 },
      { name: 'notas/ç.xml', bytes: text('<b>ção</b>') },
    ],
    'do contador',
  )
  expect(await read(zip)).toEqual([
    ['notas/a.xml', '<a/>'],
    ['notas/ç.xml', '<b>ção</b>'],
  ])
})

describe('what is refused', () => {
  const open = async (files: Given[]) => (await readZip(archive(files)))[0]?.open()

  test('an archive cut off, or none at all', async () => {
    const whole = archive([{ name: 'a.xml', bytes: text('<a/>') }])
    await expect(readZip(whole.slice(0, whole.size - 30))).rejects.toThrow(ZipProblem)
    await expect(readZip(new Blob(['PK\u0003\u0004']))).rejects.toThrow('danificado')
  })

  test('an entry that grows beyond what it declares: a bomb', async () => {
    const bomb = new Uint8Array(MAX_XML_BYTES * 2)
    await expect(open([{ name: 'b.xml', bytes: bomb, size: 1_000 }])).rejects.toThrow('passa do tamanho')
    await expect(open([{ name: 'b.xml', bytes: bomb }])).rejects.toThrow('passa de 20 MB')
  }, 30_000)

  test('a password, an unknown method, other bytes than were packed', async () => {
    const bytes = text('<a/>')
    await expect(open([{ name: 'a.xml', bytes, flags: 1 }])).rejects.toThrow('senha')
    await expect(open([{ name: 'a.xml', bytes, method: 14 }])).rejects.toThrow('compactação')
    await expect(open([{ name: 'a.xml', bytes, crc: 1 }])).rejects.toThrow('danificado')
    await expect(open([{ name: 'a.xml', bytes, size: 99 }])).rejects.toThrow('danificado')
  })
})

test('whatever bytes are changed, an entry opens as it was or is refused', async () => {
  const content = text('<nota><valor>1.234,56</valor></nota>'.repeat(20))
  const good = Buffer.from(await archive([{ name: 'a.xml', bytes: content }]).arrayBuffer())
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const bytes = Buffer.from(good)
      bytes[at] = (bytes[at] ?? 0) ^ change
      try {
        for (const entry of await readZip(new Blob([bytes]))) expect(await entry.open()).toEqual(content)
      } catch (error) {
        expect(error).toBeInstanceOf(ZipProblem)
      }
    }),
    { numRuns: 300 },
  )
})
