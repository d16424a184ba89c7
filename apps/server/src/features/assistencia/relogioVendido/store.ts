import type { VendaDaSerie } from '@app/contract/assistencia/relogioVendido'
import type { PadraoDaSerie } from '@app/rules/assistencia/relogioVendido'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** What the serial numbers of a model look like, and its warranty. */
export const findPadrao = (db: Executor, modeloId: number) =>
  db
    .selectFrom('modelo_produto')
    .select([
      'mascara_serie as mascaraSerie',
      'digito_serie as digitoSerie',
      'meses_garantia as mesesGarantia',
    ])
    .where('id', '=', modeloId)
    .$castTo<PadraoDaSerie & { mesesGarantia: number }>()
    .executeTakeFirst()

/** Sales under a serial number, of every model. */
export const listVendas = async (db: Executor, numeroSerie: string): Promise<VendaDaSerie[]> => {
  const { rows } = await sql<VendaDaSerie>`
    select json_build_object(
             'id', modelo_produto.id, 'codigo', modelo_produto.codigo, 'descricao', modelo_produto.descricao,
             'marca', json_build_object('id', marca.id, 'nome', marca.nome), 'fotoId', modelo_produto.foto_id,
             'mesesGarantia', modelo_produto.meses_garantia, 'lancamento', modelo_produto.lancamento,
             'mascaraSerie', modelo_produto.mascara_serie, 'digitoSerie', modelo_produto.digito_serie) as modelo,
           venda.vendido_em as "vendidoEm", venda.revendedor, venda.meses_garantia as "mesesGarantia"
      from relogio_vendido venda
      join modelo_produto on modelo_produto.id = venda.modelo_produto_id
      join marca on marca.id = modelo_produto.marca_id
     where venda.numero_serie = ${numeroSerie}
     order by venda.id limit 20`.execute(db)
  return rows
}

/** Whether the manufacturer lists any sold watch of a model. */
export const hasVendas = async (db: Executor, modeloId: number): Promise<boolean> =>
  (await db
    .selectFrom('relogio_vendido')
    .select('id')
    .where('modelo_produto_id', '=', modeloId)
    .limit(1)
    .executeTakeFirst()) !== undefined
