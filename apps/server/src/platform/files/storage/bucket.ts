import type { S3Client } from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { Range } from '../index.ts'
import { parseBucket } from './place-of-bucket.ts'

/** Without `ARQUIVOS_S3` there is no bucket. */
export type BucketConfig = Partial<
  Pick<Config, 'ARQUIVOS_S3' | 'ARQUIVOS_S3_REGIAO' | 'ARQUIVOS_S3_CHAVE' | 'ARQUIVOS_S3_SEGREDO'>
>

/** Bytes in memory, or of a file on the disk, with their SHA-256, which the bucket's server checks. */
export type Source = { sha256: Buffer } & ({ bytes: Buffer } | { path: string; length: number })

export type BucketEntry = { place: string; length: number; modified: Date }

/** The places of one S3-compatible bucket. Each call rejects when the server does not answer or refuses. */
export type Bucket = {
  /** For people: 's3.example.com/bucket/folder'. */
  address: string
  put: (place: string, source: Source) => Promise<void>
  /** Writes only where nothing is; a server that cannot tell writes over it. */
  create: (place: string, bytes: Buffer) => Promise<void>
  /** The bytes as they flow; undefined where nothing is. */
  open: (place: string, range?: Range) => Promise<Readable | undefined>
  /** In bytes; undefined where nothing is. */
  sizeOf: (place: string) => Promise<number | undefined>
  /** Removing what is not there does no harm. */
  remove: (place: string) => Promise<void>
  list: () => AsyncIterable<BucketEntry>
}

const CONNECT_MS = 5000
/** For so long a server may be silent. */
const SILENCE_MS = 30_000
/** Downloads of slow readers hold their connection. */
const CONNECTIONS = 200

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')

const isTaken = (error: unknown): boolean => error instanceof Error && error.name === 'PreconditionFailed'

const unlessMissing = (error: unknown): undefined => {
  if (isMissing(error)) return undefined
  throw error
}

/** A bucket by its settings; its library is loaded by the first call, because most installations have none. */
export const createBucket = (url: string, config: BucketConfig): Bucket => {
  const parsed = parseBucket(url)
  if (!parsed) throw new Error('a bucket has a name')
  const { endpoint, bucket: Bucket, prefix } = parsed
  let opened: Promise<S3Client> | undefined
  const library = () => import('@aws-sdk/client-s3')
  const connect = async (): Promise<S3Client> => {
    const {
      ARQUIVOS_S3_REGIAO: region,
      ARQUIVOS_S3_CHAVE: accessKeyId,
      ARQUIVOS_S3_SEGREDO: secretAccessKey,
    } = config
    return new (await library()).S3Client({
      endpoint,
      ...(region && { region }),
      forcePathStyle: true,
      // Without a key of its own the machine's role or the usual AWS variables count.
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      // Servers that are not Amazon's know only some checksums, and SHA-256 is sent with each file anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        socketTimeout: SILENCE_MS,
        httpAgent: { maxSockets: CONNECTIONS },
        httpsAgent: { maxSockets: CONNECTIONS },
      },
    })
  }
  const client = () => (opened ??= connect())
  const at = (place: string) => ({ Bucket, Key: `${prefix}${place}` })

  return {
    address: `${new URL(endpoint).host}/${Bucket}/${prefix}`.replace(/\/$/, ''),
    put: async (place, source) => {
      const { PutObjectCommand } = await library()
      const inMemory = 'bytes' in source
      await (
        await client()
      ).send(
        new PutObjectCommand({
          ...at(place),
          Body: inMemory ? source.bytes : createReadStream(source.path),
          ContentLength: inMemory ? source.bytes.length : source.length,
          ContentType: 'application/octet-stream',
          ChecksumSHA256: source.sha256.toString('base64'),
        }),
      )
    },
    create: async (place, bytes) => {
      const { PutObjectCommand } = await library()
      await (
        await client()
      )
        .send(new PutObjectCommand({ ...at(place), Body: bytes, IfNoneMatch: '*' }))
        .catch((error: unknown) => {
          if (!isTaken(error)) throw error
        })
    },
    open: async (place, range) => {
      const { GetObjectCommand } = await library()
      const answer = await (
        await client()
      )
        .send(
          new GetObjectCommand({
            ...at(place),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        )
        .catch(unlessMissing)
      if (!answer) return undefined
      if (!(answer.Body instanceof Readable)) throw new Error('the answer has no bytes')
      return answer.Body
    },
    sizeOf: async (place) => {
      const { HeadObjectCommand } = await library()
      return (await (await client()).send(new HeadObjectCommand(at(place))).catch(unlessMissing))
        ?.ContentLength
    },
    remove: async (place) => {
      const { DeleteObjectCommand } = await library()
      await (await client()).send(new DeleteObjectCommand(at(place))).catch(unlessMissing)
    },
    list: async function* () {
      const { paginateListObjectsV2 } = await library()
      for await (const { Contents } of paginateListObjectsV2(
        { client: await client() },
        { Bucket, Prefix: prefix },
      ))
        for (const { Key, Size, LastModified } of Contents ?? [])
          if (Key !== undefined && Size !== undefined && LastModified)
            yield { place: Key.slice(prefix.length), length: Size, modified: LastModified }
    },
  }
}
