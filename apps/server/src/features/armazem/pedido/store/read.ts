import type { LinhaDe } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO, CAMPOS_PEDIDO_RESUMO } from '@app/contract/armazem/pedido'
import type { AnexoCampo, Etapa, Movimento, StatusAlcis } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import type { PoliticaEstoque, Prazos } from '@app/rules/armazem/pedido'
import { type RawBuilder, sql } from 'kysely'
import { selectOf } from '../../../../platform/db/campos.ts'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import { preparado } from '../../../../platform/db/prepared.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import { clienteColumns, type ClienteColumns } from '../../cliente/index.ts'
import { produtoJson } from '../../produto/index.ts'

/** A row of the lists, with the settings that decide its lateness. */
export type ResumoRow = LinhaDe<typeof CAMPOS_PEDIDO_RESUMO> &
  ClienteColumns &
  Prazos & {
    id: number
    numeroPedido: number
    etapa: Etapa
    statusDesde: Date | null
    statusAlcis: StatusAlcis
    dataExpedicao: Date | null
    criadoEm: Date
    ultimaAtualizacao: Date
    versao: number
  }

export type ItemRow = {
  id: number
  saldoId: number
  lote: string
  validade: string | null
  quantidade: number
  produto: Produto
}

export type AnexoRow = {
  id: number
  campo: AnexoCampo
  filename: string
  length: number
  contentType: string
  chave: string
  /** Hexadecimal. */
  sha256: string
}

/** An order whole. */
export type PedidoRow = ResumoRow &
  LinhaDe<typeof CAMPOS_PEDIDO> &
  PoliticaEstoque & {
    wmsPendente: boolean
    alteradoPor: string | null
    itens: ItemRow[]
    anexos: AnexoRow[]
  }

/** The newest settings are in force (spec §7). */
export const configuracaoAtual = sql`
  (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) as configuracao`
const prazoColumns = sql`
  configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar"`

/** The columns of a list row besides its plain fields. */
const stateColumns = sql`
  pedido.id, pedido.numero_pedido as "numeroPedido", pedido.etapa, pedido.status_desde as "statusDesde",
  pedido.status_alcis as "statusAlcis", pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
  pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, ${clienteColumns}, ${prazoColumns}`

export const resumoColumns = sql`${stateColumns}, ${selectOf('pedido', CAMPOS_PEDIDO_RESUMO)}`

const politicaColumns = sql`cliente.fefo, cliente.permite_vencido as "permiteVencido"`

const whole = (scope: Scope, wanted: RawBuilder<unknown>, lock: RawBuilder<unknown>) => sql<
  PedidoRow & { versaoLida: number }
>`${preparado}
  select ${stateColumns}, ${selectOf('pedido', CAMPOS_PEDIDO)}, pedido.wms_pendente as "wmsPendente",
         ${nomeDe('pedido.alterado_por')} as "alteradoPor", ${politicaColumns},
         (select versao from pedido lida where lida.id = pedido.id) as "versaoLida",
         coalesce((
           select json_agg(json_build_object(
                    'id', item.id, 'saldoId', saldo.id, 'lote', saldo.lote, 'validade', saldo.validade,
                    'quantidade', item.quantidade, 'produto', ${produtoJson}) order by item.ordem)
             from pedido_item item
             join saldo on saldo.id = item.saldo_id
             join produto on produto.id = item.produto_id
            where item.pedido_id = pedido.id), '[]') as itens,
         coalesce((
           select json_agg(json_build_object(
                    'id', anexo.id, 'campo', anexo.campo, 'filename', anexo.filename, 'length', anexo.length,
                    'contentType', anexo.content_type, 'chave', anexo.chave,
                    'sha256', encode(anexo.sha256, 'hex')))
             from anexo where anexo.pedido_id = pedido.id), '[]') as anexos
    from pedido
    join cliente on cliente.id = pedido.cliente_id
   cross join ${configuracaoAtual}
   where pedido.id ${wanted} and ${ofCompany(scope, 'pedido.cliente_id')}
   ${lock}`

export const findPedido = async (db: Executor, scope: Scope, id: number): Promise<PedidoRow | undefined> => {
  const { rows } = await whole(scope, sql`= ${id}`, sql``).execute(db)
  return rows[0]
}

/**
 * Locks an order and reads it whole. After waiting for the lock, PostgreSQL returns the order's newest row, but lines
 * and files as of the statement's start; the two versions then differ, and it reads once more.
 */
export const lockPedido = async (db: Executor, scope: Scope, id: number): Promise<PedidoRow | undefined> => {
  const read = async () => (await whole(scope, sql`= ${id}`, sql`for update of pedido`).execute(db)).rows[0]
  const first = await read()
  return first && first.versao !== first.versaoLida ? read() : first
}

/** Several whole orders, in the order of their ids. */
export const findPedidos = async (
  db: Executor,
  scope: Scope,
  ids: readonly number[],
): Promise<PedidoRow[]> => {
  const { rows } = await whole(scope, sql`= any (${[...ids]}::bigint[])`, sql`order by pedido.id`).execute(db)
  return rows
}

/** Locks several orders, always from the lowest id up, and reads them after all locks are taken. */
export const lockPedidos = async (
  db: Executor,
  scope: Scope,
  ids: readonly number[],
): Promise<PedidoRow[]> => {
  await sql`select 1 from pedido where id = any (${[...ids]}::bigint[]) and ${ofCompany(scope)}
             order by id for update`.execute(db)
  return findPedidos(db, scope, ids)
}

export type PassagemRow = { situacao: Movimento; em: Date }

/** The statuses that an order entered, with times, oldest first; the WMS status shows the dispatch (decisions 2). */
export const listPassagens = async (db: Executor, id: number): Promise<PassagemRow[]> => {
  const { rows } = await sql<PassagemRow>`
    select case mudanca ->> 'campo' when 'status' then mudanca ->> 'para' else 'EXPEDIDO' end as situacao,
           auditoria.criado_em as em
      from auditoria cross join lateral jsonb_array_elements(auditoria.mudancas) as mudanca
     where auditoria.entidade = 'pedido' and auditoria.entidade_id = ${id}
       and (mudanca ->> 'campo' = 'status'
            or (mudanca ->> 'campo' = 'statusAlcis' and mudanca ->> 'para' = 'expedido'))
     order by auditoria.id`.execute(db)
  return rows
}

/** The number that the next save would get: a preview, not a reservation (decisions 30). */
export const nextNumero = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ numero: number }>`
    select case when is_called then last_value + 1 else last_value end as numero from pedido_numero`.execute(
    db,
  )
  return rows[0]?.numero ?? 1
}

export type ClientePedido = ClienteColumns & PoliticaEstoque & Prazos

/** The company of a new order, with its stock policy and the settings in force. */
export const findClientePedido = async (
  db: Executor,
  scope: Scope,
  clienteId: number,
): Promise<ClientePedido | undefined> => {
  const { rows } = await sql<ClientePedido>`${preparado}
    select ${clienteColumns}, ${politicaColumns}, ${prazoColumns}
      from cliente cross join ${configuracaoAtual}
     where cliente.id = ${clienteId} and ${ofCompany(scope, 'cliente.id')}`.execute(db)
  return rows[0]
}
