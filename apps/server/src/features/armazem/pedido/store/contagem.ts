import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/**
 * Sums the appended differences into one row per group. Readers see the old rows or the new one, never both; a second
 * run at the same time finds the rows locked and skips them.
 */
export const foldContagem = async (db: Executor): Promise<void> => {
  await sql`
    with velho as (
      delete from pedido_contagem
       where ctid in (select ctid from pedido_contagem for update skip locked)
      returning *
    )
    insert into pedido_contagem (cliente_id, etapa, status_alcis, total)
    select cliente_id, etapa, status_alcis, sum(total) from velho group by 1, 2, 3 having sum(total) <> 0`.execute(
    db,
  )
  // There are many more groups, and most have nothing to sum up.
  await sql`
    with repetida as (
      select cliente_id, etapa, status_alcis, desde from pedido_entrada
       group by 1, 2, 3, 4 having count(*) > 1
    ), velha as (
      delete from pedido_entrada
       where ctid in (select pedido_entrada.ctid from pedido_entrada
                        join repetida using (cliente_id, etapa, status_alcis, desde)
                         for update of pedido_entrada skip locked)
      returning *
    )
    insert into pedido_entrada (cliente_id, etapa, status_alcis, desde, total)
    select cliente_id, etapa, status_alcis, desde, sum(total) from velha group by 1, 2, 3, 4 having sum(total) <> 0`.execute(
    db,
  )
}
