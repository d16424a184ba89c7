import { sql, type Updateable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

type Pedido = { motivo: string; solicitada_em: Date; solicitada_por: number | null }

/** A new request; an older one that a change of status left open ends with it. */
export const insertTroca = async (db: Executor, ordemServicoId: number, pedido: Pedido): Promise<void> => {
  await db
    .updateTable('troca')
    .set({ situacao: 'REVERTIDA', revertida_em: pedido.solicitada_em, revertida_por: pedido.solicitada_por })
    .where('ordem_servico_id', '=', ordemServicoId)
    .where('situacao', 'in', ['SOLICITADA', 'AUTORIZADA', 'ESCOLHIDA'])
    .execute()
  await db
    .insertInto('troca')
    .values({ ...pedido, ordem_servico_id: ordemServicoId })
    .execute()
}

export const updateTroca = (db: Executor, id: number, dados: Updateable<DB['troca']>) =>
  db.updateTable('troca').set(dados).where('id', '=', id).execute()

/** Adds models to those that are offered; one that is offered already stays. */
export const offerModelos = (
  db: Executor,
  trocaId: number,
  modelos: readonly number[],
  quando: { oferecido_em: Date; oferecido_por: number | null },
) =>
  db
    .insertInto('troca_modelo')
    .values(modelos.map((modelo_produto_id) => ({ ...quando, troca_id: trocaId, modelo_produto_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Which of these models may be given for a watch: those that are still made. */
export const listModelosAtivos = async (
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('modelo_produto')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]})`)
    .where('ativo', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
