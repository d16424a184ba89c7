import type { AnexoCampo, Etapa, StatusAlcis } from '@app/contract/pedido'
import type { FefoPolitica } from '@app/contract/cliente'
import type { Produto } from '@app/contract/produto'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import type { Scope } from '../../../platform/scope.ts'

/** A row of the lists, with the settings that decide whether it is late. */
export type ResumoRow = {
  id: number
  numeroPedido: number
  numeroPedidoCliente: string | null
  transportadora: string | null
  dataHoraColeta: Date
  urgente: boolean
  concluido: boolean
  etapa: Etapa
  statusDesde: Date | null
  statusAlcis: StatusAlcis
  dataExpedicao: Date | null
  criadoEm: Date
  ultimaAtualizacao: Date
  versao: number
  clienteId: number
  nomeFantasia: string
  cnpjCpf: string
  codigoCliente: string
  codigoDepositante: string
  tempoSeparacao: number
  tempoFaturar: number
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
export type PedidoRow = ResumoRow & {
  observacoes: string | null
  wmsPendente: boolean
  alteradoPor: string | null
  fefo: FefoPolitica
  permiteVencido: boolean
  itens: ItemRow[]
  anexos: AnexoRow[]
}

/** The newest settings hold (spec §7). */
export const configuracaoAtual = sql`
  (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) as configuracao`

export const resumoColumns = sql`
  pedido.id, pedido.numero_pedido as "numeroPedido", pedido.numero_pedido_cliente as "numeroPedidoCliente",
  pedido.transportadora, pedido.data_hora_coleta as "dataHoraColeta", pedido.urgente, pedido.concluido, pedido.etapa,
  pedido.status_desde as "statusDesde", pedido.status_alcis as "statusAlcis",
  pedido.data_expedicao as "dataExpedicao", pedido.criado_em as "criadoEm",
  pedido.ultima_atualizacao as "ultimaAtualizacao", pedido.versao, pedido.cliente_id as "clienteId",
  cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf", cliente.codigo_cliente as "codigoCliente",
  cliente.codigo_depositante as "codigoDepositante",
  configuracao.tempo_separacao as "tempoSeparacao", configuracao.tempo_faturar as "tempoFaturar"`

const whole = (scope: Scope, id: number, lock: RawBuilder<unknown>) => sql<
  PedidoRow & { versaoLida: number }
>`
  select ${resumoColumns}, pedido.observacoes, pedido.wms_pendente as "wmsPendente",
         (select coalesce(nome_exibicao, nome) from usuario where id = pedido.alterado_por) as "alteradoPor",
         cliente.fefo, cliente.permite_vencido as "permiteVencido",
         (select versao from pedido lida where lida.id = pedido.id) as "versaoLida",
         coalesce((
           select json_agg(json_build_object(
                    'id', item.id, 'saldoId', saldo.id, 'lote', saldo.lote, 'validade', saldo.validade,
                    'quantidade', item.quantidade,
                    'produto', json_build_object(
                      'id', produto.id, 'codigoProduto', produto.codigo_produto, 'descricao', produto.descricao,
                      'codigoOmni', produto.codigo_omni, 'codigoDepositante', cliente.codigo_depositante,
                      'unidade', produto.unidade, 'inteiro', produto.inteiro)) order by item.ordem)
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
   where pedido.id = ${id} and ${ofCompany(scope, 'pedido.cliente_id')}
   ${lock}`

export const findPedido = async (db: Executor, scope: Scope, id: number): Promise<PedidoRow | undefined> => {
  const { rows } = await whole(scope, id, sql``).execute(db)
  return rows[0]
}

/**
 * Locks an order and reads it whole. Where the lock had to be waited for, PostgreSQL gives the order's newest row but
 * lines and files as they were when the statement began; the two versions then differ, and it is read once more.
 */
export const lockPedido = async (db: Executor, scope: Scope, id: number): Promise<PedidoRow | undefined> => {
  const read = async () => (await whole(scope, id, sql`for update of pedido`).execute(db)).rows[0]
  const first = await read()
  return first && first.versao !== first.versaoLida ? read() : first
}

/** The number that the next save would get: a preview, not a reservation (decisions 30). */
export const nextNumero = async (db: Executor): Promise<number> => {
  const { rows } = await sql<{ numero: number }>`
    select case when is_called then last_value + 1 else last_value end as numero from pedido_numero`.execute(
    db,
  )
  return rows[0]?.numero ?? 1
}

export type ClientePedido = {
  clienteId: number
  nomeFantasia: string
  cnpjCpf: string
  codigoCliente: string
  codigoDepositante: string
  fefo: FefoPolitica
  permiteVencido: boolean
  tempoSeparacao: number
  tempoFaturar: number
}

/** The company of a new order, with its stock policy and the settings in force. */
export const findClientePedido = async (
  db: Executor,
  scope: Scope,
  clienteId: number,
): Promise<ClientePedido | undefined> => {
  const { rows } = await sql<ClientePedido>`
    select cliente.id as "clienteId", cliente.nome_fantasia as "nomeFantasia", cliente.cnpj_cpf as "cnpjCpf",
           cliente.codigo_cliente as "codigoCliente", cliente.codigo_depositante as "codigoDepositante", cliente.fefo,
           cliente.permite_vencido as "permiteVencido", configuracao.tempo_separacao as "tempoSeparacao",
           configuracao.tempo_faturar as "tempoFaturar"
      from cliente cross join ${configuracaoAtual}
     where cliente.id = ${clienteId} and ${ofCompany(scope, 'cliente.id')}`.execute(db)
  return rows[0]
}
