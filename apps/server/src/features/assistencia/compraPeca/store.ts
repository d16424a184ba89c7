import { CAMPOS_COMPRA_PEDIDA, CAMPOS_COMPRA_TODOS } from '@app/contract/assistencia/compraPeca'
import type { CompraPeca, CompraPecaItem } from '@app/contract/assistencia/compraPeca'
import type { LinhaDe } from '@app/contract/casca/campos'
import { type RawBuilder, sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import { rowOf, selectOf } from '../../../platform/db/campos.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

/** The lines with their parts as they are now. */
const itens: RawBuilder<CompraPecaItem[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
           'id', item.id,
           'peca', jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao),
           'quantidade', item.quantidade, 'preco', item.preco, 'estoque', peca.estoque,
           'ordemServico', case when ordem_servico.id is not null then jsonb_build_object(
             'id', ordem_servico.id, 'numero', ordem_servico.numero || '/' || ordem_servico.ano) end)
         order by item.ordem, item.id), '[]')
    from compra_peca_item item
    join peca on peca.id = item.peca_id
    left join ordem_servico on ordem_servico.id = item.ordem_servico_id
   where item.compra_peca_id = compra_peca.id)`

export type CompraRow = LinhaDe<typeof CAMPOS_COMPRA_TODOS> &
  Pick<CompraPeca, 'id' | 'posto' | 'situacao' | 'criadoPor' | 'itens' | 'total' | 'versao'> & {
    criadoEm: Date
  }

const whole = (scope: Scope, id: number) => sql<CompraRow>`
  select compra_peca.id, compra_peca.situacao, compra_peca.total, compra_peca.versao,
         jsonb_build_object('id', compra_peca.posto_id, 'nomeFantasia', compra_peca.posto_nome_fantasia) as posto,
         compra_peca.criado_em as "criadoEm", ${nomeDe('compra_peca.criado_por')} as "criadoPor",
         ${selectOf('compra_peca', CAMPOS_COMPRA_TODOS)}, ${itens} as itens
    from compra_peca_cadastro compra_peca
   where compra_peca.id = ${id} and ${ofPosto(scope, 'compra_peca.posto_id')}`

export const findCompra = async (db: Executor, scope: Scope, id: number): Promise<CompraRow | undefined> =>
  (await whole(scope, id).execute(db)).rows[0]

/** Locked until the end of the transaction; read after it, so that what was waited for is seen. */
export const lockCompra = async (db: Executor, scope: Scope, id: number): Promise<CompraRow | undefined> => {
  await db
    .selectFrom('compra_peca')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .select('id')
    .forUpdate()
    .execute()
  return findCompra(db, scope, id)
}

type Nova = LinhaDe<typeof CAMPOS_COMPRA_PEDIDA> & { postoId: number; criadoPor: number; criadoEm: Date }

export const insertCompra = async (db: Executor, nova: Nova): Promise<number> => {
  const { id } = await db
    .insertInto('compra_peca')
    .values({
      posto_id: nova.postoId,
      ...rowOf(CAMPOS_COMPRA_PEDIDA, nova),
      criado_por: nova.criadoPor,
      criado_em: nova.criadoEm,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LinhaNova = { pecaId: number; quantidade: number; preco: number; ordemServicoId: number | null }

export const insertItens = async (
  db: Executor,
  { id, postoId }: { id: number; postoId: number },
  linhas: readonly LinhaNova[],
): Promise<void> => {
  await db
    .insertInto('compra_peca_item')
    .values(
      linhas.map(({ pecaId, quantidade, preco, ordemServicoId }, at) => ({
        compra_peca_id: id,
        posto_id: postoId,
        ordem: at + 1,
        peca_id: pecaId,
        quantidade,
        preco,
        ordem_servico_id: ordemServicoId,
      })),
    )
    .execute()
}

/** Writes a locked purchase, one version on. */
export const updateCompra = async (
  db: Executor,
  { id, situacao, ...row }: Pick<CompraRow, 'id' | 'situacao' | keyof typeof CAMPOS_COMPRA_TODOS>,
): Promise<void> => {
  await db
    .updateTable('compra_peca')
    .set((eb) => ({ ...rowOf(CAMPOS_COMPRA_TODOS, row), situacao, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Prices of the active parts among these. */
export const listPrecos = (db: Executor, ids: readonly number[]): Promise<{ id: number; preco: number }[]> =>
  db
    .selectFrom('peca')
    .where('id', 'in', [0, ...ids])
    .where('ativo', '=', true)
    .select(['id', 'preco'])
    .execute()

/** Which of these orders are the post's. */
export const listOsDoPosto = async (
  db: Executor,
  postoId: number,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .selectFrom('ordem_servico')
    .where('posto_id', '=', postoId)
    .where('id', 'in', [0, ...ids])
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The stock of these parts, locked in the order of their ids so that two shipments cannot deadlock. */
export const lockEstoques = (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; estoque: number; versao: number }[]> =>
  db
    .selectFrom('peca')
    .where('id', 'in', [0, ...ids])
    .select(['id', 'estoque', 'versao'])
    .orderBy('id')
    .forUpdate()
    .execute()

export const setEstoque = async (db: Executor, id: number, estoque: number): Promise<void> => {
  await db
    .updateTable('peca')
    .set((eb) => ({ estoque, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
