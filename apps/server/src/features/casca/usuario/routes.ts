import { IdParams } from '@app/contract/casca/paging'
import { usuarioRegister, usuarioView } from '@app/contract/registers/usuario'
import { TrocaSenhaInput, Usuario, UsuarioInput, UsuarioUpdate } from '@app/contract/casca/usuario'
import { z } from 'zod'
import { IMAGE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { recordRoutes, registerListRoutes } from '../../../register/index.ts'
import { endSessionsOf, inviteAgain, resetOf } from './actions/help.ts'
import { anonymiseUsuario, deleteUsuario, exportDadosOf } from './actions/lgpd.ts'
import { getUsuario } from './actions/read.ts'
import { createUsuario, updateUsuario } from './actions/save.ts'
import { updatePassword } from './actions/senha.ts'

const tags = ['Usuários']
const edit = { ability: 'USUARIO_EDITAR' } as const

const records = recordRoutes(usuarioView, {
  record: Usuario,
  input: UsuarioInput,
  part: UsuarioUpdate,
  bodyLimit: IMAGE_BODY_LIMIT,
  about: { create: 'Sem `senha`, a pessoa recebe um convite por e-mail para escolhê-la.' },
  get: getUsuario,
  create: createUsuario,
  update: updateUsuario,
  remove: deleteUsuario,
})

const Nothing = { 204: z.null() }

/** An administrator's acts for one person, or on that person's data. */
const personRoutes: Routes = async (app) => {
  for (const { path, summary, run } of [
    {
      path: '/usuario/:id/segundo-fator/desligar',
      summary: 'Desativa a verificação em duas etapas de quem perdeu o aparelho',
      run: resetOf,
    },
    {
      path: '/usuario/:id/sessoes/encerrar',
      summary: 'Encerra as sessões abertas da pessoa',
      run: endSessionsOf,
    },
    {
      path: '/usuario/:id/convite',
      summary: 'Envia de novo o convite para escolher a senha',
      run: inviteAgain,
    },
  ])
    app.post(
      path,
      { config: edit, schema: { tags, summary, params: IdParams, response: Nothing } },
      async (req, reply) => {
        await run(req.ctx, req.params.id)
        return reply.code(204).send(null)
      },
    )
  app.get(
    '/usuario/:id/dados',
    {
      config: edit,
      schema: {
        tags,
        summary: 'Tudo o que o sistema tem sobre a pessoa (LGPD)',
        params: IdParams,
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    (req) => exportDadosOf(req.ctx, req.params.id),
  )
  app.post(
    '/usuario/:id/anonimizar',
    {
      config: edit,
      schema: {
        tags,
        summary: 'Remove os dados pessoais e mantém os registros fiscais (LGPD); não tem volta',
        params: IdParams,
        response: { 200: Usuario },
      },
    },
    (req) => anonymiseUsuario(req.ctx, req.params.id),
  )
}

export const usuarioRoutes: Routes = async (app) => {
  // The plain page shows active people, as the list does by default (spec §4).
  await app.register(registerListRoutes(usuarioRegister, { filtered: { status: 'true' } }))
  app.put(
    '/usuario/updatePassword',
    {
      config: { ability: 'session' },
      schema: {
        tags,
        summary: 'Troca a própria senha; as outras sessões se encerram',
        body: TrocaSenhaInput,
        response: Nothing,
      },
    },
    async (req, reply) => {
      await updatePassword(req.ctx, req.body)
      return reply.code(204).send(null)
    },
  )
  await app.register(records)
  await app.register(personRoutes)
}
