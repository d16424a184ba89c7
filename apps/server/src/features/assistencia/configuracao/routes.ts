import {
  AssistenciaConfiguracao,
  AssistenciaConfiguracaoInput,
  AvisoTeste,
} from '@app/contract/assistencia/aviso'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import { getConfiguracao, saveConfiguracao, sendTeste } from './actions.ts'

const tags = ['Configurações da assistência']
const response = { 200: AssistenciaConfiguracao }

/** The settings of the repair network: what consumers are told, and when the teams work. */
export const assistenciaConfiguracaoRoutes: Routes = async (app) => {
  app.get(
    '/assistencia/configuracao',
    {
      config: { ability: 'CONFIG_VER' },
      schema: {
        tags,
        summary: 'Os textos dos avisos e os horários das equipes: os do produto, ou os desta instalação',
        response,
      },
    },
    (req) => getConfiguracao(req.ctx),
  )
  app.put(
    '/assistencia/configuracao',
    {
      config: { ability: 'CONFIG_EDITAR', lateBody: true },
      schema: {
        tags,
        summary: 'Altera os textos dos avisos e os horários das equipes; `versao` antiga é 409',
        description:
          'Um texto ou horário igual ao do produto volta a ser o do produto. Os prazos já dados a chamados ficam.',
        body: AssistenciaConfiguracaoInput,
        response,
      },
    },
    (req) => saveConfiguracao(req.ctx, req.body),
  )
  app.post(
    '/assistencia/configuracao/avisos/teste',
    {
      config: { ability: 'CONFIG_EDITAR' },
      schema: {
        tags,
        summary: 'Envia o e-mail de um aviso, com exemplos, a quem pede; nada é guardado',
        body: AvisoTeste,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await sendTeste(req.ctx, req.body)
      return reply.code(204).send(null)
    },
  )
}
