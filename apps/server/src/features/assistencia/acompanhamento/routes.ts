import {
  FalaArquivoParams,
  FalaParams,
  MeuRelogio,
  MinhaFala,
  MinhaFalaUpdate,
  MinhaOs,
  PapelParams,
} from '@app/contract/assistencia/acompanhamento'
import { AvaliacaoVista } from '@app/contract/assistencia/avaliacao'
import { Falas } from '@app/contract/assistencia/chat'
import { OsLink } from '@app/contract/assistencia/ordemServico'
import { IdParams } from '@app/contract/casca/paging'
import { z } from 'zod'
import * as actions from './actions.ts'
import { sendArquivo, sendPdf } from '../../../platform/files/send.ts'
import { IMAGE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'

const tags = ['Conta do consumidor']
const config = { ability: 'OS_ACOMPANHAR' } as const
/** A PDF takes the processor for a moment. */
const cost = 20

/** The calls of a consumer with an account: the own orders, watches, papers and data. */
export const minhasOsRoutes: Routes = async (app) => {
  app.get(
    '/acompanhamento',
    {
      config,
      schema: {
        tags,
        summary: 'As próprias OS, as mais recentes primeiro',
        description:
          'As de cadastros de consumidor, em qualquer posto, cujo e-mail esta conta confirmou; sem confirmar, nenhuma.',
        response: { 200: z.array(MinhaOs) },
      },
    },
    (req) => actions.listAcompanhamentos(req.ctx),
  )

  app.get(
    '/acompanhamento/relogios',
    {
      config,
      schema: {
        tags,
        summary: 'Os próprios relógios, com o que resta de cada garantia',
        response: { 200: z.array(MeuRelogio) },
      },
    },
    (req) => actions.listRelogios(req.ctx),
  )

  app.get(
    '/acompanhamento/dados',
    {
      config: { ...config, cost },
      schema: {
        tags,
        summary: 'Tudo o que o sistema tem sobre a própria pessoa e as OS dela (LGPD)',
        response: { 200: z.record(z.string(), z.unknown()) },
      },
    },
    (req) => actions.exportMeusDados(req.ctx),
  )

  app.post(
    '/acompanhamento/:id/link',
    {
      config,
      schema: {
        tags,
        summary: 'O link de uma das próprias OS',
        params: IdParams,
        response: { 200: OsLink },
      },
    },
    (req) => actions.openAcompanhamento(req.ctx, req.params.id),
  )

  app.get(
    '/acompanhamento/:id/mensagens',
    {
      config,
      schema: {
        tags,
        summary: 'A conversa com o posto sobre uma das próprias OS',
        params: IdParams,
        response: { 200: Falas },
      },
    },
    (req) => actions.getFalas(req.ctx, req.params.id),
  )

  app.post(
    '/acompanhamento/:id/mensagens',
    {
      config,
      // Base64 is four bytes for three of a file.
      bodyLimit: Math.ceil((IMAGE_BODY_LIMIT * 4) / 3),
      schema: {
        tags,
        summary: 'Escreve ao posto sobre uma das próprias OS',
        description:
          'O mesmo `dispositivo` enviado outra vez não escreve de novo. No máximo 30 mensagens e 60 MB por dia e OS.',
        params: IdParams,
        body: MinhaFala,
        response: { 201: Falas },
      },
    },
    async (req, reply) => reply.code(201).send(await actions.writeFala(req.ctx, req.params.id, req.body)),
  )

  app.put(
    '/acompanhamento/:id/mensagens/lidas',
    {
      config,
      schema: {
        tags,
        summary: 'Marca a conversa de uma das próprias OS como lida',
        params: IdParams,
        response: { 200: Falas },
      },
    },
    (req) => actions.markFalasLidas(req.ctx, req.params.id),
  )

  app.put(
    '/acompanhamento/:id/mensagens/:numero',
    {
      config,
      schema: {
        tags,
        summary: 'Corrige a própria mensagem, até 5 minutos depois',
        params: FalaParams,
        body: MinhaFalaUpdate,
        response: { 200: Falas },
      },
    },
    (req) => actions.changeFala(req.ctx, req.params, req.body.texto),
  )

  app.delete(
    '/acompanhamento/:id/mensagens/:numero',
    {
      config,
      schema: {
        tags,
        summary: 'Apaga a própria mensagem, até 5 minutos depois',
        description: 'O número fica, com a marca de que foi apagada.',
        params: FalaParams,
        response: { 200: Falas },
      },
    },
    (req) => actions.removeFala(req.ctx, req.params),
  )

  app.get(
    '/acompanhamento/:id/arquivos/:arquivo',
    {
      config,
      schema: {
        tags,
        summary: 'Um arquivo da conversa de uma das próprias OS',
        produces: ['*/*'],
        params: FalaArquivoParams,
      },
    },
    async (req, reply) =>
      sendArquivo(req, reply, await actions.getArquivoDaFala(req.ctx, req.params.id, req.params.arquivo)),
  )

  app.get(
    '/acompanhamento/:id/avaliacao',
    {
      config,
      schema: {
        tags,
        summary: 'A própria avaliação de uma OS, com a resposta do posto',
        params: IdParams,
        response: { 200: AvaliacaoVista },
      },
    },
    (req) => actions.getMinhaAvaliacao(req.ctx, req.params.id),
  )

  app.get(
    '/acompanhamento/:id/papel/:papel',
    {
      config: { ...config, cost },
      schema: {
        tags,
        summary: 'Um papel de uma das próprias OS, em PDF',
        produces: ['application/pdf'],
        description: 'Os mesmos da página da OS, e o comprovante da resposta ao orçamento.',
        params: PapelParams,
      },
    },
    async (req, reply) => sendPdf(reply, await actions.getPapel(req.ctx, req.params.id, req.params.papel)),
  )
}
