import type { CodigosDeRecuperacao, Conta, ContaInput, SessaoAberta } from '@app/contract/casca/conta'
import { nomeProprio } from '@app/rules/casca/usuario'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { readFoto } from '../midia/index.ts'
import { confirmSegundoFator, endSegundoFator } from '../segundoFator/index.ts'
import { versaoSent } from '../../../platform/versao.ts'
import { demandSenhaAtual, findUsuario, JOB_AVISAR, shownUsuario, updateOwn } from '../usuario/index.ts'

export const getConta = async (ctx: Context): Promise<Conta> =>
  shownUsuario(ctx, (await findUsuario(ctx.db, ctx.usuario.id)) ?? refuse('USER_NOT_FOUND'))

/** A changed address receives password recoveries, so it needs the current password. */
export const updateConta = async (ctx: Context, input: ContaInput): Promise<Conta> => {
  const { nome, nomeExibicao, email, senhaAtual } = input
  const otherEmail = email !== undefined && email !== ctx.usuario.email
  if (otherEmail) await demandSenhaAtual(ctx, senhaAtual ?? refuseField('senhaAtual', 'EMPTY_REQUIRED_FIELD'))
  const foto = await readFoto(ctx, input.foto)
  return updateOwn(
    ctx,
    {
      ...(nome !== undefined && { nome: nomeProprio(nome) }),
      ...(nomeExibicao !== undefined && { nome_exibicao: nomeExibicao }),
      ...(email !== undefined && { email }),
    },
    foto,
    versaoSent(ctx, input),
  )
}

export const listSessoes = async (ctx: Context): Promise<SessaoAberta[]> => {
  const rows = await ctx.sessions.open(ctx.db, ctx.usuario.id)
  return rows.map((row) => ({
    id: row.id,
    dispositivo: row.dispositivo,
    endereco: row.endereco,
    abertaEm: row.criada_em.toISOString(),
    usadaEm: row.usada_em.toISOString(),
    atual: row.id === ctx.usuario.sessaoId,
  }))
}

/** Ends one of the own sessions; another person's session answers 404 like an unknown one. */
export const endSessao = async (ctx: Context, id: number): Promise<void> => {
  if (!(await ctx.transaction((db) => ctx.sessions.revokeOne(db, ctx.usuario.id, id)))) refuse('NOT_FOUND')
}

/** 'Sair de todos', with or without the current session. */
export const endSessoes = async (ctx: Context, incluirEsta: boolean): Promise<{ encerradas: number }> => {
  const kept = incluirEsta ? undefined : ctx.usuario.sessaoId
  return { encerradas: await ctx.transaction((db) => ctx.sessions.revokeAll(db, ctx.usuario.id, kept)) }
}

/** Tells the person by mail what was done to the own account, in the transaction of the change. */
export const telling =
  ({ usuario }: Context) =>
  (db: Executor, aviso: string) =>
    addJob(db, JOB_AVISAR, { usuarioId: usuario.id, aviso })

/** Turns the second factor on, or moves it to another telephone. */
export const turnOn = (ctx: Context, codigo: string): Promise<CodigosDeRecuperacao> =>
  confirmSegundoFator(ctx, codigo, telling(ctx))

/** The person turns the own second factor off. */
export const turnOff = async (ctx: Context, senhaAtual: string, codigo: string): Promise<void> => {
  await demandSenhaAtual(ctx, senhaAtual)
  await endSegundoFator(ctx, codigo, telling(ctx))
}
