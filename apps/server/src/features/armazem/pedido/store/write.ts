import type { LinhaDe } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO, type AnexoCampo } from '@app/contract/armazem/pedido'
import { type RawBuilder, sql } from 'kysely'
import { insertOf, setOf, valuesOf } from '../../../../platform/db/campos.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { preparado } from '../../../../platform/db/prepared.ts'
import { movimentoCtes, type MovimentoEstoque } from '../../estoque/index.ts'
import type { PedidoRow } from './read.ts'

/** The columns that a save may change. */
export type PedidoDados = LinhaDe<typeof CAMPOS_PEDIDO> &
  Pick<PedidoRow, 'etapa' | 'statusDesde' | 'statusAlcis' | 'dataExpedicao' | 'wmsPendente'>
/** A line to write; without `id` it is new. */
export type LinhaNova = { id: number | null; produtoId: number; saldoId: number; quantidade: number }
export type AnexoNovo = {
  campo: AnexoCampo
  filename: string
  contentType: string
  length: number
  chave: string
  sha256: Buffer
}

export type Gravacao = {
  dados: PedidoDados
  /** All lines in their order, or undefined to leave them unchanged. */
  linhas: readonly LinhaNova[] | undefined
  anexos: readonly AnexoNovo[]
  semAnexos: readonly AnexoCampo[]
  movimentos: readonly MovimentoEstoque[]
  usuarioId: number
  now: Date
}

type Gravado = {
  id: number
  numeroPedido: number
  versao: number
  /** Ids of the lines in their order; null when they were unchanged. */
  itemIds: number[] | null
  anexoIds: { campo: AnexoCampo; id: number }[] | null
}

type Alvo = { pedidoId: RawBuilder<unknown>; clienteId: number }

const itemCtes = ({ pedidoId, clienteId }: Alvo, linhas: readonly LinhaNova[]) => sql`
  linha as (
    select * from unnest(
      ${linhas.map(({ id }) => id)}::bigint[], ${linhas.map(({ produtoId }) => produtoId)}::bigint[],
      ${linhas.map(({ saldoId }) => saldoId)}::bigint[], ${linhas.map(({ quantidade }) => quantidade)}::numeric[]
    ) with ordinality as linha (id, produto_id, saldo_id, quantidade, ordem)
  ), item_fora as (
    delete from pedido_item
     where pedido_id = ${pedidoId} and id not in (select id from linha where id is not null)
  ), item_mantido as (
    update pedido_item item
       set produto_id = linha.produto_id, saldo_id = linha.saldo_id, quantidade = linha.quantidade, ordem = linha.ordem
      from linha
     where item.id = linha.id and item.pedido_id = ${pedidoId}
    returning item.id, item.ordem
  ), item_novo as (
    insert into pedido_item (pedido_id, cliente_id, produto_id, saldo_id, ordem, quantidade)
    select ${pedidoId}, ${clienteId}::bigint, produto_id, saldo_id, ordem, quantidade
      from linha where id is null order by ordem
    returning id, ordem
  )`

const anexoCtes = (
  { pedidoId, clienteId }: Alvo,
  { anexos, semAnexos, usuarioId, now }: Pick<Gravacao, 'anexos' | 'semAnexos' | 'usuarioId' | 'now'>,
) => sql`
  anexo_fora as (
    delete from anexo where pedido_id = ${pedidoId} and campo = any(${[...semAnexos]}::text[])
  ), anexo_novo as (
    insert into anexo (pedido_id, cliente_id, campo, filename, content_type, length, chave, sha256, criado_em, criado_por)
    select ${pedidoId}, ${clienteId}::bigint, campo, filename, content_type, length, chave, decode(sha256, 'hex'),
           ${now}::timestamptz, ${usuarioId}::bigint
      from unnest(
        ${anexos.map(({ campo }) => campo)}::text[], ${anexos.map(({ filename }) => filename)}::text[],
        ${anexos.map(({ contentType }) => contentType)}::text[], ${anexos.map(({ length }) => length)}::bigint[],
        ${anexos.map(({ chave }) => chave)}::text[],
        ${anexos.map(({ sha256 }) => sha256.toString('hex'))}::text[]
      ) as novo (campo, filename, content_type, length, chave, sha256)
    on conflict (pedido_id, campo) do update
      set filename = excluded.filename, content_type = excluded.content_type, length = excluded.length,
          chave = excluded.chave, sha256 = excluded.sha256, criado_em = excluded.criado_em,
          criado_por = excluded.criado_por
    returning id, campo
  )`

