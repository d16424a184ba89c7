import { type FotoInput, IMAGEM_MAXIMA_MB } from '@app/contract/casca/usuario'
import { randomBytes } from 'node:crypto'
import type { Context, Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { contentOf } from '../../../platform/files/receipt.ts'
import { type FileWork, withFileWork } from '../../../platform/files/work.ts'
import { refuseField } from '../../../platform/http/errors.ts'
import { encodeImagem, type ImagemPronta } from './encode.ts'
import { deleteImagem, insertImagem, namedImagens } from './store.ts'

/** What a save does to a photo: sets a new one, removes it, or leaves it. */
export type FotoMudada = ImagemPronta | null | undefined

/** Reads a sent photo before any row is locked: with `data` it is new, null removes it, otherwise it stays. */
export const readFoto = async (
  { usuario }: Pick<Context, 'usuario'>,
  input: FotoInput,
  fieldName = 'foto',
): Promise<FotoMudada> => {
  if (input === null) return null
  if (!input?.data) return undefined
  const content = contentOf(input.data) ?? refuseField(fieldName, 'ANEXO_BASE64')
  if (content.length > IMAGEM_MAXIMA_MB * 1024 * 1024)
    refuseField(fieldName, 'IMAGEM_GRANDE', { limite: IMAGEM_MAXIMA_MB })
  return encodeImagem(usuario.id, content, fieldName)
}

/** The files of a photo, written before the transaction of `putFoto`. */
export const filesOfFoto = (foto: FotoMudada) => (foto ?? []).map(({ file }) => file)

/** A save with a photo: both or neither. */
export const withFoto = <T>(
  ctx: Services,
  foto: FotoMudada,
  run: (work: FileWork) => Promise<T>,
): Promise<T> => withFileWork(ctx, [namedImagens], filesOfFoto(foto), run)

/** Names a photo, whose files are already written, by 128 random bits. */
export const putFoto = async (
  db: Executor,
  ctx: Pick<Services, 'now'>,
  work: FileWork,
  pronta: ImagemPronta,
): Promise<string> => {
  const id = randomBytes(16).toString('base64url')
  const tamanhos = pronta.map(({ tamanho, file }) => {
    const { chave, length } = work.stored(file)
    return { tamanho, chave, length }
  })
  await insertImagem(db, id, ctx.now(), tamanhos)
  return id
}

/** Removes a photo; its bytes are removed after the commit. */
export const dropFoto = async (db: Executor, work: FileWork, id: string | null): Promise<void> => {
  if (id === null) return
  for (const chave of await deleteImagem(db, id)) work.discard(chave)
}
