import type { TransferenciaPeca } from '@app/contract/assistencia/transferenciaPeca'
import { acoesDaTransferencia } from '@app/rules/assistencia/transferenciaPeca'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { writesFor } from '../../../platform/scope.ts'
import type { TransferenciaRow } from './store.ts'

/** A person acts for the own post alone, though a credenciado's people see their habilitados' transfers. */
export const acoesDe = ({ situacao, origem, destino }: TransferenciaRow, { scope, can }: Context) =>
  acoesDaTransferencia(
    situacao,
    { origem: writesFor(scope, origem.id), destino: writesFor(scope, destino.id) },
    can,
  )

export const toTransferencia = (row: TransferenciaRow, ctx: Context): TransferenciaPeca => ({
  ...row,
  criadoEm: row.criadoEm.toISOString(),
  encerradoEm: row.encerradoEm?.toISOString() ?? null,
  proximasAcoes: acoesDe(row, ctx),
  ...self(`/transferenciaPeca/${row.id}`),
})
