import {
  FaltarInput,
  FilaSeparacao,
  LerInput,
  LinhaSeparacao,
  PedidoSeparacao,
  SeparacaoTerminada,
  TomarInput,
} from '@app/contract/armazem/separacao'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  returnPedido,
  missLinha,
  scanLinha,
  listFilaSeparacao,
  listMinhaSeparacao,
  finishSeparacao,
  takePedidos,
} from './actions.ts'

const tags = ['Separação']
const config = { ability: 'SEPARACAO_FAZER', idempotent: true } as const
const meus = { 200: z.array(PedidoSeparacao) }
const params = IdParams

/** Picking by scanner; `:id` is the order. Each act has an Idempotency-Key, because pages send it again after a hole in the network. */
export const separacaoRoutes: Routes = async (app) => {
  app.get(
    '/separacao',
    {
      config: { ability: 'SEPARACAO_FAZER' },
      schema: {
        tags,
        summary: 'Os pedidos que esperam por separação ou estão nela',
        description: 'Os que saem antes, em cima; no máximo 300.',
        response: { 200: z.array(FilaSeparacao) },
      },
    },
    (req) => listFilaSeparacao(req.ctx),
  )
  app.get(
    '/separacao/minha',
    {
      config: { ability: 'SEPARACAO_FAZER' },
      schema: { tags, summary: 'Os pedidos que estão comigo, linha a linha', response: meus },
    },
    (req) => listMinhaSeparacao(req.ctx),
  )
  app.post(
    '/separacao/tomar',
    {
      config,
      schema: {
        tags,
        summary: 'Toma de um a dez pedidos da fila, todos ou nenhum',
        description: 'O pedido Criado passa a Em separação.',
        body: TomarInput,
        response: meus,
      },
    },
    (req) => takePedidos(req.ctx, req.body.pedidos),
  )
  app.post(
    '/separacao/:id/devolver',
    {
      config,
      schema: {
        tags,
        summary: 'Devolve um pedido à fila, com o que já foi separado',
        description: 'Sem nada separado, ele volta a Criado.',
        params,
        response: meus,
      },
    },
    (req) => returnPedido(req.ctx, req.params.id),
  )
  app.post(
    '/separacao/:id/ler',
    {
      config,
      schema: {
        tags,
        summary: 'Uma leitura: soma à linha, ou tira dela',
        params,
        body: LerInput,
        response: { 200: LinhaSeparacao },
      },
    },
    (req) => scanLinha(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/separacao/:id/faltar',
    {
      config,
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'O resto da linha não foi achado',
        params,
        body: FaltarInput,
        response: { 200: LinhaSeparacao },
      },
    },
    (req) => missLinha(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/separacao/:id/terminar',
    {
      config,
      schema: {
        tags,
        summary: 'Termina a separação',
        description:
          'O que faltou sai do pedido; pela configuração do cliente, vira um pedido ligado. O pedido passa a Conferido aguardando faturamento; com a conferência ligada, espera por ela.',
        params,
        response: { 200: SeparacaoTerminada },
      },
    },
    (req) => finishSeparacao(req.ctx, req.params.id),
  )
}
