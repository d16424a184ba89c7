import { type FotoInput, IMAGEM_MAXIMA_MB } from '@app/contract/usuario'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../platform/context.ts'
import type { Executor } from '../../platform/db/index.ts'
import { decodeBase64 } from '../../platform/files/read.ts'
import { type FileWork, withFileWork } from '../../platform/files/work.ts'
import { refuseField } from '../../platform/http/errors.ts'
import { encodeImagem, type ImagemPronta } from './encode.ts'
import { deleteImagem, insertImagem, namedImagens } from './store.ts'

/** What a save does to a photo: a new one, none any more, or nothing. */
export type FotoMudada = ImagemPronta | null | undefined

/** Reads a sent photo before any row is locked: with `data` it is new, null takes it away, else it stays. */
export const readFoto = async (input: FotoInput, fieldName = 'foto'): Promise<FotoMudada> => {
  if (input === null) return null
  if (!input?.data) return undefined
  const bytes = decodeBase64(input.data) ?? refuseField(fieldName, 'ANEXO_BASE64')
  if (bytes.byteLength > IMAGEM_MAXIMA_MB * 1024 * 1024)
    refuseField(fieldName, 'IMAGEM_GRANDE', { limite: IMAGEM_MAXIMA_MB })
  return encodeImagem(bytes, fieldName)
}

/** A save with a photo: both or neither. */
export const withFoto = <T>(ctx: Services, run: (work: FileWork) => Promise<T>): Promise<T> =>
  withFileWork(ctx, [namedImagens], run)

/** Writes a photo under a random name of 128 bits. */
export const putFoto = async (
  db: Executor,
  ctx: Pick<Services, 'now'>,
  work: FileWork,
  pronta: ImagemPronta,
): Promise<string> => {
  const id = randomBytes(16).toString('base64url')
  const tamanhos = []
  for (const { tamanho, file } of pronta) {
    const { chave, length } = await work.put(file)
    tamanhos.push({ tamanho, chave, length })
  }
  await insertImagem(db, id, ctx.now(), tamanhos)
  return id
}

/** Takes a photo away; its bytes follow the commit. */
export const dropFoto = async (db: Executor, work: FileWork, id: string | null): Promise<void> => {
  if (id === null) return
  for (const chave of await deleteImagem(db, id)) work.discard(chave)
}
