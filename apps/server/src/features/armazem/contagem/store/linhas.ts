import type { MotivoAjuste } from '@app/contract/armazem/contagem'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import { pedidoAberto } from '../../estoque/index.ts'

export type ContaRow = {
  quantidade: number
  sistema: number
  separado: number
  porId: number
  por: string | null
  em: string
}

export type LinhaRow = LinhaLida & {
  id: number
  produto: number
  cliente: string
  endereco: string | null
  primeira: ContaRow | null
  segunda: ContaRow | null
  motivo: MotivoAjuste | null
  pedidaPorId: number | null
  pedidaPor: string | null
  aprovadaPor: string | null
  aprovadaEm: Date | null
}

const conta = (vez: 1 | 2) => sql`
  (select json_build_object('quantidade', conta.quantidade, 'sistema', conta.sistema, 'separado', conta.separado,
                            'porId', conta.contada_por, 'por', ${nomeDe('conta.contada_por')}, 'em', conta.contada_em)
     from contagem_conta conta where conta.linha_id = linha.id and conta.vez = ${sql.lit(vez)})`

const linhas = (scope: Scope, where: RawBuilder<unknown>, lock: RawBuilder<unknown> = sql``) => sql<LinhaRow>`
  select linha.id, linha.saldo_id as saldo, linha.produto_id as produto, cliente.nome_fantasia as cliente,
         produto.codigo_produto as "codigoProduto", produto.codigo_omni as "codigoOmni",
         produto.codigo_barras as "codigoBarras", produto.descricao, produto.unidade, produto.inteiro,
         saldo.lote, saldo.validade, saldo.endereco, ${conta(1)} as primeira, ${conta(2)} as segunda,
         linha.motivo, linha.pedida_por as "pedidaPorId", ${nomeDe('linha.pedida_por')} as "pedidaPor",
         ${nomeDe('linha.aprovada_por')} as "aprovadaPor", linha.aprovada_em as "aprovadaEm"
    from contagem_linha linha
    join saldo on saldo.id = linha.saldo_id
    join produto on produto.id = linha.produto_id
    join cliente on cliente.id = linha.cliente_id
   where ${where} and ${ofCompany(scope, 'linha.cliente_id')}
   order by linha.ordem ${lock}`

/** The lots of a list in the order of the way. */
export const listLinhas = async (db: Executor, scope: Scope, contagem: number): Promise<LinhaRow[]> =>
  (await linhas(scope, sql`linha.contagem_id = ${contagem}`).execute(db)).rows

/** One lot of a list, locked, so that two people's counts of it come one after the other. */
export const lockLinha = async (
  db: Executor,
  scope: Scope,
  contagem: number,
  id: number,
): Promise<LinhaRow | undefined> => {
  await sql`select 1 from contagem_linha
             where id = ${id} and contagem_id = ${contagem} and ${ofCompany(scope)} for update`.execute(db)
  const { rows } = await linhas(scope, sql`linha.contagem_id = ${contagem} and linha.id = ${id}`).execute(db)
  return rows[0]
}

type Momento = { sistema: number; separado: number }

/**
 * The ledger of a lot at an instant of the last hours, and what open orders had taken off its shelf: what lies on a
 * trolley, and everything of an order that has been picked. Both leave the ledger only at dispatch.
 */
export const findMomento = async (db: Executor, saldo: number, em: Date): Promise<Momento> => {
  const { rows } = await sql<Momento>`
    select saldo.quantidade - coalesce((select sum(fisico) from movimento
                                         where saldo_id = saldo.id and criado_em > ${em}), 0) as sistema,
           coalesce((select sum(linha.separado) from separacao_linha linha
                       join pedido on pedido.id = linha.pedido_id
                      where linha.saldo_id = saldo.id and pedido.etapa = 'EM_SEPARACAO'
                        and ${pedidoAberto('pedido')}), 0)
           + coalesce((select sum(item.quantidade) from pedido_item item
                         join pedido on pedido.id = item.pedido_id
                        where item.saldo_id = saldo.id and pedido.etapa in ('A_FATURAR', 'FATURADO')
                          and ${pedidoAberto('pedido')}), 0) as separado
      from saldo where id = ${saldo}`.execute(db)
  return rows[0] ?? { sistema: 0, separado: 0 }
}

type NovaConta = Momento & { linha: number; vez: 1 | 2; quantidade: number; por: number; em: Date }

export const insertConta = async (
  db: Executor,
  { linha, vez, quantidade, sistema, separado, por, em }: NovaConta,
): Promise<void> => {
  await db
    .insertInto('contagem_conta')
    .values({ linha_id: linha, vez, quantidade, sistema, separado, contada_por: por, contada_em: em })
    .execute()
}

/** Forgets the second counts, so that another person counts again. */
export const deleteSegundas = async (db: Executor, ids: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('contagem_conta')
    .where('linha_id', 'in', [...ids])
    .where('vez', '=', 2)
    .execute()
}

/** Asks for adjustments, each with its reason. */
export const setPedidas = async (
  db: Executor,
  pedidas: readonly { id: number; motivo: MotivoAjuste }[],
  por: number,
): Promise<void> => {
  await sql`
    update contagem_linha linha set motivo = pedida.motivo, pedida_por = ${por}
      from unnest(${pedidas.map(({ id }) => id)}::bigint[], ${pedidas.map(({ motivo }) => motivo)}::text[])
           as pedida (id, motivo)
     where linha.id = pedida.id`.execute(db)
}

/** What was asked for is to be decided anew. */
export const clearPedidas = async (db: Executor, ids: readonly number[]): Promise<void> => {
  await db
    .updateTable('contagem_linha')
    .set({ motivo: null, pedida_por: null })
    .where('id', 'in', [...ids])
    .execute()
}

export const setAprovadas = async (
  db: Executor,
  ids: readonly number[],
  por: number,
  em: Date,
): Promise<void> => {
  await db
    .updateTable('contagem_linha')
    .set({ aprovada_por: por, aprovada_em: em })
    .where('id', 'in', [...ids])
    .execute()
}
