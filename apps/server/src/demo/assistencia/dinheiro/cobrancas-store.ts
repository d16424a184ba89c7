import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../platform/db/index.ts'

/** The demo's plans by name. */
export const insertPlanos = async (
  db: Executor,
  rows: Insertable<DB['plano_valores']>[],
): Promise<Map<string, number>> => {
  const saved = await db.insertInto('plano_valores').values(rows).returning(['id', 'nome']).execute()
  return new Map(saved.map(({ id, nome }) => [nome, id]))
}

/** Whether a plan of this name exists; people may have made others already. */
export const hasPlano = async (db: Executor, nome: string): Promise<boolean> =>
  (await db.selectFrom('plano_valores').select('id').where('nome', '=', nome).executeTakeFirst()) !==
  undefined

/** The open charges of a post, oldest first. */
export const listAbertas = (db: Executor, postoId: number) =>
  db
    .selectFrom('cobranca')
    .select(['id', 'vencimento', 'versao'])
    .where('posto_id', '=', postoId)
    .where('status', '=', 'ABERTA')
    .orderBy('inicio')
    .execute()

/** A coupon of the demo that covers the first charges; the waiting registration of this CNPJ asked for it and for a plan. */
export const askPlano = async (
  db: Executor,
  cnpj: string,
  { planoId, codigo }: { planoId: number; codigo: string },
): Promise<void> => {
  await db
    .insertInto('cupom')
    .values({ codigo, desconto_plano: 20, cobrancas_com_desconto: 3 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('cadastro_posto')
    .set({ plano_id: planoId, dia_vencimento: 10, cupom: codigo })
    .where('cnpj', '=', cnpj)
    .where('plano_id', 'is', null)
    .execute()
}
