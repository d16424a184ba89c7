import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { outsideTransaction } from '../../db/index.ts'
import { AppError, refuse } from '../../http/errors.ts'
import { type Content, type FileStore, type Range, sha256Of } from '../index.ts'
import type { Bucket, Source } from './bucket.ts'
import { INSTALACAO, isChave, placeOf, segredoPlace, storing } from './places.ts'
import { createSegredos } from './segredos.ts'

const sourceOf = (content: Content): Source =>
  Buffer.isBuffer(content)
    ? { bytes: content, sha256: sha256Of(content) }
    : { path: content.path, length: content.length, sha256: content.sha256 }

const nameOf = (place: string): string => place.split('/').at(-1) ?? ''

/**
 * Stores in a bucket. Bodies arrive on the local disk first, and files that still stand there are served from there, so
 * that an installation can move while it works (decision 31).
 */
export const createBucketStore = (bucket: Bucket, disk: FileStore): FileStore => {
  const bytesAt = async (place: string): Promise<Buffer | undefined> => {
    const found = await bucket.open(place)
    return found && buffer(found)
  }
  /** What stands at the place; `first` is put where nothing stands, and read again, because another may have been first. */
  const keptAt = async (place: string, first: () => Promise<Buffer>): Promise<Buffer> => {
    const known = await bytesAt(place)
    if (known) return known
    await bucket.create(place, await first())
    return (await bytesAt(place)) ?? refuse('ARMAZENAMENTO')
  }
  const onDisk = (chave: string, range?: Range) =>
    disk.open(chave, range).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
      throw error
    })
  return {
    receive: disk.receive,
    drop: disk.drop,
    put: async (content) => {
      outsideTransaction('A file is written')
      const chave = randomUUID()
      const source = sourceOf(content)
      await storing(() => bucket.put(placeOf(chave), source))
      return { chave, length: content.length, sha256: source.sha256 }
    },
    open: async (chave, range) => {
      outsideTransaction('A file is read')
      const read = () => storing(() => bucket.open(placeOf(chave), range))
      // It may move from the disk to the bucket between two looks.
      return (await read()) ?? (await onDisk(chave, range)) ?? (await read()) ?? refuse('NOT_FOUND')
    },
    remove: async (chave) => {
      await storing(() => bucket.remove(placeOf(chave)))
      await disk.remove(chave)
    },
    listBefore: async function* (moment) {
      for await (const { place, modified } of bucket.list())
        if (modified < moment && isChave(nameOf(place))) yield nameOf(place)
      yield* disk.listBefore(moment)
    },
    belongsTo: async (instalacao) => {
      const owner = await keptAt(INSTALACAO, async () => Buffer.from(instalacao))
      return owner.toString('utf8') === instalacao && disk.belongsTo(instalacao)
    },
    state: async () => ({
      bucket: bucket.address,
      answers: await bucket.sizeOf(INSTALACAO).then(
        () => true,
        () => false,
      ),
    }),
    segredo: createSegredos((nome) => storing(() => keptAt(segredoPlace(nome), () => disk.segredo(nome)))),
  }
}
