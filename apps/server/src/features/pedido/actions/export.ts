import { STATUS_LABELS } from '@app/contract/pedido'
import type { PedidoExportRequest, PedidoResumo } from '@app/contract/pedido'
import type { Format } from '@app/contract/register'
import type { Context } from '../../../platform/context.ts'
import { type CsvColumn, columnsAsked, inSteps } from '../../../platform/http/csv.ts'
import { countPedidos, listPedidoKeys, listPedidosByKey } from '../store/list.ts'
import { toResumo } from '../view.ts'
import { filtroOf } from './list.ts'

type Value = (pedido: PedidoResumo) => unknown

const column = (label: string, value: Value, format: Format = 'text'): CsvColumn<PedidoResumo> => ({
  label,
  format,
  value,
})

/** Every column of an order that may be asked for, by its path on the wire. */
const COLUMNS = new Map<string, CsvColumn<PedidoResumo>>([
  ['numeroPedido', column('Nº do pedido', ({ numeroPedido }) => numeroPedido, 'integer')],
  ['numeroPedidoCliente', column('Nº do pedido do cliente', (pedido) => pedido.numeroPedidoCliente)],
  ['cliente', column('Cliente', ({ cliente }) => cliente.nomeFantasia)],
  ['cliente.nomeFantasia', column('Cliente', ({ cliente }) => cliente.nomeFantasia)],
  ['cliente.cnpjCpf', column('CPF/CNPJ', ({ cliente }) => cliente.cnpjCpf, 'document')],
  ['cliente.codigoCliente', column('Código do cliente', ({ cliente }) => cliente.codigoCliente)],
  ['status', column('Situação', ({ status }) => STATUS_LABELS[status])],
  ['statusAlcis', column('Status WMS', ({ statusAlcis }) => statusAlcis)],
  ['transportadora', column('Transportadora', ({ transportadora }) => transportadora)],
  ['dataHoraColeta', column('Data e hora da coleta', ({ dataHoraColeta }) => dataHoraColeta, 'instant')],
  ['dataExpedicao', column('Expedido em', ({ dataExpedicao }) => dataExpedicao, 'instant')],
  ['urgente', column('Urgente', ({ urgente }) => urgente, 'yesNo')],
  ['concluido', column('Cadastro concluído', ({ concluido }) => concluido, 'yesNo')],
  ['criadoEm', column('Criado em', ({ criadoEm }) => criadoEm, 'instant')],
  ['ultimaAtualizacao', column('Última atualização', (pedido) => pedido.ultimaAtualizacao, 'instant')],
])

/** The list's own columns (spec §2). */
const USUAL = ['numeroPedido', 'cliente.nomeFantasia', 'statusAlcis']

/** What an export of orders sends: which columns, which orders by the list's filters, and the steps that read them. */
export const exportPedidos = async (ctx: Context, asked: PedidoExportRequest) => {
  const columns = columnsAsked(COLUMNS, USUAL, asked)
  const now = ctx.now()
  const filtro = filtroOf(ctx, asked.filter ?? {})
  const sort = asked.order ?? 'numeroPedido'
  const keys = await listPedidoKeys(ctx.db, ctx.scope, filtro, now, {
    sort,
    direction: asked.direction ?? 'desc',
    limit: asked.pageSize,
    offset: asked.page * asked.pageSize,
  })
  const total = await countPedidos(ctx.db, ctx.scope, filtro, now)
  const steps = inSteps(keys, async (some) => {
    const rows = await listPedidosByKey(ctx.db, ctx.scope, sort, some)
    return rows.map((row) => toResumo(row, ctx))
  })
  return { name: 'pedidos', columns, steps, sent: keys.length, total }
}
