import type { Condicao } from '@app/contract/armazem/estoque'
import type { DecisaoInspecao, OrigemInspecao } from '@app/contract/armazem/inspecao'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'

export type InspecaoNova = { saldoId: number; produtoId: number; origem: OrigemInspecao; quantidade: number }

type Causa = { notaId: number; clienteId: number; recebimentoId: number; usuarioId: number; em: Date }

export const insertInspecoes = async (
  db: Executor,
  { notaId, clienteId, recebimentoId, usuarioId, em }: Causa,
  novas: readonly InspecaoNova[],
): Promise<void> => {
  await db
    .insertInto('inspecao')
    .values(
      novas.map(({ saldoId, produtoId, origem, quantidade }) => ({
        saldo_id: saldoId,
        produto_id: produtoId,
        cliente_id: clienteId,
        nota_id: notaId,
        recebimento_id: recebimentoId,
        origem,
        quantidade,
        recebida_por: usuarioId,
        recebida_em: em,
      })),
    )
    .execute()
}

/** Whether somebody has decided on goods that the receipt brought. */
export const hasDecisao = async (db: Executor, recebimentoId: number): Promise<boolean> =>
  (await db
    .selectFrom('inspecao')
    .select('id')
    .where('recebimento_id', '=', recebimentoId)
    .where('decidido', '>', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** A receipt that is undone leaves nothing to decide. */
export const deleteInspecoes = async (db: Executor, recebimentoId: number): Promise<void> => {
  await db.deleteFrom('inspecao').where('recebimento_id', '=', recebimentoId).execute()
}

export type InspecaoRow = {
  id: number
  origem: OrigemInspecao
  clienteId: number
  cliente: string
  produto: number
  produtoVersao: number
  codigoProduto: string
  descricao: string
  unidade: string
  inteiro: boolean
  saldo: number
  condicao: Condicao
  lote: string
  validade: string | null
  notaId: number | null
  numero: number | null
  recebimentoId: number | null
  motivo: string | null
  quantidade: number
  decidido: number
  recebidaPorId: number
  recebidaPor: string | null
  recebidaEm: Date
  decisoes: { decisao: DecisaoInspecao; quantidade: number; motivo: string; por: string | null; em: string }[]
}

const inspecoes = (scope: Scope, where: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<InspecaoRow>`
  select inspecao.id, inspecao.origem, inspecao.cliente_id as "clienteId", cliente.nome_fantasia as cliente,
         produto.id as produto, produto.versao as "produtoVersao", produto.codigo_produto as "codigoProduto",
         produto.descricao, produto.unidade, produto.inteiro, saldo.id as saldo, saldo.condicao, saldo.lote,
         saldo.validade, inspecao.motivo,
         nota.id as "notaId", nota.numero, inspecao.recebimento_id as "recebimentoId", inspecao.quantidade,
         inspecao.decidido, inspecao.recebida_por as "recebidaPorId",
         ${nomeDe('inspecao.recebida_por')} as "recebidaPor", inspecao.recebida_em as "recebidaEm",
         coalesce((select json_agg(json_build_object('decisao', decisao, 'quantidade', decidida.quantidade,
                                                     'motivo', motivo, 'por', ${nomeDe('decidida.decidida_por')},
                                                     'em', decidida_em) order by decidida.id)
                     from inspecao_decisao decidida where decidida.inspecao_id = inspecao.id), '[]') as decisoes
    from inspecao
    join saldo on saldo.id = inspecao.saldo_id
    join produto on produto.id = inspecao.produto_id
    join cliente on cliente.id = inspecao.cliente_id
    left join nota on nota.id = inspecao.nota_id
   where ${where} and ${ofCompany(scope, 'inspecao.cliente_id')} ${order}`

/** What came so and waits for its first decision, the oldest first. */
export const listAbertas = async (db: Executor, scope: Scope, limite: number): Promise<InspecaoRow[]> =>
  (
    await inspecoes(
      scope,
      sql`inspecao.aberta and inspecao.origem <> 'BLOQUEIO'`,
      sql`order by inspecao.recebida_em, inspecao.id limit ${limite}`,
    ).execute(db)
  ).rows

/** What stands blocked, the oldest first. */
export const listBloqueadas = async (db: Executor, scope: Scope, limite: number): Promise<InspecaoRow[]> =>
  (
    await inspecoes(
      scope,
      sql`inspecao.aberta and inspecao.origem = 'BLOQUEIO'`,
      sql`order by inspecao.recebida_em, inspecao.id limit ${limite}`,
    ).execute(db)
  ).rows

/** What was decided, the newest first. */
export const listDecididas = async (db: Executor, scope: Scope, limite: number): Promise<InspecaoRow[]> =>
  (
    await inspecoes(scope, sql`not inspecao.aberta`, sql`order by inspecao.id desc limit ${limite}`).execute(
      db,
    )
  ).rows

/** Locked, and read after the lock is taken. */
export const lockInspecao = async (
  db: Executor,
  scope: Scope,
  id: number,
): Promise<InspecaoRow | undefined> => {
  await sql`select id from inspecao where id = ${id} and ${ofCompany(scope)} for update`.execute(db)
  return (await inspecoes(scope, sql`inspecao.id = ${id}`, sql``).execute(db)).rows[0]
}

type Decidida = {
  decisao: DecisaoInspecao
  quantidade: number
  motivo: string
  recebidaPorId: number
  origem: OrigemInspecao
  por: number
  em: Date
}

export const insertDecisao = async (
  db: Executor,
  id: number,
  { decisao, quantidade, motivo, recebidaPorId, origem, por, em }: Decidida,
): Promise<void> => {
  await sql`
    with soma as (update inspecao set decidido = decidido + ${quantidade} where id = ${id})
    insert into inspecao_decisao (inspecao_id, recebida_por, origem, decisao, quantidade, motivo, decidida_por, decidida_em)
    values (${id}, ${recebidaPorId}, ${origem}, ${decisao}, ${quantidade}, ${motivo}, ${por}, ${em})`.execute(
    db,
  )
}

type Bloqueio = { saldoId: number; quantidade: number; motivo: string; por: number; em: Date }

/** What was blocked waits in its balance; who blocked it stands where who received it stood. */
export const insertBloqueio = async (
  db: Executor,
  inspecaoId: number,
  { saldoId, quantidade, motivo, por, em }: Bloqueio,
): Promise<void> => {
  await sql`
    insert into inspecao (saldo_id, produto_id, cliente_id, nota_id, recebimento_id, origem, quantidade, motivo,
                          recebida_por, recebida_em)
    select ${saldoId}, produto_id, cliente_id, nota_id, recebimento_id, 'BLOQUEIO', ${quantidade}, ${motivo}, ${por},
           ${em}
      from inspecao where id = ${inspecaoId}`.execute(db)
}

/** Where goods go that leave inspection; `null`: out of the warehouse. */
export const DESTINOS: Record<DecisaoInspecao, Condicao | null> = {
  ESTOQUE: 'livre',
  BLOQUEADO: 'bloqueado',
  DESCARTE: null,
}
