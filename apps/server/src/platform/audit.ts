import type { Mudanca } from '@app/rules/auditoria'
import type { Context } from './context.ts'
import type { Executor } from './db/index.ts'
import { insertAuditoria } from './store/auditoria.ts'

type Entry = { entidade: string; entidadeId: number; clienteId: number | null; mudancas: Mudanca[] }

/** Writes down who changed what, in the transaction of the change. No change, no entry. */
export const audit = async (
  db: Executor,
  ctx: Pick<Context, 'now'> & { usuario: { id: number } | null },
  { entidade, entidadeId, clienteId, mudancas }: Entry,
): Promise<void> => {
  if (mudancas.length === 0) return
  await insertAuditoria(db, {
    entidade,
    entidade_id: entidadeId,
    cliente_id: clienteId,
    usuario_id: ctx.usuario?.id ?? null,
    criado_em: ctx.now(),
    mudancas: JSON.stringify(mudancas),
  })
}
