import { ArquivoLink } from '@app/contract/casca/arquivo'
import { Id, IdParams } from '@app/contract/casca/paging'
import { sendArquivo } from '../../../platform/files/send.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { getOsArquivo, linkOsArquivo } from './actions/arquivo.ts'

const tags = ['Arquivos da OS']
const Params = IdParams.extend({ arquivo: Id })

/** Photos, invoice and signatures of an order. */
export const osArquivoRoutes: Routes = async (app) => {
  app.get(
    '/:id/arquivos/:arquivo',
    {
      config: { ability: 'OS_VER' },
      schema: { tags, summary: 'Baixa um arquivo da OS', produces: ['*/*'], params: Params },
    },
    async (req, reply) => sendArquivo(req, reply, await getOsArquivo(req.ctx, req.params)),
  )
  app.post(
    '/:id/arquivos/:arquivo/link',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags,
        summary: 'Endereço que abre o arquivo por um minuto, sem sessão',
        params: Params,
        response: { 200: ArquivoLink },
      },
    },
    (req) => linkOsArquivo(req.ctx, req.params),
  )
}
