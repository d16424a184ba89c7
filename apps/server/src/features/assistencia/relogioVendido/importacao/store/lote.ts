import type { VendaLida } from '@app/rules/assistencia/relogioVendido'
import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'

/** Stores the sales of a batch; answers what stands among the sold ones for each of its numbers. */
export const storeLote = async (db: Executor, vendas: readonly VendaLida[]) => {
  const { rows } = await sql<{ gravadas: number }>`
    with novas as (
      insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia)
      select * from unnest(
        ${vendas.map(({ modeloId }) => modeloId)}::bigint[], ${vendas.map(({ numeroSerie }) => numeroSerie)}::text[],
        ${vendas.map(({ vendidoEm }) => vendidoEm)}::date[], ${vendas.map(({ revendedor }) => revendedor)}::text[],
        ${vendas.map(({ mesesGarantia }) => mesesGarantia)}::smallint[])
      on conflict (modelo_produto_id, numero_serie) do nothing
      returning 1)
    select count(*) as gravadas from novas`.execute(db)
  return rows[0]?.gravadas ?? 0
}

/** What stands among the sold watches for these. */
export const findConhecidas = async (db: Executor, vendas: readonly VendaLida[]): Promise<VendaLida[]> => {
  const { rows } = await sql<VendaLida>`
    select venda.modelo_produto_id as "modeloId", venda.numero_serie as "numeroSerie", venda.vendido_em as "vendidoEm",
           venda.revendedor, venda.meses_garantia as "mesesGarantia"
      from relogio_vendido venda
     where (venda.modelo_produto_id, venda.numero_serie) in (
       select * from unnest(${vendas.map(({ modeloId }) => modeloId)}::bigint[],
                            ${vendas.map(({ numeroSerie }) => numeroSerie)}::text[]))`.execute(db)
  return rows
}
