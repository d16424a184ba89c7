import { PostoCondicoes, PostoCondicoesInput } from '@app/contract/assistencia/condicoes'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { getCondicoes, saveCondicoes } from './actions.ts'

const tags = ['Condições do posto']
const response = { 200: PostoCondicoes }

/** The conditions on which each service point keeps a watch (decisions 62). */
export const condicoesRoutes: Routes = async (app) => {
  app.get(
    '/postoAutorizado/:id/condicoes',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'As condições que o posto dá a ler e a aceitar na entrada do relógio',
        description: 'Enquanto o posto não escreve as suas, as do produto, versão 1.',
        params: IdParams,
        response,
      },
    },
    (req) => getCondicoes(req.ctx, req.params.id),
  )
  app.put(
    '/postoAutorizado/:id/condicoes',
    {
      config: { ability: 'POSTO_CONDICOES', lateBody: true },
      schema: {
        tags,
        summary: 'Altera as condições do posto; `versao` antiga é 409',
        description: 'Cada mudança é uma versão nova: o que foi aceito antes continua como foi lido.',
        params: IdParams,
        body: PostoCondicoesInput,
        response,
      },
    },
    (req) => saveCondicoes(req.ctx, req.params.id, req.body),
  )
}
