import { STATUS_LABELS } from '@app/contract/pedido'
import type { PedidoExportRequest } from '@app/contract/pedido'
import type { Format } from '@app/contract/register'
import { effectiveStatus } from '@app/rules/pedido'
import type { Context } from '../../../platform/context.ts'
import { type CsvColumn, columnsAsked, inSteps } from '../../../platform/http/csv.ts'
import { countPedidos, listPedidoKeys, listPedidosByKey } from '../store/list.ts'
import type { ResumoRow } from '../store/read.ts'
import { filtroOf } from './list.ts'

type Value = (row: ResumoRow) => unknown

const column = (label: string, value: Value, format: Format = 'text'): CsvColumn<ResumoRow> => ({
  label,
  format,
  value,
})

/** Every column of an order that may be asked for, by its path on the wire; late is who is late at the given moment. */
const columnsAt = (now: Date) =>
  new Map<string, CsvColumn<ResumoRow>>([
    ['numeroPedido', column('Nº do pedido', ({ numeroPedido }) => numeroPedido, 'integer')],
    ['numeroPedidoCliente', column('Nº do pedido do cliente', (row) => row.numeroPedidoCliente)],
    ['cliente', column('Cliente', ({ nomeFantasia }) => nomeFantasia)],
    ['cliente.nomeFantasia', column('Cliente', ({ nomeFantasia }) => nomeFantasia)],
    ['cliente.cnpjCpf', column('CPF/CNPJ', ({ cnpjCpf }) => cnpjCpf, 'document')],
    ['cliente.codigoCliente', column('Código do cliente', ({ codigoCliente }) => codigoCliente)],
    ['status', column('Situação', (row) => STATUS_LABELS[effectiveStatus(row, row, now)])],
    ['statusAlcis', column('Status WMS', ({ statusAlcis }) => statusAlcis)],
    ['transportadora', column('Transportadora', ({ transportadora }) => transportadora)],
    ['dataHoraColeta', column('Data e hora da coleta', ({ dataHoraColeta }) => dataHoraColeta, 'instant')],
    ['dataExpedicao', column('Expedido em', ({ dataExpedicao }) => dataExpedicao, 'instant')],
    ['urgente', column('Urgente', ({ urgente }) => urgente, 'yesNo')],
    ['concluido', column('Cadastro concluído', ({ concluido }) => concluido, 'yesNo')],
    ['criadoEm', column('Criado em', ({ criadoEm }) => criadoEm, 'instant')],
    ['ultimaAtualizacao', column('Última atualização', (row) => row.ultimaAtualizacao, 'instant')],
  ])

/** The list's own columns (spec §2). */
const USUAL = ['numeroPedido', 'cliente.nomeFantasia', 'statusAlcis']

/** What an export of orders sends: which columns, which orders by the list's filters, and the steps that read them. */
export const exportPedidos = async (ctx: Context, asked: PedidoExportRequest) => {
  const now = ctx.now()
  const columns = columnsAsked(columnsAt(now), USUAL, asked)
  const filtro = filtroOf(ctx, asked.filter ?? {})
  const sort = asked.order ?? 'numeroPedido'
  const keys = await listPedidoKeys(ctx.db, ctx.scope, filtro, now, {
    sort,
    direction: asked.direction ?? 'desc',
    limit: asked.pageSize,
    offset: asked.page * asked.pageSize,
  })
  const total = await countPedidos(ctx.db, ctx.scope, filtro, now)
  const steps = inSteps(keys, (some) => listPedidosByKey(ctx.db, ctx.scope, sort, some))
  return { name: 'pedidos', columns, steps, sent: keys.length, total }
}