/** The parts of a save that write something, each as `, name as (…)`. */
const partCtes = (alvo: Alvo, { linhas, movimentos, ...rest }: Omit<Gravacao, 'dados'>) => {
  const parts = [sql``]
  if (linhas) parts.push(itemCtes(alvo, linhas))
  if (rest.anexos.length > 0 || rest.semAnexos.length > 0) parts.push(anexoCtes(alvo, rest))
  if (movimentos.length > 0) {
    const { usuarioId, now } = rest
    parts.push(movimentoCtes(movimentos, { pedidoId: alvo.pedidoId, usuarioId, now }))
  }
  return sql.join(parts, sql`, `)
}

const answer = ({ linhas, anexos }: Pick<Gravacao, 'linhas' | 'anexos'>) => sql`
  select id, numero_pedido as "numeroPedido", versao,
         ${
           linhas
             ? sql`(select array_agg(id order by ordem) from
                     (select * from item_mantido union all select * from item_novo) item)`
             : sql`null::bigint[]`
         } as "itemIds",
         ${
           anexos.length > 0
             ? sql`(select json_agg(json_build_object('campo', campo, 'id', id)) from anexo_novo)`
             : sql`null::json`
         } as "anexoIds"
    from pedido_novo`

const firstOf = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (!row) throw new Error('the order to write is not there')
  return row
}

/** A new order with lines, files, reservation and ledger, in one statement. */
export const insertPedido = async (
  db: Executor,
  clienteId: number,
  gravacao: Gravacao & { linhas: readonly LinhaNova[] },
): Promise<Gravado> => {
  const { dados, usuarioId, now } = gravacao
  const alvo = { pedidoId: sql`(select id from pedido_novo)`, clienteId }
  const { rows } = await sql<Gravado>`${preparado}
    with pedido_novo as (
      insert into pedido (cliente_id, ${insertOf(CAMPOS_PEDIDO)}, etapa, status_desde, status_alcis,
                          data_expedicao, wms_pendente, criado_em, criado_por, ultima_atualizacao, alterado_por)
      values (${clienteId}, ${valuesOf(CAMPOS_PEDIDO, dados)}, ${dados.etapa}, ${dados.statusDesde},
              ${dados.statusAlcis}, ${dados.dataExpedicao}, ${dados.wmsPendente},
              ${now}, ${usuarioId}, ${now}, ${usuarioId})
      returning id, numero_pedido, versao
    )${partCtes(alvo, gravacao)} ${answer(gravacao)}`.execute(db)
  return firstOf(rows)
}

/** Writes a locked order as its next version, with all other changes of the save, in one statement. */
export const updatePedido = async (
  db: Executor,
  { id, clienteId }: { id: number; clienteId: number },
  gravacao: Gravacao,
): Promise<Gravado> => {
  const { dados, usuarioId, now } = gravacao
  const alvo = { pedidoId: sql`${id}::bigint`, clienteId }
  const { rows } = await sql<Gravado>`${preparado}
    with pedido_novo as (
      update pedido
         set ${setOf(CAMPOS_PEDIDO, dados)}, etapa = ${dados.etapa}, status_desde = ${dados.statusDesde},
             status_alcis = ${dados.statusAlcis}, data_expedicao = ${dados.dataExpedicao},
             wms_pendente = ${dados.wmsPendente}, ultima_atualizacao = ${now}, alterado_por = ${usuarioId},
             versao = versao + 1
       where id = ${id}
      returning id, numero_pedido, versao
    )${partCtes(alvo, gravacao)} ${answer(gravacao)}`.execute(db)
  return firstOf(rows)
}

/** Deletes the order with its lines and files; ledger and audit stay. */
export const deletePedido = async (db: Executor, id: number): Promise<void> => {
  await db.deleteFrom('pedido').where('id', '=', id).execute()
}

/** Links an order to the one that it is the rest of. */
export const setOrigem = async (db: Executor, id: number, origemId: number): Promise<void> => {
  await db.updateTable('pedido').set({ origem_id: origemId }).where('id', '=', id).execute()
}
