import {
  Contagem,
  ContagemColetor,
  ContagemInput,
  ContagemLinhasInput,
  ContagemResumo,
  ContarLoteInput,
  IdadeHeaders,
  LoteContado,
  PedirAjusteInput,
} from '@app/contract/armazem/contagem'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { sendCsv } from '../../../platform/http/answers/csv.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { openContagem, exportContagem, listContagens } from './actions/open.ts'
import { countLote, getColetor } from './actions/count.ts'
import {
  approveAjuste,
  closeContagem,
  getContagem,
  requestAjuste,
  recountLotes,
  rejectAjuste,
} from './actions/decide.ts'

const tags = ['Contagem']
const conta = { ability: 'CONTAGEM_FAZER' } as const
const decide = { ability: 'ESTOQUE_AJUSTAR', idempotent: true } as const
const aprova = { ability: 'CONTAGEM_APROVAR', idempotent: true } as const
const params = IdParams
const body = ContagemLinhasInput
const response = { 200: Contagem }

/** Counting by scanner: lists, blind counts, and what becomes of the differences. */
export const contagemRoutes: Routes = async (app) => {
  app.get(
    '/contagem',
    {
      config: conta,
      schema: {
        tags,
        summary: 'As listas de contagem',
        description: 'As abertas em cima; no máximo 200.',
        response: { 200: z.array(ContagemResumo) },
      },
    },
    (req) => listContagens(req.ctx),
  )
  app.post(
    '/contagem',
    {
      config: decide,
      schema: {
        tags,
        summary: 'Abre uma lista com os lotes que o critério acha',
        description: 'Só lotes com saldo que não estão em outra lista aberta.',
        body: ContagemInput,
        response: { 201: ContagemResumo },
      },
    },
    async (req, reply) => reply.code(201).send(await openContagem(req.ctx, req.body)),
  )
  app.get(
    '/contagem/:id',
    {
      config: { ability: 'ESTOQUE_AJUSTAR' },
      schema: { tags, summary: 'As duas contagens de cada lote ao lado do saldo da hora', params, response },
    },
    (req) => getContagem(req.ctx, req.params.id),
  )
  app.post(
    '/contagem/:id/export/CSV',
    {
      config: { ability: 'ESTOQUE_AJUSTAR', longRead: true },
      schema: { tags, summary: 'A lista com as duas contagens, em CSV', params, produces: ['text/csv'] },
    },
    async (req, reply) => sendCsv(reply, req.ctx, await exportContagem(req.ctx, req.params.id)),
  )
  app.get(
    '/contagem/:id/coletor',
    {
      config: conta,
      schema: {
        tags,
        summary: 'O que eu posso contar agora, às cegas',
        params,
        response: { 200: ContagemColetor },
      },
    },
    (req) => getColetor(req.ctx, req.params.id),
  )
  app.post(
    '/contagem/:id/contar',
    {
      config: { ...conta, idempotent: true },
      schema: {
        tags,
        summary: 'Uma contagem de um lote',
        description: 'Vale para a hora em que foi feita: X-Idade-Ms diz há quanto tempo.',
        params,
        headers: IdadeHeaders,
        body: ContarLoteInput,
        response: { 200: LoteContado },
      },
    },
    (req) => countLote(req.ctx, req.params.id, req.body, req.headers['x-idade-ms']),
  )
  app.post(
    '/contagem/:id/pedir',
    {
      config: decide,
      schema: {
        tags,
        summary: 'Pede o ajuste de diferenças, com o motivo',
        params,
        body: PedirAjusteInput,
        response,
      },
    },
    (req) => requestAjuste(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/contagem/:id/recontar',
    {
      config: decide,
      schema: { tags, summary: 'Pede a segunda contagem de novo', params, body, response },
    },
    (req) => recountLotes(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/contagem/:id/aprovar',
    {
      config: aprova,
      schema: {
        tags,
        summary: 'Aprova ajustes: as diferenças entram no estoque',
        description: 'Quem fez a contagem que vale ou pediu o ajuste não aprova.',
        params,
        body,
        response,
      },
    },
    (req) => approveAjuste(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/contagem/:id/recusar',
    {
      config: aprova,
      schema: { tags, summary: 'Recusa ajustes: voltam a decidir', params, body, response },
    },
    (req) => rejectAjuste(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/contagem/:id/encerrar',
    {
      config: decide,
      schema: { tags, summary: 'Encerra a lista; o que não foi ajustado fica como está', params, response },
    },
    (req) => closeContagem(req.ctx, req.params.id),
  )
}
