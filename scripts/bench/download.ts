import { request } from 'node:http'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

export type Download =
  | { port: number; token: string; path: string; body: unknown }
  | { url: string; sql: string }
export type Downloaded = { ms: number; bytes: number; status: number }

const counter = () => {
  let bytes = 0
  const sink = new Writable({
    write: (part: Buffer, _encoding, done) => {
      bytes += part.length
      done()
    },
  })
  return { sink, bytes: () => bytes }
}

const byHttp = ({ port, token, path, body }: Extract<Download, { port: number }>): Promise<Downloaded> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const req = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (res) => {
      const { sink, bytes } = counter()
      pipeline(res, sink).then(
        () => resolve({ ms: performance.now() - start, bytes: bytes(), status: res.statusCode ?? 0 }),
        reject,
      )
    })
    req.on('error', reject)
    req.end(JSON.stringify(body))
  })

const byCopy = async ({ url, sql }: Extract<Download, { sql: string }>): Promise<Downloaded> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { sink, bytes } = counter()
    const start = performance.now()
    await pipeline(client.query(copyTo(`copy (${sql}) to stdout (format csv)`)), sink)
    return { ms: performance.now() - start, bytes: bytes(), status: 200 }
  } finally {
    await client.end()
  }
}

process.on('message', (download: Download) => {
  void ('sql' in download ? byCopy(download) : byHttp(download)).then((result) => process.send?.(result))
})
