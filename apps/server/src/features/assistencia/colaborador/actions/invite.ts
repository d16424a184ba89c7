import {
  CONVITE_ENVIOS,
  CONVITE_HORAS,
  type Convite,
  type ConviteInput,
} from '@app/contract/assistencia/colaborador'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import {
  type ConviteRow,
  findConvite,
  hasPessoa,
  insertConvite,
  lockConvite,
  updateConvite,
} from '../store/convite.ts'
import { lockPosto } from '../store/pessoas.ts'
import { shownConvite } from '../view.ts'
import { demandLicenca, demandPapel, demandPosto, recordConvite } from './comum.ts'
import { JOB_CONVITE } from './mails.ts'

const prazo = ({ now }: Context): Date => new Date(now().getTime() + CONVITE_HORAS * 60 * MINUTE_MS)

const shown = async (db: Executor, ctx: Context, id: number): Promise<Convite> =>
  shownConvite(ctx, (await findConvite(db, id)) ?? refuse('NOT_FOUND'))

/** Only an active post takes people in. */
const lockAtivo = async (db: Executor, postoId: number) => {
  const posto = await lockPosto(db, postoId)
  return posto?.ativo ? posto : refuse('POSTO_NOT_FOUND')
}

/** Invites by mail; a valid invitation keeps one licence. Of two at once for the last one, the second is refused. */
export const inviteColaborador = async (
  ctx: Context,
  postoId: number,
  { email, role }: ConviteInput,
): Promise<Convite> => {
  demandPosto(ctx, postoId)
  const papel = await demandPapel(ctx.db, ctx, role)
  return ctx.transaction(async (db) => {
    const posto = await lockAtivo(db, postoId)
    if (await hasPessoa(db, email)) refuseField('email', 'EMAIL_AREADY_REGISTERED')
    await demandLicenca(db, ctx, posto)
    const id = await insertConvite(db, {
      posto_id: postoId,
      email,
      role: papel.codigo,
      expira_em: prazo(ctx),
      criado_em: ctx.now(),
      convidado_por: ctx.usuario.id,
    })
    await addJob(db, JOB_CONVITE, { id }, { maxAttempts: 8 })
    await recordConvite(db, ctx, postoId, `${papel.nome}, enviado`)
    return shown(db, ctx, id)
  })
}

/** One that is neither accepted nor revoked, of a post that the person may run. */
const lockAberto = async (db: Executor, ctx: Context, id: number): Promise<ConviteRow> => {
  const row = (await lockConvite(db, id)) ?? refuse('NOT_FOUND')
  demandPosto(ctx, row.postoId)
  if (row.aceitoEm !== null) refuse('CONVITE_ACEITO')
  if (row.revogadoEm !== null) refuse('CONVITE_REVOGADO')
  return row
}

/** A new link, valid for the whole time again; the link before it stops working. */
export const resendConvite = (ctx: Context, id: number): Promise<Convite> =>
  ctx.transaction(async (db) => {
    const { postoId } = (await findConvite(db, id)) ?? refuse('NOT_FOUND')
    demandPosto(ctx, postoId)
    // The post is locked first, as an invitation does, so that two never wait for each other.
    const posto = await lockAtivo(db, postoId)
    const row = await lockAberto(db, ctx, id)
    if (row.envios >= CONVITE_ENVIOS) refuse('CONVITE_ENVIOS', { maximo: CONVITE_ENVIOS })
    if (row.expiraEm <= ctx.now()) await demandLicenca(db, ctx, posto)
    await updateConvite(db, id, { expira_em: prazo(ctx) })
    await addJob(db, JOB_CONVITE, { id }, { maxAttempts: 8 })
    await recordConvite(db, ctx, postoId, `${row.papel}, enviado de novo`)
    return shown(db, ctx, id)
  })

/** The link stops working, the licence is free, and the address is forgotten. */
export const revokeConvite = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (db) => {
    const row = await lockAberto(db, ctx, id)
    await updateConvite(db, id, { revogado_em: ctx.now(), email: null })
    await recordConvite(db, ctx, row.postoId, `${row.papel}, revogado`)
  })
