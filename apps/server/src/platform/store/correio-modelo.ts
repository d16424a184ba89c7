import type { CorreioTextos, CorreioTipo } from '@app/contract/casca/correio'
import type { Executor } from '../db/index.ts'

/** The texts that this installation gave a kind of mail; undefined where the product's own hold. */
export const findTextos = async (db: Executor, tipo: CorreioTipo): Promise<CorreioTextos | undefined> => {
  const row = await db
    .selectFrom('correio_modelo as modelo')
    .innerJoin('correio_modelo_versao as atual', (join) =>
      join.onRef('atual.modelo_id', '=', 'modelo.id').onRef('atual.versao', '=', 'modelo.versao'),
    )
    .where('modelo.tipo', '=', tipo)
    .select(['atual.assunto', 'atual.abertura', 'atual.fechamento'])
    .executeTakeFirst()
  if (!row) return undefined
  const { assunto, abertura, fechamento } = row
  // The table holds all three, or none.
  return assunto === null || abertura === null || fechamento === null
    ? undefined
    : { assunto, abertura, fechamento }
}
