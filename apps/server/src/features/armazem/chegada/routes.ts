import {
  Chegada,
  ContarChegadaInput,
  FilaChegada,
  FotoChegada,
  FotosChegadaInput,
  Recebimento,
  RecebimentoResumo,
  RecountChegadaInput,
  TerminarChegadaInput,
  TomarChegadaInput,
} from '@app/contract/armazem/chegada'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import { sendArquivo } from '../../../platform/files/send.ts'
import { FILE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { countChegada, closeChegada, recountChegada } from './actions/count.ts'
import { getRecebimento, listRecebimentos } from './actions/divergencias.ts'
import { returnChegada, getChegada, listFilaChegada, takeChegada } from './actions/take.ts'
import { addFotosChegada, getFotoChegada, removeFotoChegada } from './actions/fotos.ts'
import { finishChegada } from './actions/finish.ts'

const tags = ['Chegada']
const conta = { ability: 'CHEGADA_CONTAR' } as const
const act = { ...conta, idempotent: true } as const
const params = IdParams
const response = { 200: Chegada }
const fotos = { 200: z.array(FotoChegada) }

/** What came of the notes, which a company's own people may read too. */
const recebimentos: Routes = async (app) => {
  app.get(
    '/chegada/divergencias',
    {
      config: { ability: 'ESTOQUE_VER' },
      schema: {
        tags,
        summary: 'As notas contadas na chegada, com o que diferiu',
        description: 'As últimas 200; quem é de um cliente vê as da própria empresa.',
        response: { 200: z.array(RecebimentoResumo) },
      },
    },
    (req) => listRecebimentos(req.ctx),
  )
  app.get(
    '/chegada/divergencias/:id',
    {
      config: { ability: 'ESTOQUE_VER' },
      schema: {
        tags,
        summary: 'O que chegou de uma nota, linha a linha, com motivos e fotos',
        params,
        response: { 200: Recebimento },
      },
    },
    (req) => getRecebimento(req.ctx, req.params.id),
  )
  app.get(
    '/chegada/fotos/:id',
    {
      config: { ability: 'ESTOQUE_VER' },
      schema: { tags, summary: 'Baixa uma foto da chegada', produces: ['image/*'], params },
    },
    async (req, reply) => sendArquivo(req, reply, await getFotoChegada(req.ctx, req.params.id)),
  )
}

/** Goods counted against their note at the door; `:id` is the note, or behind `fotos` the photo. */
export const chegadaRoutes: Routes = async (app) => {
  await app.register(recebimentos)
  app.get(
    '/chegada',
    {
      config: conta,
      schema: { tags, summary: 'As notas que esperam contagem', response: { 200: FilaChegada } },
    },
    (req) => listFilaChegada(req.ctx),
  )
  app.get(
    '/chegada/:id',
    {
      config: conta,
      schema: {
        tags,
        summary: 'A contagem de uma nota',
        description: 'Às cegas, as quantidades da nota só aparecem com a contagem fechada.',
        params,
        response,
      },
    },
    (req) => getChegada(req.ctx, req.params.id),
  )
  app.post(
    '/chegada/:id/tomar',
    {
      config: act,
      schema: { tags, summary: 'Toma uma nota para contar', params, body: TomarChegadaInput, response },
    },
    (req) => takeChegada(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/chegada/:id/devolver',
    {
      config: act,
      schema: { tags, summary: 'Devolve a nota à fila, com o que já foi contado', params, response },
    },
    (req) => returnChegada(req.ctx, req.params.id),
  )
  app.post(
    '/chegada/:id/contar',
    {
      config: act,
      schema: {
        tags,
        summary: 'Soma ao contado de um lote, inteiro ou avariado; negativo, tira',
        params,
        body: ContarChegadaInput,
        response,
      },
    },
    (req) => countChegada(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/chegada/:id/recontar',
    {
      config: act,
      schema: {
        tags,
        summary: 'Recomeça a contagem de uma linha',
        params,
        body: RecountChegadaInput,
        response,
      },
    },
    (req) => recountChegada(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/chegada/:id/fechar',
    {
      config: act,
      schema: { tags, summary: 'Fecha a contagem e mostra o que difere da nota', params, response },
    },
    (req) => closeChegada(req.ctx, req.params.id),
  )
  app.post(
    '/chegada/:id/terminar',
    {
      config: act,
      schema: {
        tags,
        summary: 'Dá entrada no que foi contado e avisa o cliente do que diferiu',
        description: 'Cada diferença leva o seu motivo. Devoluções e avarias vão para inspeção.',
        params,
        body: TerminarChegadaInput,
        response,
      },
    },
    (req) => finishChegada(req.ctx, req.params.id, req.body),
  )
  app.post(
    '/chegada/:id/fotos',
    {
      config: act,
      bodyLimit: FILE_BODY_LIMIT,
      schema: {
        tags,
        summary: 'Acrescenta fotos de uma linha, enquanto se conta',
        params,
        body: FotosChegadaInput,
        response: fotos,
      },
    },
    (req) => addFotosChegada(req.ctx, req.params.id, req.body),
  )
  app.delete(
    '/chegada/fotos/:id',
    {
      config: conta,
      schema: {
        tags,
        summary: 'Retira uma foto da chegada',
        description: 'Terminada a contagem, as fotos são prova e ficam.',
        params,
        response: fotos,
      },
    },
    (req) => removeFotoChegada(req.ctx, req.params.id),
  )
}
