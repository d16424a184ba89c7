import { FotosCarregamento, FotosCarregamentoInput } from '@app/contract/armazem/expedicao'
import { IdParams } from '@app/contract/casca/paging'
import { sendArquivo } from '../../../platform/files/send.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { addFotos, getFoto, getFotos, removeFoto } from './actions.ts'

const tags = ['Expedição']
const params = IdParams
const response = { 200: FotosCarregamento }

/** Photos of the loading; `:id` is the order, or behind `fotos` the photo. */
export const expedicaoRoutes: Routes = async (app) => {
  app.get(
    '/expedicao/:id/fotos',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: { tags, summary: 'As fotos do carregamento de um pedido', params, response },
    },
    (req) => getFotos(req.ctx, req.params.id),
  )
  app.post(
    '/expedicao/:id/fotos',
    {
      config: { ability: 'PEDIDO_MOVER', idempotent: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Acrescenta fotos do carregamento',
        description: 'Do faturamento em diante, também depois da expedição; até doze por pedido.',
        params,
        body: FotosCarregamentoInput,
        response,
      },
    },
    (req) => addFotos(req.ctx, req.params.id, req.body),
  )
  app.get(
    '/expedicao/fotos/:id',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: { tags, summary: 'Baixa uma foto do carregamento', produces: ['image/*'], params },
    },
    async (req, reply) => sendArquivo(req, reply, await getFoto(req.ctx, req.params.id)),
  )
  app.delete(
    '/expedicao/fotos/:id',
    {
      config: { ability: 'PEDIDO_MOVER' },
      schema: {
        tags,
        summary: 'Retira uma foto do carregamento',
        description: 'Depois da expedição as fotos são prova e ficam.',
        params,
        response,
      },
    },
    (req) => removeFoto(req.ctx, req.params.id),
  )
}
