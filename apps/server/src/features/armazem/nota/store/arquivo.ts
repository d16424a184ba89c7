import type { Executor } from '../../../../platform/db/index.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

export type ArquivoTipo = 'nota' | 'cancelamento'

/** Which of these files a note names; they are kept for ever. */
export const namedChaves = namedIn('nota_arquivo')

export const findArquivo = (db: Executor, notaId: number, tipo: ArquivoTipo): Promise<FileRow | undefined> =>
  db
    .selectFrom('nota_arquivo')
    .select(['chave', 'filename', 'content_type as contentType', 'length'])
    .where('nota_id', '=', notaId)
    .where('tipo', '=', tipo)
    .executeTakeFirst()

type ArquivoNovo = {
  tipo: ArquivoTipo
  filename: string
  contentType: string
  length: number
  chave: string
  sha256: Buffer
}

export const insertArquivo = async (
  db: Executor,
  notaId: number,
  { tipo, filename, contentType, length, chave, sha256 }: ArquivoNovo,
): Promise<void> => {
  await db
    .insertInto('nota_arquivo')
    .values({ nota_id: notaId, tipo, filename, content_type: contentType, length, chave, sha256 })
    .execute()
}
