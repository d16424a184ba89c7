import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of that size, dark above and light below, as a camera could have made it. */
export const picture = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = (value: number) => Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, value)])
  const rows = Array.from({ length: height }, (_, y) => row(y < height / 2 ? 60 : 210))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Width and height of a JPEG, from its first frame. */
export const jpegSize = (bytes: Buffer): { width: number; height: number } => {
  if (bytes.readUInt16BE(0) !== 0xff_d8) throw new Error('no JPEG')
  let at = 2
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at)
    if (marker >= 0xff_c0 && marker <= 0xff_c2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  throw new Error('a JPEG without a frame')
}
