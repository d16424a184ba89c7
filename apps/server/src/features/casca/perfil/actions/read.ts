import type { HabilidadeDescrita, Perfil, PerfilEscolha, PermissoesPerfil } from '@app/contract/casca/perfil'
import { HABILIDADES } from '@app/contract/casca/perfil'
import { USUARIO_TIPOS, type UsuarioTipo } from '@app/contract/casca/session'
import { within, habilidadesDe, isPermitida } from '@app/rules/casca/permissao'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { halPage, self } from '../../../../platform/http/answers/hal.ts'
import * as store from '../store.ts'
import { escolhaOf, habilidadesOf, permissoesOf, shownPerfil } from '../view.ts'

export const getPerfil = async (ctx: Context, id: number): Promise<Perfil> =>
  shownPerfil(ctx, (await store.findPerfil(ctx.db, id)) ?? refuse('NOT_FOUND'))

export const getPermissoes = async (ctx: Context, id: number): Promise<PermissoesPerfil> =>
  permissoesOf(ctx, (await store.findPerfil(ctx.db, id)) ?? refuse('NOT_FOUND'))

/** Profiles to choose from in the user form. */
export const findAllPerfis = async (
  ctx: Context,
  { tipo, q = '' }: { tipo?: UsuarioTipo | undefined; q?: string | undefined },
): Promise<PerfilEscolha[]> => {
  const words = q.trim().toLocaleLowerCase('pt-BR')
  const found = await store.listPerfis(ctx.db)
  return found
    .filter((row) => tipo === undefined || row.tipo === tipo)
    .filter(({ nome }) => nome.toLocaleLowerCase('pt-BR').includes(words))
    .map((row) => ({
      ...escolhaOf(row),
      concedivel: within(ctx.usuario.authorities, habilidadesOf(ctx, row)),
    }))
}

/** Every ability of this installation, in words. */
export const listHabilidades = (ctx: Context): HabilidadeDescrita[] =>
  habilidadesDe(ctx.config.MODULOS).map((nome) => ({
    nome,
    ...HABILIDADES[nome],
    tipos: USUARIO_TIPOS.filter((tipo) => isPermitida(tipo, nome)),
    concedivel: ctx.can(nome),
  }))

export const listHolders = async (ctx: Context, id: number, page: number, size: number) => {
  const { codigo } = (await store.findPerfil(ctx.db, id)) ?? refuse('NOT_FOUND')
  const { total, found } = await store.listHolders(ctx.db, codigo, size, page * size)
  const content = found.map(({ cliente_nome, ativo, ...row }) => ({
    ...row,
    clienteNome: cliente_nome,
    status: ativo ? ('ATIVO' as const) : ('INATIVO' as const),
    ...self(`/usuario/${row.id}`),
  }))
  return halPage('usuario', { content, total, page, size }, `/perfil/${id}/usuarios`)
}
