import type { CodigosDeRecuperacao, SegundoFatorSegredo } from '@app/contract/casca/conta'
import { randomBytes } from 'node:crypto'
import { audit } from '../../../platform/audit.ts'
import type { Context, Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { createQueue } from '../../../platform/jobs/queue.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { attemptBy, countFailure, countSuccess, demandUnblocked } from '../../../platform/session/throttle.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { hashCode, newCodes } from './codes.ts'
import * as store from './store.ts'

const PERIOD = 30
const SECRET_BYTES = 20
const ISSUER = 'Retaguarda'
/** The time in which a new telephone must give its first code. */
const NOVO_MS = 15 * 60_000

const keyOf = (db: Executor): Promise<Buffer> => getSegredo(db, 'segundo-fator')

// The library is loaded when a second factor is first used, so that an idle process does without it.
const totpOf = async (segredo: Buffer, label: string) => {
  const { Secret, TOTP } = await import('otpauth')
  const secret = new Secret({ buffer: new Uint8Array(segredo).buffer })
  return new TOTP({ issuer: ISSUER, label, secret, period: PERIOD })
}

/** The time step of this code; one step early or late is allowed (RFC 6238, 5.2). */
const stepOf = async (segredo: Buffer, codigo: string, now: Date): Promise<number | null> => {
  const timestamp = now.getTime()
  const delta = (await totpOf(segredo, '')).validate({ token: codigo, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta
}

type Clock = Pick<Services, 'now'>

const codeDigits = (typed: string): string => typed.replaceAll(/\s/g, '')

const takeDigits = async (db: Executor, { now }: Clock, usuarioId: number, codigo: string) => {
  const row = await store.findSegundoFator(db, usuarioId)
  if (!row) return false
  const passo = await stepOf(unseal(await keyOf(db), row.segredo), codigo, now())
  return passo !== null && (await store.takePasso(db, usuarioId, passo)) !== undefined
}

/** Uses up a code of the app or a recovery code; false when it is wrong, old or already used. */
export const takeCode = async (
  db: Executor,
  clock: Clock,
  usuarioId: number,
  typed: string,
): Promise<boolean> => {
  const digits = codeDigits(typed)
  if (/^\d{6}$/.test(digits)) return takeDigits(db, clock, usuarioId, digits)
  const hash = hashCode(await keyOf(db), typed)
  return (await store.takeCodigo(db, usuarioId, hash)) !== undefined
}

/** With the first code of the new telephone its secret takes effect. */
const takeNext = async (db: Executor, { now }: Clock, usuarioId: number, typed: string): Promise<boolean> => {
  const { segredo_novo: sealed } = (await store.findSegundoFator(db, usuarioId)) ?? {}
  if (!sealed) return false
  const passo = await stepOf(unseal(await keyOf(db), sealed), codeDigits(typed), now())
  return passo !== null && (await store.takeNovo(db, usuarioId, sealed, passo, now())) !== undefined
}

const inTurn = createQueue()

type Write = (db: Executor) => Promise<void>
/** Notifies the person, who may not have done it; it runs in the transaction of the change. */
type Tell = (db: Executor, aviso: `segundo-fator-${'ligado' | 'trocado' | 'desligado'}`) => Promise<void>

/**
 * Guesses within a session are counted like those of a log-in, and in turn, so that many at once cannot pass together.
 */
const demandCode = (ctx: Context, codigo: string, write: Write, take = takeCode): Promise<void> =>
  inTurn(String(ctx.usuario.id), () => tryCode(ctx, codigo, write, take))

const tryCode = async (ctx: Context, codigo: string, write: Write, take: typeof takeCode): Promise<void> => {
  const { id } = ctx.usuario
  const attempt = attemptBy('codigo', String(id))
  await demandUnblocked(ctx.db, attempt, ctx.now())
  const right = await ctx.transaction(async (db) => {
    const used = await take(db, ctx, id, codigo)
    if (used) await write(db)
    return used
  })
  if (right) return countSuccess(ctx.db, attempt)
  await countFailure(ctx.db, attempt, ctx.now())
  refuseField('codigo', 'MFA_CODIGO')
}

const recordSegundoFator = (db: Executor, ctx: Context, usuarioId: number, para: string) =>
  audit(db, ctx, {
    entidade: 'usuario',
    entidadeId: usuarioId,
    clienteId: null,
    mudancas: [{ campo: 'segundoFator', acao: 'alterado', para }],
  })

/**
 * A new secret, shown only now; it takes effect when its code confirms it. A person who has one starts the move to
 * another telephone with a code of the current one or a recovery code. So nobody is without a second factor in between,
 * and a profile that requires it need not allow turning it off.
 */
export const beginSegundoFator = async (ctx: Context, codigo?: string): Promise<SegundoFatorSegredo> => {
  const { id, email } = ctx.usuario
  const segredo = randomBytes(SECRET_BYTES)
  const sealed = seal(await keyOf(ctx.db), segredo)
  if (!(await store.putSegredo(ctx.db, id, sealed, ctx.now())))
    await demandCode(ctx, codigo ?? refuse('SEGUNDO_FATOR_ATIVO'), async (db) => {
      if (!(await store.putNovo(db, id, sealed, ctx.now()))) refuse('SEGUNDO_FATOR_INATIVO')
    })
  const totp = await totpOf(segredo, email)
  return { segredo: totp.secret.base32, otpauth: totp.toString() }
}

const freshCodes = async (db: Executor, usuarioId: number): Promise<string[]> => {
  const codigos = newCodes()
  const key = await keyOf(db)
  await store.putCodigos(
    db,
    usuarioId,
    codigos.map((codigo) => hashCode(key, codigo)),
  )
  return codigos
}

/** The effects of the first code: new recovery codes, and the end of sessions that were opened without it. */
const begun = async (db: Executor, ctx: Context, para: string): Promise<string[]> => {
  const { id, sessaoId } = ctx.usuario
  const codigos = await freshCodes(db, id)
  await recordSegundoFator(db, ctx, id, para)
  await ctx.sessions.revokeAll(db, id, sessaoId)
  await ctx.sessions.refresh(db, { usuarioId: id })
  return codigos
}

/** The first code turns it on, or moves it to the new telephone; from now on log-ins require a code. */
export const confirmSegundoFator = async (
  ctx: Context,
  codigo: string,
  tell: Tell,
): Promise<CodigosDeRecuperacao> => {
  const { id } = ctx.usuario
  const { confirmado_em, novo_em } =
    (await store.findSegundoFator(ctx.db, id)) ?? refuse('SEGUNDO_FATOR_INATIVO')
  let codigos: string[] = []
  if (confirmado_em === null)
    await demandCode(ctx, codigo, async (db) => {
      if (!(await store.confirmSegredo(db, id, ctx.now()))) refuse('SEGUNDO_FATOR_ATIVO')
      codigos = await begun(db, ctx, 'ligado')
      await tell(db, 'segundo-fator-ligado')
    })
  else {
    if (novo_em === null || ctx.now().getTime() - novo_em.getTime() > NOVO_MS) refuse('SEGUNDO_FATOR_ATIVO')
    const write = async (db: Executor) => {
      codigos = await begun(db, ctx, 'passado para outro aparelho')
      await tell(db, 'segundo-fator-trocado')
    }
    await demandCode(ctx, codigo, write, takeNext)
  }
  return { codigos }
}

/** New recovery codes; the old ones end. */
export const renewCodes = async (ctx: Context, codigo: string): Promise<CodigosDeRecuperacao> => {
  const { id, segundoFator } = ctx.usuario
  if (!segundoFator.ativo) refuse('SEGUNDO_FATOR_INATIVO')
  let codigos: string[] = []
  await demandCode(ctx, codigo, async (db) => {
    codigos = await freshCodes(db, id)
    await recordSegundoFator(db, ctx, id, 'novos códigos de recuperação')
  })
  return { codigos }
}

/** The person turns it off, if the profile allows it. */
export const endSegundoFator = async (ctx: Context, codigo: string, tell: Tell): Promise<void> => {
  const { id, segundoFator } = ctx.usuario
  if (!segundoFator.ativo) refuse('SEGUNDO_FATOR_INATIVO')
  if (segundoFator.exigido) refuse('SEGUNDO_FATOR_EXIGIDO')
  await demandCode(ctx, codigo, async (db) => {
    await resetSegundoFator(db, ctx, id)
    await tell(db, 'segundo-fator-desligado')
  })
}

/**
 * Turns it off: by the person or, after a lost phone, by an administrator, who may have ended passkeys in its place.
 */
export const resetSegundoFator = async (
  db: Executor,
  ctx: Context,
  usuarioId: number,
  keysEnded = false,
): Promise<void> => {
  if (!(await store.deleteSegundoFator(db, usuarioId)) && !keysEnded) refuse('SEGUNDO_FATOR_INATIVO')
  await recordSegundoFator(db, ctx, usuarioId, 'desligado')
  await ctx.sessions.refresh(db, { usuarioId })
}
