import { AssistenciaConfiguracao, AssistenciaConfiguracaoInput } from '@app/contract/assistencia/aviso'
import type { Routes } from '../../../platform/http/routes.ts'
import { getConfiguracao, saveConfiguracao } from './actions.ts'

const tags = ['Avisos ao consumidor']
const response = { 200: AssistenciaConfiguracao }

/** The settings of the repair network: what consumers are told. */
export const assistenciaConfiguracaoRoutes: Routes = async (app) => {
  app.get(
    '/assistencia/configuracao',
    {
      config: { ability: 'CONFIG_VER' },
      schema: { tags, summary: 'Os textos dos avisos: os do produto, ou os desta instalação', response },
    },
    (req) => getConfiguracao(req.ctx),
  )
  app.put(
    '/assistencia/configuracao',
    {
      config: { ability: 'CONFIG_EDITAR', lateBody: true },
      schema: {
        tags,
        summary: 'Altera os textos dos avisos; `versao` antiga é 409',
        description: 'Um texto igual ao do produto volta a ser o do produto.',
        body: AssistenciaConfiguracaoInput,
        response,
      },
    },
    (req) => saveConfiguracao(req.ctx, req.body),
  )
}
