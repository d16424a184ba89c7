import type { Executor } from '../../../platform/db/index.ts'

export const hasDocumentos = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('documento').select('id').limit(1).executeTakeFirst()) !== undefined

/** What a document may be about: brands by name, models by code. */
export const findAlvos = async (db: Executor) => {
  const marcas = await db.selectFrom('marca').select(['id', 'nome']).execute()
  const modelos = await db.selectFrom('modelo_produto').select(['id', 'codigo']).execute()
  return {
    marcas: new Map(marcas.map(({ id, nome }) => [nome, id])),
    modelos: new Map(modelos.map(({ id, codigo }) => [codigo, id])),
  }
}
