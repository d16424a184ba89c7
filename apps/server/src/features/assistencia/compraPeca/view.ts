import type { CompraPeca } from '@app/contract/assistencia/compraPeca'
import { acoesDaCompra } from '@app/rules/assistencia/compraPeca'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import type { CompraRow } from './store.ts'

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** A credenciado's people see their habilitados' purchases, and do nothing with them. */
const isOwn = ({ scope }: Context, { posto }: CompraRow) =>
  scope.tipo === 'tudo' || (scope.tipo === 'posto' && scope.postoId === posto.id)

export const toCompra = (row: CompraRow, ctx: Context): CompraPeca => ({
  ...row,
  criadoEm: row.criadoEm.toISOString(),
  autorizadoEm: iso(row.autorizadoEm),
  enviadoEm: iso(row.enviadoEm),
  recebidoEm: iso(row.recebidoEm),
  rejeitadoEm: iso(row.rejeitadoEm),
  proximasAcoes: isOwn(ctx, row) ? acoesDaCompra(row.situacao, ctx.can) : [],
  ...self(`/compraPeca/${row.id}`),
})
