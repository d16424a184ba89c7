import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { LinhaLida } from '@app/contract/armazem/separacao'
import type { Passo } from '@app/contract/casca/session'
import { readEtiqueta } from '@app/rules/armazem/separacao'
import type { ItemAuditado, Json } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { hojeOf } from '../estoque/index.ts'
import { wmsKind } from '../wms/index.ts'
import { findPassos, lockTrabalhos, type Trabalho } from './store.ts'

/** Whether the step is on; with an outside WMS, which works by its own means, it never is. */
export const isLigada = async (
  db: Executor,
  { config }: Pick<Context, 'config'>,
  passo: Passo,
): Promise<boolean> => wmsKind(config) === 'interno' && (await findPassos(db))[passo]

/** Refuses while the step is off. */
export const demandLigada = async (
  db: Executor,
  { config }: Pick<Context, 'config'>,
  passo: Passo,
): Promise<void> => {
  if (!(await isLigada(db, { config }, passo))) refuse('PASSO_DESLIGADO')
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
export const auditadoOf = (linha: LinhaLida, quantidade: number): ItemAuditado => ({
  codigoProduto: linha.codigoProduto,
  descricao: linha.descricao,
  lote: linha.lote,
  validade: linha.validade,
  quantidade,
  unidade: linha.unidade,
})

/** The server reads the label itself, by the rule that the page used before. */
export const demandCodigo = (
  ctx: Context,
  codigo: string | null,
  alvo: LinhaLida,
  linhas: readonly LinhaLida[],
): void => {
  const lugar = { ano: Number(hojeOf(ctx).slice(0, 4)), origem: ctx.config.PUBLIC_URL ?? '' }
  const lido = codigo === null ? null : readEtiqueta(codigo, alvo, linhas, lugar)
  if (lido === null) refuse('LEITURA_ILEGIVEL')
  else if (!lido.ok) refuse(lido.code)
}

type Ato = { readonly ato: string } & Record<string, Json>

/** The order's history tells acts of the work; they are not a new version of the order. */
export const recordAtos = (
  db: Executor,
  ctx: Context,
  { pedido: id, versao, clienteId }: Trabalho,
  atos: readonly Ato[],
): Promise<void> =>
  recordChange(db, ctx, {
    entidade: 'pedido',
    id,
    versao,
    clienteId,
    mudancas: atos.map((para) => ({ campo: 'separacao', para })),
  })

export const recordAto = (
  db: Executor,
  ctx: Context,
  trabalho: Trabalho,
  ato: string,
  dados: Record<string, Json> = {},
): Promise<void> => recordAtos(db, ctx, trabalho, [{ ato, ...dados }])
