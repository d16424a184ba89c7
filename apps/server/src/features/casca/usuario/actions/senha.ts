import { FORCA_TROCA } from '@app/contract/casca/cadastro'
import type { TrocaSenhaInput } from '@app/contract/casca/usuario'
import type { Context } from '../../../../platform/context.ts'
import { checkTogether, refuse, refuseField } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { createQueue } from '../../../../platform/jobs/queue.ts'
import { hashPassword, verifyPassword } from '../../../../platform/session/password.ts'
import { demandConfirmacao, demandSenha } from '../../../../platform/session/strength.ts'
import {
  attemptBy,
  countFailure,
  countSuccess,
  demandUnblocked,
} from '../../../../platform/session/throttle.ts'
import { JOB_AVISAR } from './mails.ts'
import { findSenhaHash, lockUsuario } from '../store/usuario.ts'
import { changeUsuario } from './write.ts'

const inTurn = createQueue()

/** Asks for the current password before an act that a borrowed session must not do; guesses are counted. */
export const demandSenhaAtual = (ctx: Context, senha: string, fieldName = 'senhaAtual'): Promise<void> =>
  inTurn(String(ctx.usuario.id), async () => {
    const attempt = attemptBy('senha', String(ctx.usuario.id))
    await demandUnblocked(ctx.db, attempt, ctx.now())
    if (await verifyPassword(await findSenhaHash(ctx.db, ctx.usuario.id), senha))
      return countSuccess(ctx.db, attempt)
    await countFailure(ctx.db, attempt, ctx.now())
    refuseField(fieldName, 'SENHA_ATUAL')
  })

/** `PUT /usuario/updatePassword/`: the own password; the person's other sessions end. */
export const updatePassword = async (ctx: Context, input: TrocaSenhaInput): Promise<void> => {
  await checkTogether([
    () => demandSenha(input.senha, { minima: FORCA_TROCA, pessoa: ctx.usuario, fieldName: 'senha' }),
    () => demandConfirmacao(input),
  ])
  // No guess is counted for a form that is refused anyway.
  await demandSenhaAtual(ctx, input.senhaAtual)
  const senha_hash = await hashPassword(input.senha)
  await ctx.transaction(async (db) => {
    const before = (await lockUsuario(db, ctx.usuario.id)) ?? refuse('USER_NOT_FOUND')
    await changeUsuario(db, ctx, before, { senha_hash }, before.versao)
    await addJob(db, JOB_AVISAR, { usuarioId: before.id, aviso: 'senha-trocada' })
  })
}
