import type { Executor } from '../../db/index.ts'

export type DocRecords = { doc: number }

/** A published document of one version, for everybody in the network. */
export const createDocRecords = async (
  db: Executor,
  titulo: string,
  file: { chave: string; length: number; sha256: Buffer },
): Promise<DocRecords> => {
  const { id: doc } = await db
    .insertInto('documento')
    .values({ titulo, tipo: 'MANUAL', status: 'PUBLICADO', numero: 1, criado_em: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('documento_versao')
    .values({
      ...file,
      documento_id: doc,
      numero: 1,
      mudou: 'Primeira versão.',
      filename: 'manual.pdf',
      content_type: 'application/pdf',
      criado_em: new Date(),
    })
    .execute()
  return { doc }
}
