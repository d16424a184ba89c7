import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

type Pedida = { peca_id: number; quantidade: number; preco: number }

/** One purchase of the order's post for the missing parts of its repair. */
export const insertCompraDaOs = async (
  db: Executor,
  os: { id: number; postoId: number },
  pedidas: readonly Pedida[],
  quando: { criado_em: Date; criado_por: number | null },
): Promise<void> => {
  const { id } = await db
    .insertInto('compra_peca')
    .values({ ...quando, posto_id: os.postoId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('compra_peca_item')
    .values(
      pedidas.map((pedida, ordem) => ({
        ...pedida,
        ordem,
        compra_peca_id: id,
        posto_id: os.postoId,
        ordem_servico_id: os.id,
      })),
    )
    .execute()
}

export type PecaDaOs = {
  peca_id: number
  preco: number
  /** The quantity that the approved lines need. */
  precisa: number
  pedida: number
  /** The order's quantities: reserved from the post's stock, used, and expected from purchases. */
  reservada: number
  usada: number
  vem: number
}

/** Every part that the present budget's approved lines need or that the order holds. */
export const listPecasDaOs = async (db: Executor, osId: number): Promise<PecaDaOs[]> => {
  const { rows } = await sql<PecaDaOs>`
    with linha as (
      select peca_id, sum(quantidade) as precisa,
             coalesce(sum(quantidade) filter (where solicitar_peca), 0) as pedida
        from os_linha
       where orcamento_id = (
               select id from os_orcamento where ordem_servico_id = ${osId} order by versao desc limit 1)
         and peca_id is not null and situacao = 'APROVADA'
       group by peca_id
    ), nossa as (
      select peca_id, reservada, usada from os_peca where ordem_servico_id = ${osId}
    )
    select peca.id as peca_id, peca.preco, coalesce(linha.precisa, 0)::integer as precisa,
           coalesce(linha.pedida, 0)::integer as pedida, coalesce(nossa.reservada, 0) as reservada,
           coalesce(nossa.usada, 0) as usada,
           coalesce((select sum(item.quantidade)
                       from compra_peca_item item
                       join compra_peca on compra_peca.id = item.compra_peca_id
                      where item.ordem_servico_id = ${osId} and item.peca_id = peca.id
                        and compra_peca.situacao in ('SOLICITADA', 'AUTORIZADA', 'ENVIADA')), 0)::integer as vem
      from linha full join nossa using (peca_id) join peca on peca.id = coalesce(linha.peca_id, nossa.peca_id)
     order by peca.id`.execute(db)
  return rows
}

/** Locks these orders, in the order of their ids, before the balances that they hold. */
export const lockOrdens = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('ordem_servico')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Orders of a post that lack a part which is free there now, the oldest first. */
export const listEsperamPecasLivres = async (db: Executor, postoId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct espera.ordem_servico_id as id
      from os_espera_peca espera
      join estoque_peca on estoque_peca.posto_id = espera.posto_id and estoque_peca.peca_id = espera.peca_id
     where espera.posto_id = ${postoId} and estoque_peca.quantidade > estoque_peca.reservado
     order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes purchases for this order alone that nobody has processed yet. */
export const deleteComprasDaOs = (db: Executor, osId: number) =>
  sql`
    delete from compra_peca
     where situacao = 'SOLICITADA'
       and exists (select from compra_peca_item item
                    where item.compra_peca_id = compra_peca.id and item.ordem_servico_id = ${osId})
       and not exists (select from compra_peca_item item
                        where item.compra_peca_id = compra_peca.id
                          and item.ordem_servico_id is distinct from ${osId})`.execute(db)
