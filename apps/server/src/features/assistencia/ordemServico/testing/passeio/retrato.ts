import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'

const DA_OS = [
  'os_historico',
  'os_arquivo',
  'os_orcamento',
  'os_aprovacao',
  'os_escolha',
  'os_checklist',
  'troca',
  'compra_peca_item',
  'movimento_peca',
  'os_sintoma',
]

/** All that is written of an order, of its watch, its purchases and the stock they are of; and the last entry of the audit. */
export const retratoDe = async (db: Executor, osId: number): Promise<string> => {
  const tables = DA_OS.map(
    (table) =>
      `(select jsonb_agg(to_jsonb(linha) order by linha::text) from ${table} linha where ordem_servico_id = $1)`,
  )
  const { rows } = await sql<{ retrato: string }>`
    select jsonb_build_array(
      (select to_jsonb(os) from ordem_servico os where id = ${osId}),
      ${sql.raw(tables.join(', ').replaceAll('$1', String(osId)))},
      (select jsonb_agg(to_jsonb(linha) order by linha.id) from os_linha linha
         join os_orcamento on os_orcamento.id = linha.orcamento_id where ordem_servico_id = ${osId}),
      (select jsonb_agg(to_jsonb(compra) order by compra.id) from compra_peca compra where id in (
         select compra_peca_id from compra_peca_item where ordem_servico_id = ${osId})),
      (select to_jsonb(relogio) from relogio join ordem_servico os on os.relogio_id = relogio.id where os.id = ${osId}),
      (select jsonb_agg(estoque order by id) from peca),
      (select max(id) from auditoria))::text as retrato`.execute(db)
  return rows[0]?.retrato ?? ''
}
