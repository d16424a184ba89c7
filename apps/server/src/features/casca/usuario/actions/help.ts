import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { removeChavesOf } from '../../chaveAcesso/index.ts'
import { resetSegundoFator } from '../../segundoFator/index.ts'
import { lockUsuario, type UsuarioRow } from '../store/usuario.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { demandManageable } from './rights.ts'
import { JOB_AVISAR, JOB_CONVIDAR } from './mails.ts'
import { recordUsuario } from './write.ts'

const helping = (
  ctx: Context,
  id: number,
  run: (db: Executor, row: UsuarioRow) => Promise<void>,
): Promise<void> => {
  demandStaff(ctx)
  return ctx.transaction(async (db) => {
    const row = (await lockUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
    if (id === ctx.usuario.id) refuse('PROPRIO_ACESSO')
    demandManageable(ctx, row)
    await run(db, row)
  })
}

/** For a person who lost the telephone: the next log-in needs only the password; passkeys and open sessions end. */
export const resetOf = (ctx: Context, id: number): Promise<void> =>
  helping(ctx, id, async (db, row) => {
    const keys = await removeChavesOf(db, id)
    await resetSegundoFator(db, ctx, id, keys)
    await ctx.sessions.revokeAll(db, id)
    await addJob(db, JOB_AVISAR, { usuarioId: row.id, aviso: 'segundo-fator-desligado' })
  })

/** Ends all sessions of a person. */
export const endSessionsOf = (ctx: Context, id: number): Promise<void> =>
  helping(ctx, id, async (db, row) => {
    const ended = await ctx.sessions.revokeAll(db, id)
    await recordUsuario(db, ctx, row, [{ campo: 'sessoes', acao: 'alterado', para: `${ended} encerradas` }])
  })

/** Sends the invitation (again): a link for choosing a password. */
export const inviteAgain = (ctx: Context, id: number): Promise<void> =>
  helping(ctx, id, async (db, row) => {
    if (!row.ativo) refuse('INVALID_REQUEST')
    await addJob(db, JOB_CONVIDAR, { usuarioId: id })
    await recordUsuario(db, ctx, row, [{ campo: 'convite', acao: 'alterado', para: 'enviado' }])
  })
