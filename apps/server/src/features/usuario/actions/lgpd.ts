import { usuarioRegister } from '@app/contract/registers/usuario'
import type { Usuario } from '@app/contract/usuario'
import { randomUUID } from 'node:crypto'
import { audit } from '../../../platform/audit.ts'
import type { Context, Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { FileWork } from '../../../platform/files/work.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { hashPassword } from '../../../platform/session/password.ts'
import { refusingUse } from '../../../register/index.ts'
import { dropFoto, withFoto } from '../../midia/index.ts'
import { demandAdministrator, lockAdministrators } from '../../perfil/index.ts'
import * as store from '../store/usuario.ts'
import { readDados } from '../store/dados.ts'
import { shownUsuario } from '../view.ts'
import { demandManageable, demandStaff, demandWithinOwn } from './rights.ts'
import { demandVersao, recordUsuario } from './write.ts'

const dadosOf = async (ctx: Context, row: store.UsuarioRow) => ({
  geradoEm: ctx.now().toISOString(),
  pessoa: shownUsuario(row),
  ...(await readDados(ctx.db, row.id)),
})

/** Everything that is kept of the person who asks (LGPD, art. 18). */
export const exportOwn = async (ctx: Context) =>
  dadosOf(ctx, (await store.findUsuario(ctx.db, ctx.usuario.id)) ?? refuse('USER_NOT_FOUND'))

/** The same of somebody else, for who may change that person; that it was taken out is written down. */
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

/** 404, old `versao`, rights; nobody takes himself away. */
const lockRemovable = async (db: Executor, ctx: Context, id: number, versao: number | undefined) => {
  const row = (await store.lockUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
  await demandVersao(db, row, versao)
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

/** `DELETE /usuario/{id}`: who has left no trace in orders, notes and imports; others can be deactivated. */
export const deleteUsuario = (ctx: Context, id: number, versao: number | undefined): Promise<void> => {
  demandStaff(ctx)
  return refusingUse(usuarioRegister, () =>
    withFoto(ctx, (work) =>
      ctx.transaction(async (db) => {
        const row = await lockRemovable(db, ctx, id, versao)
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

/**
 * Takes what names the person away and keeps the record: orders, notes and the audit log go on referring to an id. There
 * is no way back.
 */
export const anonymiseUsuario = async (
  ctx: Context,
  id: number,
  versao: number | undefined,
): Promise<Usuario> => {
  demandStaff(ctx)
  // A password that nobody knows.
  const senha_hash = await hashPassword(randomUUID())
  return withFoto(ctx, (work) =>
    ctx.transaction(async (db) => {
      const row = await lockRemovable(db, ctx, id, versao)
      await lockAdministrators(db)
      await clear(db, ctx, work, row)
      await store.updateUsuario(db, id, {
        nome: `Pessoa removida ${id}`,
        nome_exibicao: null,
        email: `removida-${id}@anonimo.invalid`,
        cpf: null,
        cupom: null,
        senha_hash,
        role: 'ROLE_PENDENTE',
        tipo: 'pendente',
        cliente_id: null,
        ativo: false,
        anonimizado_em: ctx.now(),
      })
      await demandAdministrator(db)
      const after = (await store.findUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
      await recordUsuario(db, ctx, after, [
        { campo: 'dadosPessoais', acao: 'alterado', para: 'removidos a pedido da pessoa' },
      ])
      return shownUsuario(after)
    }),
  )
}

const DAY_MS = 24 * 3600 * 1000

/** Who signed up and was never let in is forgotten after the set time. */
export const forgetPendentes = async (services: Services): Promise<void> => {
  const { config, db, now } = services
  const before = new Date(now().getTime() - config.RETENCAO_PENDENTES_DIAS * DAY_MS)
  for (const { id } of await store.listForgotten(db, before))
    await withFoto(services, (work) =>
      services.transaction(async (trx) => {
        const row = await store.lockUsuario(trx, id)
        if (row?.tipo !== 'pendente') return
        await clear(trx, services, work, row)
        await store.deleteUsuario(trx, id)
        await recordUsuario(trx, { ...services, usuario: null }, { id, versao: row.versao + 1 }, [
          { campo: 'usuario', acao: 'excluido', de: id },
        ])
      }),
    ).catch((err: unknown) => services.log.warn({ err, id }, 'cadastro pendente não removido'))
}
