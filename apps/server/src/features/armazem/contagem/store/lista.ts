import { type ContagemInput, GIRO_DIAS } from '@app/contract/armazem/contagem'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import { DAY_MS } from '@app/rules/casca/tempo'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

export type LoteAContar = Pick<LinhaLida, 'saldo' | 'codigoProduto' | 'lote' | 'validade'> & {
  endereco: string | null
}

type Hora = { agora: Date; hoje: string; maximo: number }

/** What of the lots in stock a criterion asks for, and which it prefers. */
const pedido = (
  { criterio, produtos, cliente, dias, quantos }: ContagemInput,
  { agora, hoje, maximo }: Hora,
): { join?: RawBuilder<unknown>; where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number } => {
  const doCliente = cliente ? sql`saldo.cliente_id = ${cliente}` : sql`true`
  // One more than a list may hold tells that there are too many.
  const todos = { order: sql`saldo.id`, limit: maximo + 1 }
  switch (criterio) {
    case 'PRODUTO':
      return { where: sql`${doCliente} and saldo.produto_id = any (${produtos}::bigint[])`, ...todos }
    case 'CLIENTE':
      return { where: doCliente, ...todos }
    case 'VALIDADE':
      return {
        where: sql`${doCliente} and saldo.validade <= ${hoje}::date + ${dias ?? 0}::integer`,
        ...todos,
      }
    case 'GIRO': {
      const desde = new Date(agora.getTime() - GIRO_DIAS * DAY_MS)
      const join = sql`join (select saldo_id, count(*) as vezes from movimento
                              where fisico <> 0 and criado_em >= ${desde} group by saldo_id) giro
                         on giro.saldo_id = saldo.id`
      return { join, where: doCliente, order: sql`giro.vezes desc, saldo.id`, limit: quantos ?? 0 }
    }
  }
}

/** The lots in stock for a new list; those of an open list are left out. */
export const listLotesPara = async (
  db: Executor,
  scope: Scope,
  input: ContagemInput,
  hora: Hora,
): Promise<LoteAContar[]> => {
  const { join = sql``, where, order, limit } = pedido(input, hora)
  const { rows } = await sql<LoteAContar>`
    select saldo.id as saldo, produto.codigo_produto as "codigoProduto", saldo.lote, saldo.validade, saldo.endereco
      from saldo
      join produto on produto.id = saldo.produto_id
      ${join}
     where ${where} and saldo.quantidade > 0 and not saldo.bloqueado
       and ${ofCompany(scope, 'saldo.cliente_id')}
       and not exists (select from contagem_linha linha where linha.saldo_id = saldo.id and linha.aberta)
     order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** The words by which a list is named. */
export const findNomes = async (
  db: Executor,
  scope: Scope,
  { produtos, cliente }: Pick<ContagemInput, 'produtos' | 'cliente'>,
): Promise<{ cliente: string | null; produtos: string[] }> => {
  const { rows } = await sql<{ cliente: string | null; produtos: string[] }>`
    select (select nome_fantasia from cliente where id = ${cliente ?? null}::bigint and ${ofCompany(scope, 'id')}) as cliente,
           array(select codigo_produto from produto
                  where id = any (${produtos}::bigint[]) and ${ofCompany(scope)} order by codigo_produto) as produtos`.execute(
    db,
  )
  return rows[0] ?? { cliente: null, produtos: [] }
}

type Nova = { descricao: string; abertaPor: number; em: Date }

/** Writes a list with its lots in the order of the way; a lot that another list took meanwhile is left out. */
export const insertContagem = async (
  db: Executor,
  { descricao, abertaPor, em }: Nova,
  saldos: readonly number[],
): Promise<{ id: number; linhas: number }> => {
  const { id } = await db
    .insertInto('contagem')
    .values({ descricao, aberta_por: abertaPor, aberta_em: em })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ linhas: number }>`
    with posta as (
      insert into contagem_linha (contagem_id, saldo_id, produto_id, cliente_id, ordem)
      select ${id}::bigint, saldo.id, saldo.produto_id, saldo.cliente_id, novo.ordem
        from unnest(${[...saldos]}::bigint[]) with ordinality as novo (saldo_id, ordem)
        join saldo on saldo.id = novo.saldo_id
       order by saldo.id
      on conflict do nothing
      returning 1
    )
    select count(*) as linhas from posta`.execute(db)
  return { id, linhas: rows[0]?.linhas ?? 0 }
}

export type ResumoRow = {
  id: number
  descricao: string
  versao: number
  abertaPor: string | null
  abertaEm: Date
  encerradaEm: Date | null
  linhas: number
  contadas: number
  segundas: number
  diferentes: number
  pedidas: number
}

const resumos = (
  scope: Scope,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
) => sql<ResumoRow>`
  select contagem.id, contagem.descricao, contagem.versao, ${nomeDe('contagem.aberta_por')} as "abertaPor",
         contagem.aberta_em as "abertaEm", contagem.encerrada_em as "encerradaEm", soma.*
    from contagem
   cross join lateral (
     select count(*) as linhas, count(primeira.linha_id) as contadas,
            count(*) filter (where primeira.diferenca <> 0 and segunda.linha_id is null) as segundas,
            count(*) filter (where segunda.diferenca <> 0 and linha.motivo is null) as diferentes,
            count(*) filter (where linha.motivo is not null and linha.aprovada_em is null) as pedidas
       from contagem_linha linha
       left join contagem_conta primeira on primeira.linha_id = linha.id and primeira.vez = 1
       left join contagem_conta segunda on segunda.linha_id = linha.id and segunda.vez = 2
      where linha.contagem_id = contagem.id and ${ofCompany(scope, 'linha.cliente_id')}) soma
   where ${where} ${order}`

/** The lists, the open ones first and the newest of each on top. */
export const listContagens = async (db: Executor, scope: Scope, limite: number): Promise<ResumoRow[]> => {
  const order = sql`order by contagem.encerrada_em is not null, contagem.id desc limit ${limite}`
  return (await resumos(scope, sql`${scope.tipo === 'tudo'}`, order).execute(db)).rows
}

export const findContagem = async (db: Executor, scope: Scope, id: number): Promise<ResumoRow | undefined> =>
  (await resumos(scope, sql`contagem.id = ${id} and ${scope.tipo === 'tudo'}`).execute(db)).rows[0]

export type ContagemTravada = { id: number; versao: number; encerrada: boolean }

/** Locks a list: counts share the lock, so that people count together; what changes the list holds it alone. */
export const lockContagem = async (
  db: Executor,
  scope: Scope,
  id: number,
  como: 'contar' | 'mudar',
): Promise<ContagemTravada | undefined> => {
  const { rows } = await sql<ContagemTravada>`
    select id, versao, encerrada_em is not null as encerrada from contagem
     where id = ${id} and ${scope.tipo === 'tudo'} ${como === 'contar' ? sql`for share` : sql`for update`}`.execute(
    db,
  )
  return rows[0]
}

export const setMudada = async (db: Executor, id: number): Promise<void> => {
  await db
    .updateTable('contagem')
    .set((eb) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Ends a list: its lots may stand in another one. */
export const setEncerrada = async (db: Executor, id: number, por: number, em: Date): Promise<void> => {
  await db
    .updateTable('contagem')
    .set((eb) => ({ encerrada_por: por, encerrada_em: em, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.updateTable('contagem_linha').set({ aberta: false }).where('contagem_id', '=', id).execute()
}
