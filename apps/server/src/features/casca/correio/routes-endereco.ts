import { CorreioEnderecos, CorreioLugarParams, EnderecosParados } from '@app/contract/casca/correio'
import { IdParams } from '@app/contract/casca/paging'
import type { Routes } from '../../../platform/http/routes.ts'
import { freeById, freeOf, getParados, type Lugares, listParados } from './retorno/release.ts'

const tags = ['E-mails']

/** Addresses from which mails came back. */
export const enderecoRoutes =
  (lugares: Lugares): Routes =>
  async (app) => {
    app.get(
      '/correio/endereco',
      {
        config: { ability: 'CONFIG_EDITAR' },
        schema: {
          tags,
          summary: 'Os endereços que não entregam, e a caixa em que isso é lido',
          response: { 200: CorreioEnderecos },
        },
      },
      (req) => listParados(req.ctx),
    )
    app.post(
      '/correio/endereco/:id/liberar',
      {
        config: { ability: 'CONFIG_EDITAR' },
        schema: {
          tags,
          summary: 'Volta a enviar a um endereço',
          params: IdParams,
          response: { 200: CorreioEnderecos },
        },
      },
      (req) => freeById(req.ctx, req.params.id),
    )
    // Each kind of record has an ability of its own, which the action asks for.
    app.get(
      '/correio/parados/:de/:id',
      {
        config: { ability: 'session' },
        schema: {
          tags,
          summary: 'Os endereços de um registro que não entregam',
          description: 'Para quem pode ver o registro.',
          params: CorreioLugarParams,
          response: { 200: EnderecosParados },
        },
      },
      (req) => getParados(req.ctx, lugares, req.params),
    )
    app.post(
      '/correio/parados/:de/:id/liberar',
      {
        config: { ability: 'session' },
        schema: {
          tags,
          summary: 'Volta a enviar aos endereços de um registro',
          description: 'Para quem pode alterar o registro.',
          params: CorreioLugarParams,
          response: { 200: EnderecosParados },
        },
      },
      (req) => freeOf(req.ctx, lugares, req.params),
    )
  }
