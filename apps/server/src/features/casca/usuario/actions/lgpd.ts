import { usuarioRegister } from '@app/contract/registers/usuario'
import type { Usuario } from '@app/contract/casca/usuario'
import { DAY_MS } from '@app/rules/casca/tempo'
import { randomUUID } from 'node:crypto'
import { audit } from '../../../../platform/audit.ts'
import type { Context, Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { FileWork } from '../../../../platform/files/work.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { hashPassword } from '../../../../platform/session/password.ts'
import { refusingUse } from '../../../../register/index.ts'
import { dropFoto, withFoto } from '../../midia/index.ts'
import { demandAdministrator, lockAdministrators } from '../../perfil/index.ts'
import * as store from '../store/usuario.ts'
import { readDados } from '../store/dados.ts'
import { shownUsuario } from '../view.ts'
import { demandStaff } from '../../../../platform/scope.ts'
import { versaoSent } from '../../../../platform/versao.ts'
import { demandManageable, demandWithinOwn } from './rights.ts'
import { demandUsuarioVersao, recordUsuario } from './write.ts'

const dadosOf = async (ctx: Context, row: store.UsuarioRow) => ({
  geradoEm: ctx.now().toISOString(),
  pessoa: shownUsuario(ctx, row),
  ...(await readDados(ctx.db, row.id)),
})

/** All data about the person who asks (LGPD, art. 18). */
export const exportOwn = async (ctx: Context) =>
  dadosOf(ctx, (await store.findUsuario(ctx.db, ctx.usuario.id)) ?? refuse('USER_NOT_FOUND'))

/** The same about another person, for people who may change that person; the export is logged. */
export const exportDadosOf = async (ctx: Context, id: number) => {
  demandStaff(ctx)
  const row = (await store.findUsuario(ctx.db, id)) ?? refuse('USER_NOT_FOUND')
  demandWithinOwn(ctx, row)
  const dados = await dadosOf(ctx, row)
  await audit(ctx.db, ctx, {
    entidade: 'usuario',
    entidadeId: id,
    clienteId: null,
    mudancas: [{ campo: 'dadosPessoais', acao: 'alterado', para: 'exportados' }],
  })
  return dados
}

/** 404, old `versao`, rights; nobody can remove the own account. */
const lockRemovable = async (db: Executor, ctx: Context, id: number) => {
  const row = (await store.lockUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
  await demandUsuarioVersao(db, ctx, row, versaoSent(ctx))
  if (row.id === ctx.usuario.id) refuse('PROPRIO_ACESSO')
  demandManageable(ctx, row)
  return row
}

const clear = async (
  db: Executor,
  ctx: Pick<Services, 'sessions'>,
  work: FileWork,
  row: store.UsuarioRow,
): Promise<void> => {
  await ctx.sessions.revokeAll(db, row.id)
  await dropFoto(db, work, row.foto_id)
  await store.deleteOwn(db, row.id, row.email)
}

/** `DELETE /usuario/{id}`: only for people without a trace in orders, notes and imports; others can be deactivated. */
export const deleteUsuario = (ctx: Context, id: number): Promise<void> => {
  demandStaff(ctx)
  return refusingUse(usuarioRegister, () =>
    withFoto(ctx, undefined, (work) =>
      ctx.transaction(async (db) => {
        const row = await lockRemovable(db, ctx, id)
        await lockAdministrators(db)
        await clear(db, ctx, work, row)
        await store.deleteUsuario(db, id)
        await demandAdministrator(db)
        await recordUsuario(db, ctx, { id, versao: row.versao + 1 }, [
          { campo: 'usuario', acao: 'excluido', de: id },
        ])
      }),
    ),
  )
}

type By = Pick<Services, 'now' | 'sessions'> & { usuario: { id: number } | null }

/**
 * Removes everything that identifies the person and keeps the record, because orders, notes and the audit log refer to
 * its id. It cannot be undone.
 */
const removeNames = async (
  db: Executor,
  by: By,
  work: FileWork,
  row: store.UsuarioRow,
  { senhaHash, motivo }: { senhaHash: string; motivo: string },
): Promise<store.UsuarioRow> => {
  const { id } = row
  await clear(db, by, work, row)
  await store.updateUsuario(db, id, {
    nome: `Pessoa removida ${id}`,
    nome_exibicao: null,
    email: `removida-${id}@anonimo.invalid`,
    cpf: null,
    cupom: null,
    senha_hash: senhaHash,
    role: 'ROLE_PENDENTE',
    tipo: 'pendente',
    cliente_id: null,
    posto_id: null,
    ativo: false,
    anonimizado_em: by.now(),
  })
  const after = (await store.findUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
  await recordUsuario(db, by, after, [
    { campo: 'dadosPessoais', acao: 'alterado', para: `removidos ${motivo}` },
  ])
  return after
}

/** A password that nobody knows. */
const lostPassword = (): Promise<string> => hashPassword(randomUUID())

export const anonymiseUsuario = async (ctx: Context, id: number): Promise<Usuario> => {
  demandStaff(ctx)
  const senhaHash = await lostPassword()
  return withFoto(ctx, undefined, (work) =>
    ctx.transaction(async (db) => {
      const row = await lockRemovable(db, ctx, id)
      await lockAdministrators(db)
      const after = await removeNames(db, ctx, work, row, { senhaHash, motivo: 'a pedido da pessoa' })
      await demandAdministrator(db)
      return shownUsuario(ctx, after)
    }),
  )
}

/** A consumer ends the own account; what the posts have of their customers is theirs to answer for. */
export const anonymiseOwn = async (ctx: Context): Promise<void> => {
  if (ctx.usuario.tipo !== 'consumidor') refuse('CONTA_DO_TRABALHO')
  const senhaHash = await lostPassword()
  await withFoto(ctx, undefined, (work) =>
    ctx.transaction(async (db) => {
      const row = (await store.lockUsuario(db, ctx.usuario.id)) ?? refuse('USER_NOT_FOUND')
      await removeNames(db, ctx, work, row, { senhaHash, motivo: 'a pedido da pessoa' })
    }),
  )
}

const daysAgo = ({ now }: Services, days: number): Date => new Date(now().getTime() - days * DAY_MS)

type Removal = (db: Executor, work: FileWork, row: store.UsuarioRow) => Promise<void>

/** Removes them one after the other, each checked again under its lock; a failure does not stop the others. */
const removeEach = async (services: Services, ids: { id: number }[], remove: Removal): Promise<void> => {
  for (const { id } of ids)
    await withFoto(services, undefined, (work) =>
      services.transaction(async (db) => {
        const row = await store.lockUsuario(db, id)
        if (row) await remove(db, work, row)
      }),
    ).catch((err: unknown) => services.log.warn({ err, id }, 'retenção: pessoa não removida'))
}

/** Deletes people who signed up but got no access within the set time. */
export const forgetPendentes = async (services: Services): Promise<void> => {
  const before = daysAgo(services, services.config.RETENCAO_PENDENTES_DIAS)
  await removeEach(services, await store.listForgotten(services.db, before), async (db, work, row) => {
    if (!(await store.isSemAcesso(db, row.id))) return
    await clear(db, services, work, row)
    await store.deleteUsuario(db, row.id)
    await recordUsuario(db, { ...services, usuario: null }, { id: row.id, versao: row.versao + 1 }, [
      { campo: 'usuario', acao: 'excluido', de: row.id },
    ])
  })
}

/** Anonymises people who have been inactive for the set time; does nothing when no time is set. */
export const forgetInativos = async (services: Services): Promise<void> => {
  const days = services.config.RETENCAO_INATIVOS_DIAS
  if (days === 0) return
  const by = { ...services, usuario: null }
  const senhaHash = await lostPassword()
  const ids = await store.listInactive(services.db, daysAgo(services, days))
  await removeEach(services, ids, async (db, work, row) => {
    if (row.ativo || row.anonimizado_em !== null) return
    await removeNames(db, by, work, row, { senhaHash, motivo: 'pelo prazo de retenção' })
  })
}
