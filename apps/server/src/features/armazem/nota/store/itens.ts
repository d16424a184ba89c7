import type { Efeito, NotaLote } from '@app/contract/armazem/nota'
import type { Produto } from '@app/contract/registers/produto'
import type { EfeitoProposto } from '@app/rules/armazem/nota'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { produtoJson } from '../../produto/index.ts'

export type ItemRow = {
  id: number
  posicao: number
  nItem: number | null
  produto: Produto
  fator: number
  quantidade: number
  efeito: Efeito
  efeitoProposto: Efeito
  motivoEfeito: EfeitoProposto['motivo']
  lotes: NotaLote[]
}

/** The lines of the `nota` of the surrounding query, with `cliente` joined; in the order of the note. */
export const itensDaNota = sql`(
  select json_agg(json_build_object(
           'id', item.id, 'posicao', item.posicao, 'nItem', item.n_item, 'fator', item.fator,
           'quantidade', item.quantidade, 'efeito', item.efeito, 'efeitoProposto', item.efeito_proposto,
           'motivoEfeito', item.motivo_efeito, 'produto', ${produtoJson},
           'lotes', coalesce((
             select json_agg(json_build_object(
                      'lote', lote, 'dataDeValidade', validade, 'dataDeFabricacao', fabricacao,
                      'quantidade', quantidade) order by ordem)
               from nota_item_lote where nota_item_id = item.id), '[]')) order by item.posicao)
    from nota_item item
    join produto on produto.id = item.produto_id
   where item.nota_id = nota.id)`

/** A line to write. */
export type ItemNovo = Omit<ItemRow, 'id'> & { cprod: string | null; cfop: string | null }

type Dona = { id: number; clienteId: number }

const insertLotes = async (
  db: Executor,
  itens: readonly Pick<ItemNovo, 'posicao' | 'lotes'>[],
  written: readonly { id: number; posicao: number }[],
): Promise<void> => {
  const idOf = new Map(written.map(({ id, posicao }) => [posicao, id]))
  const rows = itens.flatMap(({ posicao, lotes }) =>
    lotes.map((lote, ordem) => ({ ...lote, ordem, item: idOf.get(posicao) ?? null })),
  )
  if (rows.length === 0) return
  await sql`
    insert into nota_item_lote (nota_item_id, ordem, lote, validade, fabricacao, quantidade)
    select * from unnest(
      ${rows.map(({ item }) => item)}::bigint[], ${rows.map(({ ordem }) => ordem)}::integer[],
      ${rows.map(({ lote }) => lote)}::text[], ${rows.map(({ dataDeValidade }) => dataDeValidade)}::date[],
      ${rows.map(({ dataDeFabricacao }) => dataDeFabricacao)}::date[],
      ${rows.map(({ quantidade }) => quantidade)}::numeric[])`.execute(db)
}

/** All lines of a new note with their lots. */
export const insertItens = async (
  db: Executor,
  { id, clienteId }: Dona,
  itens: readonly ItemNovo[],
): Promise<void> => {
  const { rows } = await sql<{ id: number; posicao: number }>`
    insert into nota_item (nota_id, cliente_id, posicao, n_item, cprod, cfop, produto_id, fator, quantidade, efeito,
                           efeito_proposto, motivo_efeito)
    select ${id}::bigint, ${clienteId}::bigint, linha.* from unnest(
      ${itens.map(({ posicao }) => posicao)}::integer[], ${itens.map(({ nItem }) => nItem)}::integer[],
      ${itens.map(({ cprod }) => cprod)}::text[], ${itens.map(({ cfop }) => cfop)}::text[],
      ${itens.map(({ produto }) => produto.id)}::bigint[], ${itens.map(({ fator }) => fator)}::numeric[],
      ${itens.map(({ quantidade }) => quantidade)}::numeric[], ${itens.map(({ efeito }) => efeito)}::text[],
      ${itens.map(({ efeitoProposto }) => efeitoProposto)}::text[],
      ${itens.map(({ motivoEfeito }) => motivoEfeito)}::text[]) linha
    returning id, posicao`.execute(db)
  await insertLotes(db, itens, rows)
}

/** Product, factor, effect and lots of the lines that changed. */
export const updateItens = async (
  db: Executor,
  notaId: number,
  itens: readonly ItemNovo[],
): Promise<void> => {
  if (itens.length === 0) return
  const { rows } = await sql<{ id: number; posicao: number }>`
    update nota_item item
       set produto_id = linha.produto_id, fator = linha.fator, quantidade = linha.quantidade, efeito = linha.efeito
      from unnest(
        ${itens.map(({ posicao }) => posicao)}::integer[], ${itens.map(({ produto }) => produto.id)}::bigint[],
        ${itens.map(({ fator }) => fator)}::numeric[], ${itens.map(({ quantidade }) => quantidade)}::numeric[],
        ${itens.map(({ efeito }) => efeito)}::text[]
      ) as linha (posicao, produto_id, fator, quantidade, efeito)
     where item.nota_id = ${notaId} and item.posicao = linha.posicao
    returning item.id, item.posicao`.execute(db)
  await db
    .deleteFrom('nota_item_lote')
    .where(
      'nota_item_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  await insertLotes(db, itens, rows)
}
