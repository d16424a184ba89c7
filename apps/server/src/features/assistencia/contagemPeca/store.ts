import type { ContagemPecaItem, SituacaoContagem } from '@app/contract/assistencia/contagemPeca'
import { type Expression, type SqlBool, sql } from 'kysely'
import { ofPosto } from '../../../platform/db/company.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { containing } from '../../../platform/db/like.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

export type ContagemRow = {
  id: number
  posto: { id: number; nomeFantasia: string }
  descricao: string
  situacao: SituacaoContagem
  criadoEm: Date
  criadoPor: string | null
  fechadoEm: Date | null
  fechadoPor: string | null
  motivo: string | null
  /** A second count was asked for. */
  segunda: boolean
  versao: number
}

export const findContagem = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<ContagemRow | undefined> => {
  const { rows } = await sql<ContagemRow>`
    select id, jsonb_build_object('id', posto_id, 'nomeFantasia', posto_nome_fantasia) as posto, descricao, situacao,
           criado_em as "criadoEm", ${nomeDe('contagem.criado_por')} as "criadoPor",
           fechado_em as "fechadoEm", ${nomeDe('contagem.fechado_por')} as "fechadoPor", motivo,
           segunda_em is not null as segunda, versao
      from contagem_peca_cadastro contagem
     where id = ${id} and ${ofPosto(scope)}`.execute(db)
  return rows[0]
}

/** Locked until the end of the transaction; read after it, so that what was waited for is seen. */
export const lockContagem = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<ContagemRow | undefined> => {
  await db
    .selectFrom('contagem_peca')
    .select('id')
    .where('id', '=', id)
    .where(ofPosto(scope))
    .forUpdate()
    .execute()
  return findContagem(db, scope, id)
}

export type ItemRow = Omit<
  ContagemPecaItem,
  'contadoEm' | 'ajustadoEm' | 'diferenca' | 'outraPessoa' | 'esperaSegunda' | 'primeiraEm'
> & {
  contadoPorId: number | null
  contadoEm: Date | null
  primeiraPorId: number | null
  primeiraEm: Date | null
  primeiraSaldo: number | null
  ajustadoEm: Date | null
  movimentoId: number | null
}

