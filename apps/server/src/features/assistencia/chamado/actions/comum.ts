import type { Chamado } from '@app/contract/assistencia/chamado'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandVersao, versaoSent } from '../../../../platform/versao.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'
import { type ChamadoRow, findChamado, listMensagens, lockChamado } from '../store.ts'
import { toChamado } from '../view.ts'

/** The ticket with the parts that this person may read. */
export const readChamado = async (ctx: Context, db: Executor, id: number): Promise<Chamado> => {
  const row = (await findChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  return toChamado(row, await listMensagens(db, ctx.scope, id), ctx)
}

/** Locks a ticket that the person may see, at the sent version. */
export const lockAtVersao = async (
  ctx: Context,
  db: Executor,
  id: number,
  body: unknown,
): Promise<ChamadoRow> => {
  const row = (await lockChamado(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
  await demandVersao(db, { entidade: 'chamado', id, versao: row.versao }, versaoSent(ctx, body), async () =>
    toChamado(row, await listMensagens(db, ctx.scope, id), ctx),
  )
  return row
}

/** Records a change; people's texts are never part of the history. */
export const recordChamado = async (
  db: Executor,
  ctx: Context,
  { id, versao, posto }: Pick<ChamadoRow, 'id' | 'versao' | 'posto'>,
  mudancas: Mudanca[],
): Promise<void> => {
  const postos = await listPostosQueVeem(db, posto.id)
  await recordChange(db, ctx, { entidade: 'chamado', id, versao, clienteId: null, postos, mudancas })
}
