import { halOf, IdParams, Links, PageQuery } from '@app/contract/casca/paging'
import {
  HabilidadeDescrita,
  Perfil,
  PerfilEscolha,
  PerfilInput,
  PerfilSearch,
  PerfilUpdate,
  PermissoesPerfil,
  PermissoesPerfilInput,
} from '@app/contract/casca/perfil'
import { CADASTRO_STATUS } from '@app/contract/casca/register'
import { perfilRegister, perfilView } from '@app/contract/registers/perfil'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { recordRoutes, registerListRoutes } from '../../../register/index.ts'
import { findAllPerfis, getPerfil, getPermissoes, listHabilidades, listHolders } from './actions/read.ts'
import { createPerfil, deletePerfil, updatePerfil, updatePermissoes } from './actions/save.ts'

const tags = ['Perfis']
const edit = { ability: 'PERFIL_EDITAR' } as const

const Portador = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    email: z.string(),
    clienteNome: z.string().nullable(),
    status: z.enum(CADASTRO_STATUS),
    _links: Links,
  })
  .meta({ id: 'PerfilPortador' })

const records = recordRoutes(perfilView, {
  record: Perfil,
  input: PerfilInput,
  part: PerfilUpdate,
  about: { update: 'Vale na hora para quem tem o perfil. Campo ausente fica como está.' },
  get: getPerfil,
  create: createPerfil,
  update: updatePerfil,
  remove: deletePerfil,
})

/** The holders of a profile, its possible abilities, and profiles to choose from. */
const relatedRoutes: Routes = async (app) => {
  app.get(
    '/perfil/findAll',
    {
      config: { ability: 'USUARIO_VER' },
      schema: {
        tags,
        summary: 'Perfis para escolha, por nome',
        querystring: PerfilSearch,
        response: { 200: z.array(PerfilEscolha) },
      },
    },
    (req) => findAllPerfis(req.ctx, req.query),
  )
  app.get(
    '/perfil/:id/usuarios',
    {
      config: edit,
      schema: {
        tags,
        summary: 'Uma página de quem tem o perfil',
        params: IdParams,
        querystring: PageQuery.omit({ sort: true }),
        response: { 200: halOf('usuario', Portador) },
      },
    },
    (req) => listHolders(req.ctx, req.params.id, req.query.page, req.query.size),
  )
  app.get(
    '/permissoesPerfil',
    {
      config: edit,
      schema: {
        tags,
        summary: 'Todas as permissões, por grupo e em palavras',
        response: { 200: z.array(HabilidadeDescrita) },
      },
    },
    (req) => listHabilidades(req.ctx),
  )
  app.get(
    '/permissoesPerfil/:id',
    {
      config: edit,
      schema: {
        tags,
        summary: 'As permissões de um perfil',
        params: IdParams,
        response: { 200: PermissoesPerfil },
      },
    },
    (req) => getPermissoes(req.ctx, req.params.id),
  )
  app.put(
    '/permissoesPerfil/:id',
    {
      config: { ...edit, lateBody: true },
      schema: {
        tags,
        summary: 'Troca as permissões de um perfil',
        description: 'Vale na hora para as sessões abertas de quem o tem.',
        params: IdParams,
        body: PermissoesPerfilInput,
        response: { 200: PermissoesPerfil },
      },
    },
    (req) => updatePermissoes(req.ctx, req.params.id, req.body),
  )
}

export const perfilRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(perfilRegister))
  await app.register(records)
  await app.register(relatedRoutes)
}
