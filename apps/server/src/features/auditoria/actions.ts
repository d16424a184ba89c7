import type { AuditEntity, AuditLog } from '@app/contract/auditoria'
import { describeMudanca } from '@app/rules/auditoria'
import { existsEntidade, listAuditoria } from './store.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/http/errors.ts'

/** Who is named where nobody of ours did it: the WMS, a job. */
const SISTEMA = 'Sistema'

/** The history of one record; of another company's it is not even told that it exists (api.md, Errors). */
export const listAuditLog = async (ctx: Context, entidade: AuditEntity, id: number): Promise<AuditLog[]> => {
  const rows = await listAuditoria(ctx.db, ctx.scope, entidade, id)
  if (rows.length === 0 && !(await existsEntidade(ctx.db, ctx.scope, entidade, id))) refuse('NOT_FOUND')
  return rows.map((row) => ({
    id: row.id,
    usuario: row.usuario ?? SISTEMA,
    timestamp: row.criadoEm.toISOString(),
    changes: row.mudancas.map((mudanca) => describeMudanca(mudanca, ctx.config.TZ_EXIBICAO)),
  }))
}
