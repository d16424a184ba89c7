import {
  AjusteInput,
  EnderecoInput,
  Extrato,
  LoteInput,
  Movimentacao,
  Saldo,
} from '@app/contract/armazem/estoque'
import { halOf, IdParams, PageQuery } from '@app/contract/casca/paging'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import {
  openLote,
  adjustSaldo,
  placeSaldo,
  getExtrato,
  listMovimentos,
  listSaldosWhole,
} from './actions/razao.ts'

const tags = ['Estoque']

/** The composition of a balance, and its adjustment. */
export const razaoRoutes: Routes = async (app) => {
  app.get(
    '/estoque/produtos/:id/saldos',
    {
      config: { ability: 'PRODUTO_CADASTRO' },
      schema: {
        tags,
        summary: 'Os lotes de um produto com físico, reservado e disponível',
        params: IdParams,
        response: { 200: z.array(Saldo) },
      },
    },
    (req) => listSaldosWhole(req.ctx, req.params.id),
  )
  app.post(
    '/estoque/produtos/:id/saldos',
    {
      config: { ability: 'ESTOQUE_AJUSTAR', idempotent: true },
      schema: {
        tags,
        summary: 'Abre um lote que não veio por nota, com a primeira quantidade e o motivo',
        params: IdParams,
        body: LoteInput,
        response: { 201: Saldo },
      },
    },
    async (req, reply) => reply.code(201).send(await openLote(req.ctx, req.params.id, req.body)),
  )
  app.get(
    '/estoque/saldos/:id/extrato',
    {
      config: { ability: 'ESTOQUE_VER' },
      schema: {
        tags,
        summary: 'Por que este saldo: as movimentações e as reservas que somam o disponível',
        params: IdParams,
        response: { 200: Extrato },
      },
    },
    (req) => getExtrato(req.ctx, req.params.id),
  )
  app.get(
    '/estoque/saldos/:id/movimentos',
    {
      config: { ability: 'PRODUTO_CADASTRO' },
      schema: {
        tags,
        summary: 'As movimentações de um lote, as mais recentes primeiro',
        params: IdParams,
        querystring: PageQuery.omit({ sort: true }),
        response: { 200: halOf('movimentos', Movimentacao) },
      },
    },
    (req) => listMovimentos(req.ctx, req.params.id, req.query),
  )
  app.post(
    '/estoque/saldos/:id/ajuste',
    {
      config: { ability: 'ESTOQUE_AJUSTAR', idempotent: true },
      schema: {
        tags,
        summary: 'Ajusta um lote à quantidade contada, com o motivo',
        params: IdParams,
        body: AjusteInput,
        response: { 201: Saldo },
      },
    },
    async (req, reply) => reply.code(201).send(await adjustSaldo(req.ctx, req.params.id, req.body)),
  )
  app.post(
    '/estoque/saldos/:id/endereco',
    {
      config: { ability: 'ESTOQUE_AJUSTAR', idempotent: true },
      schema: {
        tags,
        summary: 'Diz onde o lote está, para a rota da separação',
        params: IdParams,
        body: EnderecoInput,
        response: { 201: Saldo },
      },
    },
    async (req, reply) => reply.code(201).send(await placeSaldo(req.ctx, req.params.id, req.body)),
  )
}
