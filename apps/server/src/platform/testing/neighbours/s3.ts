import S3rver from '@20minutes/s3rver'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `takes` works, `refuses` forbids every call, `breaks` closes the connection in the middle of an answer. */
export type S3Behaviour = 'takes' | 'refuses' | 'breaks'

const refuse = (res: ServerResponse) =>
  res
    .writeHead(403, { 'content-type': 'application/xml' })
    .end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>')

const breakOff = (res: ServerResponse) => {
  res.writeHead(200, { 'content-length': 1000 }).write('half')
  setImmediate(() => res.destroy())
}

/** An S3-compatible server with one bucket, the settings for it, and how it behaves. */
export const startS3 = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'retaguarda-s3-'))
  const options = {
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'retaguarda' }],
  }
  const strict = new S3rver(options)
  await strict.configureBuckets()
  const works = strict.callback()
  // It expects the signature of a bucket's own path without its last slash, unlike Amazon and everybody else.
  const lists = new S3rver({ ...options, allowMismatchedSignatures: true }).callback()
  let behaviour: S3Behaviour = 'takes'
  const calls: string[] = []
  const server = createServer((req: IncomingMessage, res) => {
    calls.push(`${req.method} ${req.url}`)
    if (behaviour === 'refuses') return refuse(res)
    if (behaviour === 'breaks') return breakOff(res)
    return req.url?.includes('list-type=') ? lists(req, res) : works(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      ARQUIVOS_S3: `http://127.0.0.1:${port}/retaguarda/casa`,
      ARQUIVOS_S3_REGIAO: 'sa-east-1',
      ARQUIVOS_S3_CHAVE: 'S3RVER',
      ARQUIVOS_S3_SEGREDO: 'S3RVER',
    },
    calls,
    behave: (next: S3Behaviour) => void (behaviour = next),
    /** The names of the stored objects. */
    stored: () =>
      readdirSync(join(directory, 'retaguarda'), { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', '')),
    /** Takes an object away behind the product's back. */
    lose: (name: string) => rmSync(join(directory, 'retaguarda', `${name}._S3rver_object`)),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
