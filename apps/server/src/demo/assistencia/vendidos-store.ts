import { sql } from 'kysely'
import type { Executor } from '../../platform/db/index.ts'

/** Models whose sales the manufacturer reports, with the first of their serial numbers. */
const VENDIDOS = [
  { codigo: 'AU-1130', primeira: 6_100_001 },
  { codigo: 'ME-2015', primeira: 6_200_001 },
  { codigo: 'FC-3300', primeira: 6_300_001 },
] as const
const POR_MODELO = 120
const REVENDEDORES = ['Relojoaria do Porto', 'Joalheria Estrela', 'Casa das Horas', 'Ótica Central']

/** Watches that were sold over the last three years, the newest a week ago, by a few shops. */
export const insertVendidos = async (db: Executor, now: Date): Promise<void> => {
  await sql`
    insert into relogio_vendido (modelo_produto_id, numero_serie, vendido_em, revendedor, meses_garantia)
    select modelo_produto.id, (linha.primeira + n)::text, (${now}::timestamptz)::date - 7 - n * 9,
           (${REVENDEDORES}::text[])[1 + n % ${REVENDEDORES.length}], modelo_produto.meses_garantia
      from unnest(${VENDIDOS.map(({ codigo }) => codigo)}::text[], ${VENDIDOS.map(({ primeira }) => primeira)}::integer[])
           as linha (codigo, primeira)
      join modelo_produto on modelo_produto.codigo = linha.codigo
     cross join generate_series(0, ${POR_MODELO - 1}::integer) n
    on conflict do nothing`.execute(db)
}
