import { Configuracao, ConfiguracaoInput } from '@app/contract/casca/configuracao'
import { IdParams } from '@app/contract/casca/paging'
import {
  createConfiguracao,
  getConfiguracao,
  getNewestConfiguracao,
  saveConfiguracao,
  saveConfiguracaoByBody,
} from './actions.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Configurações']
const response = { 200: Configuracao }

/** The settings of the warehouse, for staff (spec §2, §7). */
export const configuracaoRoutes: Routes = async (app) => {
  app.get(
    '/configuracoes/search/findFirstByOrderByIdDesc',
    {
      config: { ability: 'CONFIG_VER' },
      schema: { tags, summary: 'As configurações que valem agora', response },
    },
    (req) => getNewestConfiguracao(req.ctx),
  )

  app.get(
    '/configuracoes/:id',
    {
      config: { ability: 'CONFIG_VER' },
      schema: { tags, summary: 'Uma gravação das configurações', params: IdParams, response },
    },
    (req) => getConfiguracao(req.ctx, req.params.id),
  )

  app.post(
    '/configuracoes',
    {
      config: { ability: 'CONFIG_EDITAR', idempotent: true },
      schema: {
        tags,
        summary: 'Grava novas configurações, que passam a valer',
        body: ConfiguracaoInput,
        response: { 201: Configuracao },
      },
    },
    async (req, reply) => {
      const saved = await createConfiguracao(req.ctx, req.body)
      return reply.code(201).send(saved)
    },
  )

  app.put(
    '/configuracoes/:id',
    {
      config: { ability: 'CONFIG_EDITAR', lateBody: true },
      schema: {
        tags,
        summary: 'Altera as configurações; `versao` antiga é 409',
        params: IdParams,
        body: ConfiguracaoInput.partial(),
        response,
      },
    },
    (req) => saveConfiguracao(req.ctx, req.params.id, req.body),
  )

  app.put(
    '/configuracoes',
    {
      config: { ability: 'CONFIG_EDITAR', lateBody: true },
      schema: {
        tags,
        summary: 'Altera as configurações cujo `id` está no corpo',
        deprecated: true,
        body: ConfiguracaoInput.partial(),
        response,
      },
    },
    (req) => saveConfiguracaoByBody(req.ctx, req.body),
  )
}
