import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

type VencendoRow = { causa: string; clienteId: number; descricao: string; lote: string; dias: number }

/** Lots in stock that expire within 90, 60 or 30 days, those that were not told of at this step yet. */
export const listVencendo = async (db: Executor, hoje: string): Promise<VencendoRow[]> => {
  const { rows } = await sql<VencendoRow>`
    with vencendo as (
      select saldo.id, saldo.cliente_id, saldo.lote, produto.descricao, saldo.validade - ${hoje}::date as dias,
             saldo.id || ':' || case when saldo.validade - ${hoje}::date <= 30 then 30
                                     when saldo.validade - ${hoje}::date <= 60 then 60 else 90 end as causa
        from saldo join produto on produto.id = saldo.produto_id
       where saldo.quantidade > 0 and saldo.validade between ${hoje}::date and ${hoje}::date + 90)
    select causa, cliente_id as "clienteId", descricao, lote, dias
      from vencendo
     where not exists (select from notificacao_fato fato
                        where fato.tipo = 'LOTE_VENCE' and fato.causa = vencendo.causa)
     -- The one that expires first is told last, and so names the notice.
     order by dias desc, id limit 10000`.execute(db)
  return rows
}
