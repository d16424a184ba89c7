import {
  ConferenciaTerminada,
  ContarInput,
  FecharVolumeInput,
  FilaConferencia,
  PedidoConferencia,
  RecontarInput,
  VolumesDoPedido,
} from '@app/contract/armazem/conferencia'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  countLinha,
  returnConferencia,
  closeContagem,
  closeVolume,
  getVolumes,
  listFilaConferencia,
  listMinhaConferencia,
  recountLinha,
  finishConferencia,
  takeConferencia,
  returnToSeparacao,
} from './actions.ts'

const tags = ['Conferência']
const read = { ability: 'CONFERENCIA_FAZER' } as const
const config = { ability: 'CONFERENCIA_FAZER', idempotent: true } as const
const params = IdParams
const meus = { 200: z.array(PedidoConferencia) }
const meu = { 200: PedidoConferencia }
const fim = { 200: ConferenciaTerminada }

/** Checking by scanner; `:id` is the order. Each act has an Idempotency-Key, because pages send it again after a hole in the network. */
export const conferenciaRoutes: Routes = async (app) => {
  app.get(
    '/conferencia',
    {
      config: read,
      schema: {
        tags,
        summary: 'Os pedidos que esperam por conferência ou estão nela',
        description: 'Os que saem antes, em cima; no máximo 300.',
        response: { 200: z.array(FilaConferencia) },
      },
    },
    (req) => listFilaConferencia(req.ctx),
  )
  app.get(
    '/conferencia/minha',
    { config: read, schema: { tags, summary: 'O pedido que eu confiro', response: meus } },
    (req) => listMinhaConferencia(req.ctx),
  )
  app.get(
    '/conferencia/:id/volumes',
    {
      config: read,
      schema: { tags, summary: 'Os volumes de um pedido', params, response: { 200: VolumesDoPedido } },
    },
    (req) => getVolumes(req.ctx, req.params.id),
  )
  app.post(
    '/conferencia/:id/tomar',
    { config, schema: { tags, summary: 'Toma um pedido que outra pessoa separou', params, response: meus } },
    (req) => takeConferencia(req.ctx, req.params.id),
  )
  app.post(
    '/conferencia/:id/devolver',
    {
      config,
      schema: { tags, summary: 'Devolve o pedido à fila: a contagem recomeça', params, response: meus },
    },
    (req) => returnConferencia(req.ctx, req.params.id),
  )
  app.post(
    '/conferencia/:id/ler',
    {
      config,
      schema: {
        tags,
        summary: 'Uma leitura: põe num volume aberto, ou tira dele',
        params,
        body: ContarInput,
        response: meu,
      },
    },
    (req) => countLinha(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/conferencia/:id/volume',
    {
      config,
      schema: { tags, summary: 'Fecha um volume com o peso', params, body: FecharVolumeInput, response: meu },
    },
    (req) => closeVolume(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/conferencia/:id/fechar',
    { config, schema: { tags, summary: 'Fecha a contagem e mostra as diferenças', params, response: meu } },
    (req) => closeContagem(req.ctx, req.params.id),
  )
  app.post(
    '/conferencia/:id/recontar',
    {
      config,
      schema: { tags, summary: 'Recomeça a contagem de um lote', params, body: RecontarInput, response: meu },
    },
    (req) => recountLinha(req.ctx, req.params.id, req.body.saldo),
  )
  app.post(
    '/conferencia/:id/terminar',
    {
      config,
      schema: {
        tags,
        summary: 'Termina a conferência sem diferenças',
        description: 'O pedido passa a Conferido aguardando faturamento.',
        params,
        response: fim,
      },
    },
    (req) => finishConferencia(req.ctx, req.params.id),
  )
  app.post(
    '/conferencia/:id/voltar',
    {
      config,
      schema: {
        tags,
        summary: 'Devolve à separação um pedido com diferenças',
        description: 'O contado passa a ser o que está separado de cada lote que difere.',
        params,
        response: fim,
      },
    },
    (req) => returnToSeparacao(req.ctx, req.params.id),
  )
}
