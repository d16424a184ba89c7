import { CAMPOS_COMPRA_TODOS, type CompraPeca } from '@app/contract/assistencia/compraPeca'
import { acoesDaCompra } from '@app/rules/assistencia/compraPeca'
import { toWire } from '@app/rules/casca/campos'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import type { CompraRow } from './store.ts'

/** A credenciado's people see their habilitados' purchases but cannot act on them. */
const isOwn = ({ scope }: Context, { posto }: CompraRow) =>
  scope.tipo === 'tudo' || (scope.tipo === 'posto' && scope.postoId === posto.id)

export const toCompra = (row: CompraRow, ctx: Context): CompraPeca => ({
  ...row,
  ...toWire(CAMPOS_COMPRA_TODOS, row),
  criadoEm: row.criadoEm.toISOString(),
  proximasAcoes: isOwn(ctx, row) ? acoesDaCompra(row.situacao, ctx.can) : [],
  ...self(`/compraPeca/${row.id}`),
})
