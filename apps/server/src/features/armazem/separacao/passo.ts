import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { ItemAuditado, Json } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { wmsKind } from '../wms/index.ts'
import { isLigada, type LinhaRow, lockTrabalhos, type Trabalho } from './store.ts'

/** Refuses while the step is off; with an outside WMS, which picks by its own means, it always is. */
export const demandLigada = async (db: Executor, { config }: Pick<Context, 'config'>): Promise<void> => {
  if (wmsKind(config) !== 'interno' || !(await isLigada(db))) refuse('PASSO_DESLIGADO')
}

/** One order, locked, with the work on it. */
export const lockTrabalho = async (db: Executor, ctx: Context, pedido: number): Promise<Trabalho> => {
  const [trabalho] = await lockTrabalhos(db, ctx.scope, [pedido])
  return trabalho ?? refuse('NOT_FOUND')
}

/** Work goes on only in its stage: an order that was cancelled or moved by hand has left the shelf's side. */
export const demandEmSeparacao = ({ etapa, numeroPedido: numero }: Trabalho): void => {
  if (etapa !== 'EM_SEPARACAO') refuse('SEPARACAO_SAIU', { numero, situacao: STATUS_LABELS[etapa] })
}

/** A line as the history keeps it. */
export const auditadoOf = (linha: LinhaRow, quantidade: number): ItemAuditado => ({
  codigoProduto: linha.codigoProduto,
  descricao: linha.descricao,
  lote: linha.lote,
  validade: linha.validade,
  quantidade,
  unidade: linha.unidade,
})

/** The order's history tells an act of the work; it is not a new version of the order. */
export const recordAto = (
  db: Executor,
  ctx: Context,
  { pedido: id, versao, clienteId }: Trabalho,
  ato: string,
  dados: Record<string, Json> = {},
): Promise<void> =>
  recordChange(db, ctx, {
    entidade: 'pedido',
    id,
    versao,
    clienteId,
    mudancas: [{ campo: 'separacao', para: { ato, ...dados } }],
  })
