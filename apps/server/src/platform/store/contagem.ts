import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** Replaces the appended differences by their sums, in one statement: whoever sums meanwhile gets the same. */
export const foldContagem = (db: Executor) =>
  sql`
    with velhas as (delete from pedido_contagem returning *)
    insert into pedido_contagem
    select cliente_id, etapa, status_alcis, sum(total) from velhas
    group by cliente_id, etapa, status_alcis having sum(total) <> 0`.execute(db)
