import {
  CorreioModeloComVersoes,
  CorreioModeloParams,
  CorreioModelos,
  CorreioModeloUpdate,
  CorreioTeste,
} from '@app/contract/casca/correio'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { destinoRoutes } from './destino/routes.ts'
import type { Lugares } from './retorno/release.ts'
import { enderecoRoutes } from './routes-endereco.ts'
import { getModelo, listModelos, saveModelo, sendTeste } from './actions/modelo.ts'

const tags = ['E-mails']

/** What the product's mails say. */
const modeloRoutes: Routes = async (app) => {
  app.get(
    '/correio/modelo',
    {
      config: { ability: 'CONFIG_VER' },
      schema: {
        tags,
        summary: 'Cada e-mail que o produto envia, com os seus textos',
        response: { 200: CorreioModelos },
      },
    },
    (req) => listModelos(req.ctx),
  )
  app.get(
    '/correio/modelo/:tipo',
    {
      config: { ability: 'CONFIG_VER' },
      schema: {
        tags,
        summary: 'Os textos de um e-mail e as suas versões',
        params: CorreioModeloParams,
        response: { 200: CorreioModeloComVersoes },
      },
    },
    (req) => getModelo(req.ctx, req.params.tipo),
  )
  app.put(
    '/correio/modelo/:tipo',
    {
      config: { ability: 'CONFIG_EDITAR', lateBody: true },
      schema: {
        tags,
        summary: 'Altera os textos de um e-mail; `versao` antiga é 409',
        description:
          'Entre chaves ficam só os nomes que este e-mail conhece, e não faltam os que ele exige. Textos iguais aos do produto voltam a ser os do produto.',
        params: CorreioModeloParams,
        body: CorreioModeloUpdate,
        response: { 200: CorreioModeloComVersoes },
      },
    },
    (req) => saveModelo(req.ctx, req.params.tipo, req.body),
  )
  app.post(
    '/correio/modelo/:tipo/teste',
    {
      config: { ability: 'CONFIG_EDITAR' },
      schema: {
        tags,
        summary: 'Envia os textos, com exemplos, a quem pede; nada é guardado',
        params: CorreioModeloParams,
        body: CorreioTeste,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await sendTeste(req.ctx, req.params.tipo, req.body)
      return reply.code(204).send(null)
    },
  )
}

/** What mails say, where they go, and the addresses from which they came back; `lugares` are the records in which addresses stand. */
export const correioRoutes =
  (lugares: Lugares): Routes =>
  async (app) => {
    await app.register(modeloRoutes)
    await app.register(enderecoRoutes(lugares))
    await app.register(destinoRoutes)
  }
