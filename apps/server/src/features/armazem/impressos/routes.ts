import { Impressos, ImpressosInput } from '@app/contract/armazem/impressos'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { getImpressos, saveImpressos } from './actions.ts'

const tags = ['Impressos']
const response = { 200: Impressos }

/** The name and logo that papers carry, and the sizes of labels. */
export const impressosRoutes: Routes = async (app) => {
  app.get(
    '/impressos',
    {
      config: { ability: 'PEDIDO_VER' },
      schema: { tags, summary: 'Nome e logotipo do armazém, e os tamanhos das etiquetas', response },
    },
    (req) => getImpressos(req.ctx),
  )
  app.put(
    '/impressos',
    {
      config: { ability: 'CONFIG_EDITAR', lateBody: true },
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Altera o logotipo e os tamanhos das etiquetas; `versao` antiga é 409',
        body: ImpressosInput,
        response,
      },
    },
    (req) => saveImpressos(req.ctx, req.body),
  )
}
