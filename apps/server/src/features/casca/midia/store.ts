import type { FileRow } from '../../../platform/files/send.ts'
import { namedIn } from '../../../platform/store/arquivo.ts'
import type { Executor } from '../../../platform/db/index.ts'

type Tamanho = { tamanho: number; chave: string; length: number }

export const insertImagem = async (db: Executor, id: string, now: Date, tamanhos: Tamanho[]) => {
  await db.insertInto('imagem').values({ id, criada_em: now }).execute()
  await db
    .insertInto('imagem_tamanho')
    .values(tamanhos.map((row) => ({ imagem_id: id, ...row })))
    .execute()
}

/** The smallest image of at least the requested size; the largest when none is. */
export const findImagem = async (
  db: Executor,
  id: string,
  tamanho: number | undefined,
): Promise<FileRow | undefined> => {
  const rows = await db
    .selectFrom('imagem_tamanho')
    .select(['tamanho', 'chave', 'length'])
    .where('imagem_id', '=', id)
    .orderBy('tamanho')
    .execute()
  const found = rows.find((row) => row.tamanho >= (tamanho ?? Number.MAX_SAFE_INTEGER)) ?? rows.at(-1)
  return (
    found && { chave: found.chave, length: found.length, filename: 'foto.jpg', contentType: 'image/jpeg' }
  )
}

/** Removes an image and answers the names of its files. */
export const deleteImagem = async (db: Executor, id: string): Promise<string[]> => {
  const rows = await db.selectFrom('imagem_tamanho').select('chave').where('imagem_id', '=', id).execute()
  await db.deleteFrom('imagem').where('id', '=', id).execute()
  return rows.map(({ chave }) => chave)
}

export const namedImagens = namedIn('imagem_tamanho')
