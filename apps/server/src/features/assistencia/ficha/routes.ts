import {
  FichaConsumidor,
  FichaRelogio,
  MensagemDoConsumidor,
  MensagensQuery,
} from '@app/contract/assistencia/ficha'
import { IdParams, pageOf } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { getFichaConsumidor, getFichaRelogio, listMensagens } from './actions.ts'

/** The files of customers and watches; their orders are the list's, filtered. */
export const fichaRoutes: Routes = async (app) => {
  app.get(
    '/consumidor/:id/ficha',
    {
      config: { ability: 'CONSUMIDOR_VER' },
      schema: {
        tags: ['Consumidores'],
        summary: 'A ficha de um consumidor: relógios, garantias, o que pagou, fotos',
        description: 'Pede também ver as OS. As OS vêm de `ordemServico/findByFiltro` com `consumidorId`.',
        params: IdParams,
        response: { 200: FichaConsumidor },
      },
    },
    (req) => getFichaConsumidor(req.ctx, req.params.id),
  )
  app.get(
    '/consumidor/:id/mensagens',
    {
      config: { ability: 'CONSUMIDOR_VER' },
      schema: {
        tags: ['Consumidores'],
        summary: 'O que se disse ao consumidor e o que ele escreveu, do mais novo ao mais antigo',
        description: 'Avisos, mensagens pelo link e respostas do posto, de todas as OS dele.',
        params: IdParams,
        querystring: MensagensQuery,
        response: { 200: pageOf(MensagemDoConsumidor) },
      },
    },
    (req) => listMensagens(req.ctx, req.params.id, req.query),
  )
  app.get(
    '/relogio/:id/ficha',
    {
      config: { ability: 'OS_VER' },
      schema: {
        tags: ['Relógios'],
        summary: 'A ficha de um relógio: garantia hoje, consertos, donos, fotos',
        description:
          'As OS vêm de `ordemServico/findByFiltro` com `relogioId`; de outro posto só o que aconteceu e quando.',
        params: IdParams,
        response: { 200: FichaRelogio },
      },
    },
    (req) => getFichaRelogio(req.ctx, req.params.id),
  )
}
