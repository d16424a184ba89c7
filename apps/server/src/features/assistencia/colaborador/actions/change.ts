import { type Colaborador, ColaboradorUpdate } from '@app/contract/assistencia/colaborador'
import { nomeProprio } from '@app/rules/casca/usuario'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { parseBody } from '../../../../platform/http/body/body.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { versaoSent } from '../../../../platform/versao.ts'
import { changeUsuario, demandUsuarioVersao, findUsuario, lockUsuario } from '../../../casca/usuario/index.ts'
import { listPessoas, lockPosto } from '../store/pessoas.ts'
import { isWithinOwn, shownColaborador } from '../view.ts'
import { demandLicenca, demandPapel, demandPosto, notifyColaboradores } from './comum.ts'

const readShown = async (db: Executor, ctx: Context, postoId: number, id: number): Promise<Colaborador> => {
  const row = (await listPessoas(db, postoId)).find((pessoa) => pessoa.id === id) ?? refuse('USER_NOT_FOUND')
  return shownColaborador(ctx, row)
}

/** The post of a person; people of other posts, or of none, do not exist for the one who asks. */
const postoOf = (ctx: Context, row: { posto_id: number | null } | undefined): number => {
  const postoId = row?.posto_id ?? refuse('USER_NOT_FOUND')
  demandPosto(ctx, postoId)
  return postoId
}

/** Locks the post, then the person, in the order of an invitation. */
const lockPessoa = async (db: Executor, ctx: Context, id: number) => {
  const posto = (await lockPosto(db, postoOf(ctx, await findUsuario(db, id)))) ?? refuse('USER_NOT_FOUND')
  const before = (await lockUsuario(db, id)) ?? refuse('USER_NOT_FOUND')
  return postoOf(ctx, before) === posto.id ? { posto, before } : refuse('USER_NOT_FOUND')
}

/** Name, profile and whether the person still works there; nobody changes the own access or somebody with more rights. */
export const changeColaborador = (ctx: Context, id: number, body: unknown): Promise<Colaborador> =>
  ctx.transaction(async (db) => {
    const { posto, before } = await lockPessoa(db, ctx, id)
    const sent = versaoSent(ctx, body)
    await demandUsuarioVersao(db, ctx, before, sent)
    if (before.id === ctx.usuario.id) refuse('PROPRIO_ACESSO')
    if (!isWithinOwn(ctx, before.habilidades)) refuse('ALEM_DO_PROPRIO')
    const { nome, nomeExibicao, role, status } = parseBody(ColaboradorUpdate, body)
    if (role !== undefined && role !== before.role) await demandPapel(db, ctx, role)
    if (status === 'ATIVO' && !before.ativo) await demandLicenca(db, ctx, posto)
    await changeUsuario(
      db,
      ctx,
      before,
      {
        ...(nome !== undefined && { nome: nomeProprio(nome) }),
        ...(nomeExibicao !== undefined && { nome_exibicao: nomeExibicao }),
        ...(role !== undefined && { role }),
        ...(status !== undefined && { ativo: status === 'ATIVO' }),
      },
      sent,
    )
    await notifyColaboradores(db, posto.id)
    return readShown(db, ctx, posto.id, id)
  })