/** The lines in the order in which the parts lie. */
export const listItens = async (db: Executor, contagemId: number): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select item.id, item.estoque_peca_id as estoque,
           jsonb_build_object('id', peca.id, 'codigo', peca.codigo, 'descricao', peca.descricao) as peca, peca.preco,
           estoque.local, item.contado, item.contado_em as "contadoEm", ${nomeDe('item.contado_por')} as "contadoPor",
           item.contado_por as "contadoPorId",
           item.primeira, item.primeira_em as "primeiraEm", ${nomeDe('item.primeira_por')} as "primeiraPor",
           item.primeira_por as "primeiraPorId", item.primeira_saldo as "primeiraSaldo",
           item.saldo, item.movimento_id as "movimentoId",
           item.ajustado_em as "ajustadoEm", ${nomeDe('item.ajustado_por')} as "ajustadoPor",
           (select motivo from movimento_peca
             where contagem_peca_id = item.contagem_peca_id and estoque_peca_id = item.estoque_peca_id) as motivo
      from contagem_peca_item item
      join estoque_peca estoque on estoque.id = item.estoque_peca_id
      join peca on peca.id = estoque.peca_id
     where item.contagem_peca_id = ${contagemId}
     order by estoque.local nulls last, peca.codigo, item.id`.execute(db)
  return rows
}

type Recorte = { busca: string; local: string; pecas: readonly number[] | null }

/** The balances of a post that a count covers. */
export const listEstoquesDaContagem = async (
  db: Executor,
  postoId: number,
  { busca, local, pecas }: Recorte,
): Promise<number[]> => {
  const texto = sql`sem_acento(peca.codigo || ' ' || peca.descricao) like sem_acento(${containing(busca)})`
  const { rows } = await sql<{ id: number }>`
    select estoque.id from estoque_peca estoque join peca on peca.id = estoque.peca_id
     where estoque.posto_id = ${postoId} and ${texto}
       and (${local} = '' or sem_acento(estoque.local) like sem_acento(${containing(local)}))
       and (${pecas}::bigint[] is null or estoque.peca_id = any (${pecas}::bigint[]))
     order by estoque.id`.execute(db)
  return rows.map(({ id }) => id)
}

type Nova = { postoId: number; descricao: string; criadoPor: number; criadoEm: Date }

export const insertContagem = async (
  db: Executor,
  { postoId, descricao, criadoPor, criadoEm }: Nova,
  estoques: readonly number[],
): Promise<number> => {
  const { id } = await db
    .insertInto('contagem_peca')
    .values({ posto_id: postoId, descricao, criado_por: criadoPor, criado_em: criadoEm })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contagem_peca_item')
    .values(estoques.map((estoque_peca_id) => ({ contagem_peca_id: id, estoque_peca_id })))
    .execute()
  return id
}

/** Balances, locked in the order of their ids, with what the ledger has now. */
export const lockSaldos = async (
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, { quantidade: number; reservado: number }>> => {
  const rows = await db
    .selectFrom('estoque_peca')
    .select(['id', 'quantidade', 'reservado'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, ...saldo }) => [id, saldo]))
}

const after = (item: Expression<unknown>): Expression<SqlBool> =>
  sql<SqlBool>`movimento.id > coalesce(${item}, 0)`

/** Balances among these that somebody adjusted after they were counted. */
export const listAjustadosDepois = async (db: Executor, itens: readonly number[]): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    select item.id from contagem_peca_item item
     where item.id = any (${itens}::bigint[])
       and exists (select from movimento_peca movimento
                    where movimento.estoque_peca_id = item.estoque_peca_id and movimento.tipo = 'AJUSTE'
                      and ${after(sql`item.movimento_id`)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

type Contado = { contado: number | null; saldo: number; por: number; em: Date }

/** Writes a number with the balance of its moment, or takes it back. */
export const setContado = async (
  db: Executor,
  { id, estoque }: Pick<ItemRow, 'id' | 'estoque'>,
  { contado, saldo, por, em }: Contado,
): Promise<void> => {
  const tirado = contado === null
  await db
    .updateTable('contagem_peca_item')
    .set((eb) => ({
      contado,
      saldo: tirado ? null : saldo,
      contado_por: tirado ? null : por,
      contado_em: tirado ? null : em,
      movimento_id: tirado
        ? null
        : eb
            .selectFrom('movimento_peca')
            .select((one) => one.fn.max('id').as('id'))
            .where('estoque_peca_id', '=', estoque),
    }))
    .where('id', '=', id)
    .execute()
}

/** Writes the number of the second count beside the first, or takes it back: then the first counts again. */
export const setSegunda = async (
  db: Executor,
  { id, estoque }: Pick<ItemRow, 'id' | 'estoque'>,
  { contado, saldo, por, em }: Contado,
): Promise<void> => {
  if (contado === null) {
    await sql`
      update contagem_peca_item
         set contado = primeira, saldo = primeira_saldo, movimento_id = primeira_movimento_id,
             contado_em = primeira_em, contado_por = primeira_por,
             primeira = null, primeira_saldo = null, primeira_movimento_id = null, primeira_em = null,
             primeira_por = null
       where id = ${id} and primeira is not null`.execute(db)
    return
  }
  await sql`
    update contagem_peca_item
       set primeira = coalesce(primeira, contado), primeira_saldo = coalesce(primeira_saldo, saldo),
           primeira_movimento_id = case when primeira is null then movimento_id else primeira_movimento_id end,
           primeira_em = coalesce(primeira_em, contado_em),
           primeira_por = case when primeira is null then contado_por else primeira_por end,
           contado = ${contado}, saldo = ${saldo}, contado_em = ${em}, contado_por = ${por},
           movimento_id = (select max(movimento.id) from movimento_peca movimento
                            where movimento.estoque_peca_id = ${estoque})
     where id = ${id}`.execute(db)
}

export const setAjustados = async (
  db: Executor,
  ids: readonly number[],
  { por, em }: { por: number; em: Date },
): Promise<void> => {
  await db
    .updateTable('contagem_peca_item')
    .set({ ajustado_em: em, ajustado_por: por })
    .where('id', 'in', [0, ...ids])
    .execute()
}

export type Movida = {
  situacao: SituacaoContagem
  motivo?: string
  fechado_em?: Date | null
  fechado_por?: number | null
  encerrado_em?: Date
  segunda_em?: Date
  segunda_por?: number
}

/** Writes a locked count, one version on. */
export const updateContagem = async (db: Executor, id: number, movida: Movida): Promise<void> => {
  await db
    .updateTable('contagem_peca')
    .set((eb) => ({ ...movida, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
