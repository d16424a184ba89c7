import { type ContaConsumidor, EMAILS_MAXIMO } from '@app/contract/assistencia/acompanhamento'
import { audit } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../../platform/http/errors.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'
import { attemptAt, attemptBy, countFailure, demandUnblocked } from '../../../../platform/session/throttle.ts'
import { countTry } from '../../../../platform/session/try.ts'
import { expiraDe, hashDoCodigo, JOB_CODIGO } from './codigo.ts'
import * as store from './store.ts'

/** Proofs are of consumers: the administrator, who may grant the ability, has no account of this kind. */
const demandConsumidor = ({ scope }: Context): number =>
  scope.tipo === 'consumidor' ? scope.usuarioId : refuse('NOT_FOUND')

export const getContaConsumidor = async (ctx: Context): Promise<ContaConsumidor> => {
  const id = demandConsumidor(ctx)
  const provados = await store.listProvados(ctx.db, id)
  const enviado = await store.findCodigo(ctx.db, id, ctx.now())
  return {
    email: ctx.usuario.email,
    provados: provados.map(({ email, provado_em }) => ({ email, provadoEm: provado_em.toISOString() })),
    enviado: enviado ? { email: enviado.email, expiraEm: enviado.expira_em.toISOString() } : null,
  }
}

/** The log is permanent: it says that an address was proven or taken away, never which. */
const record = (db: Executor, ctx: Context, para: 'acrescentado' | 'retirado') =>
  audit(db, ctx, {
    entidade: 'usuario',
    entidadeId: ctx.usuario.id,
    clienteId: null,
    mudancas: [{ campo: 'emailConfirmado', acao: 'alterado', para }],
  })

const demandLugar = async (db: Executor, id: number, email: string): Promise<void> => {
  const provados = await store.listProvados(db, id)
  if (provados.length >= EMAILS_MAXIMO && !provados.some((one) => one.email === email))
    refuse('PROVA_DEMAIS', { maximo: EMAILS_MAXIMO })
}

/**
 * Sends a code to an address. Neither words nor time say whether an order or another account has it; what is asked for
 * is counted against the network, the account and the mailbox.
 */
export const askCodigo = async (ctx: Context, email: string, address: string): Promise<ContaConsumidor> => {
  const id = demandConsumidor(ctx)
  await demandLugar(ctx.db, id, email)
  await countTry(ctx, address, [
    attemptAt('provaRede', address),
    attemptBy('prova', `conta ${id}`),
    attemptBy('prova', email),
  ])
  await ctx.transaction(async (db) => {
    await store.lockConta(db, id)
    await store.putPedido(db, id, email, expiraDe(ctx.now()))
    await addJob(db, JOB_CODIGO, { usuarioId: id, email }, { maxAttempts: 8 })
  })
  return getContaConsumidor(ctx)
}

/** The right code proves its address. A wrong, old or replaced one has one answer; after five wrong ones none is right. */
export const proveEmail = async (ctx: Context, codigo: string, address: string): Promise<ContaConsumidor> => {
  const id = demandConsumidor(ctx)
  const rede = attemptAt('provaRede', address)
  await demandUnblocked(ctx.db, rede, ctx.now())
  const tried = await store.takeTentativa(ctx.db, id, ctx.now())
  const hash = await hashDoCodigo(ctx, { usuarioId: id, email: tried?.email ?? '' }, codigo)
  if (!tried?.codigo_hash?.equals(hash)) {
    await countFailure(ctx.db, rede, ctx.now())
    return refuseField('codigo', 'PROVA_CODIGO')
  }
  await ctx.transaction(async (db) => {
    await store.lockConta(db, id)
    const { email } = (await store.deleteCodigo(db, id, hash)) ?? refuseField('codigo', 'PROVA_CODIGO')
    await demandLugar(db, id, email)
    await store.insertProvado(db, id, email, ctx.now())
    await record(db, ctx, 'acrescentado')
  })
  return getContaConsumidor(ctx)
}

/** The orders of that address are not seen any more, here and by the passes that were made for them. */
export const forgetEmail = async (ctx: Context, email: string): Promise<ContaConsumidor> => {
  const id = demandConsumidor(ctx)
  await ctx.transaction(async (db) => {
    if (!(await store.deleteProvado(db, id, email))) refuse('NOT_FOUND')
    await record(db, ctx, 'retirado')
  })
  return getContaConsumidor(ctx)
}
