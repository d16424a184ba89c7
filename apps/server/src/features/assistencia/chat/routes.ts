import {
  Achado,
  BuscaQuery,
  Contatos,
  ContatosQuery,
  Conversa,
  ConversaInput,
  ConversasQuery,
  MarcaInput,
  Mensagem,
  MensagemInput,
  Mensagens,
  MensagensQuery,
  MensagemUpdate,
  MinhaMensagem,
  MOST_ACHADAS,
  NaoLidas,
  PessoaDaConversa,
} from '@app/contract/assistencia/chat'
import { ArquivoLink } from '@app/contract/casca/arquivo'
import { Id, IdParams, PageQuery, pageOf } from '@app/contract/casca/paging'
import { z } from 'zod'
import { sendArquivo } from '../../../platform/files/send.ts'
import { IMAGE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import * as conversa from './actions/conversa.ts'
import type { TellEscrita } from './actions/escrita.ts'
import * as leitura from './actions/leitura.ts'
import * as mensagem from './actions/mensagem.ts'
import { deleteMensagem, editMensagem } from './actions/change.ts'

const tags = ['Conversas']
const config = { ability: 'CHAT_USAR' } as const
const Alvo = IdParams.extend({ numero: Id })

/** Messages of a conversation (rede §8, S7-103). */
const mensagensRoutes =
  (tellEscrita: TellEscrita): Routes =>
  async (app) => {
    app.get(
      '/:id/mensagens',
      {
        config,
        schema: {
          tags,
          summary: 'As mensagens de uma conversa',
          description: 'Com `desde`, o que chegou depois de um número: quem volta não perde nem repete nada.',
          params: IdParams,
          querystring: MensagensQuery,
          response: { 200: Mensagens },
        },
      },
      (req) => conversa.listMensagens(req.ctx, req.params.id, req.query),
    )
    app.post(
      '/:id/mensagens',
      {
        config,
        // Base64 is four bytes for three of a file.
        bodyLimit: Math.ceil((IMAGE_BODY_LIMIT * 4) / 3),
        schema: {
          tags,
          summary: 'Envia uma mensagem',
          description:
            'O mesmo `dispositivo` enviado outra vez responde a mensagem já guardada. No máximo 30 por minuto; os arquivos somam até 20 MB.',
          params: IdParams,
          body: MensagemInput,
          response: { 201: Mensagem },
        },
      },
      async (req, reply) =>
        reply.code(201).send(await mensagem.sendMensagem(req.ctx, req.params.id, req.body, tellEscrita)),
    )
    app.put(
      '/:id/mensagens/:numero',
      {
        config,
        schema: {
          tags,
          summary: 'Corrige a própria mensagem, até 5 minutos depois',
          params: Alvo,
          body: MensagemUpdate,
          response: { 200: Mensagem },
        },
      },
      (req) => editMensagem(req.ctx, req.params, req.body.texto),
    )
    app.delete(
      '/:id/mensagens/:numero',
      {
        config,
        schema: {
          tags,
          summary: 'Apaga a própria mensagem, até 5 minutos depois',
          description: 'O número fica, com a marca de que foi apagada.',
          params: Alvo,
          response: { 200: Mensagem },
        },
      },
      (req) => deleteMensagem(req.ctx, req.params),
    )
  }

/** Conversations and their files (S7-103). */
const conversas: Routes = async (app) => {
  app.get(
    '',
    {
      config,
      schema: {
        tags,
        summary: 'As próprias conversas, a mais nova primeiro',
        querystring: ConversasQuery,
        response: { 200: pageOf(Conversa) },
      },
    },
    (req) => conversa.listConversas(req.ctx, req.query),
  )
  app.post(
    '',
    {
      config,
      schema: {
        tags,
        summary:
          'Abre a conversa de um posto com uma equipe, geral ou de uma OS, ou com o consumidor de uma OS',
        description: 'Cada uma existe uma vez: a que já existe é a resposta.',
        body: ConversaInput,
        response: { 200: Conversa },
      },
    },
    (req) => conversa.openConversa(req.ctx, req.body),
  )
  app.get(
    '/busca',
    {
      config,
      schema: {
        tags,
        summary: 'Busca nas próprias conversas',
        querystring: BuscaQuery,
        response: { 200: z.array(Achado) },
      },
    },
    (req) => conversa.searchChat(req.ctx, req.query.q),
  )
  app.get(
    '/:id',
    { config, schema: { tags, summary: 'Uma conversa', params: IdParams, response: { 200: Conversa } } },
    (req) => conversa.getConversa(req.ctx, req.params.id),
  )
  app.get(
    '/:id/achadas',
    {
      config,
      schema: {
        tags,
        summary: 'Os números das mensagens desta conversa com estas palavras, as mais novas primeiro',
        description: `No máximo ${MOST_ACHADAS}.`,
        params: IdParams,
        querystring: BuscaQuery,
        response: { 200: z.array(z.number().int()) },
      },
    },
    (req) => conversa.searchConversa(req.ctx, req.params.id, req.query.q),
  )
  app.get(
    '/:id/pessoas',
    {
      config,
      schema: {
        tags,
        summary: 'Quem uma mensagem desta conversa pode mencionar',
        params: IdParams,
        response: { 200: z.array(PessoaDaConversa) },
      },
    },
    (req) => conversa.getPessoas(req.ctx, req.params.id),
  )
  app.get(
    '/arquivos/:id',
    {
      config,
      schema: { tags, summary: 'Baixa um arquivo de uma mensagem', produces: ['*/*'], params: IdParams },
    },
    async (req, reply) => sendArquivo(req, reply, await mensagem.getArquivo(req.ctx, req.params.id)),
  )
  app.post(
    '/arquivos/:id/link',
    {
      config,
      schema: {
        tags,
        summary: 'Endereço que abre o arquivo por um minuto, sem sessão',
        params: IdParams,
        response: { 200: ArquivoLink },
      },
    },
    (req) => mensagem.linkArquivo(req.ctx, req.params.id),
  )
}

/** A person's own messages, the unread ones, and the person's marks (S7-104). */
const minhas: Routes = async (app) => {
  app.get(
    '',
    {
      config,
      schema: {
        tags,
        summary: 'As mensagens que esta pessoa enviou',
        querystring: PageQuery.pick({ page: true, size: true }),
        response: { 200: pageOf(MinhaMensagem) },
      },
    },
    (req) => leitura.listMinhasMensagens(req.ctx, req.query),
  )
  app.get(
    '/naoLidas',
    {
      config,
      schema: { tags, summary: 'Quantas mensagens esperam por esta pessoa', response: { 200: NaoLidas } },
    },
    (req) => leitura.getNaoLidas(req.ctx),
  )
  for (const [path, marca, summary] of [
    ['/entregue/:id', 'entregue', 'Marca o que chegou de uma conversa'],
    ['/lida/:id', 'lida', 'Marca o que foi lido de uma conversa'],
  ] as const)
    app.put(
      path,
      {
        config,
        schema: { tags, summary, params: IdParams, body: MarcaInput, response: { 200: NaoLidas } },
      },
      (req) => leitura.markConversa(req.ctx, req.params.id, marca, req.body.ate),
    )
}

/** Chat of service points with the manufacturer's teams and with the consumers of their orders. */
export const chatRoutes =
  (tellEscrita: TellEscrita): Routes =>
  async (app) => {
    await app.register(conversas, { prefix: '/chat' })
    await app.register(mensagensRoutes(tellEscrita), { prefix: '/chat' })
    await app.register(minhas, { prefix: '/mymessage' })
    app.get(
      '/contacts',
      {
        config,
        schema: {
          tags,
          summary: 'A quem esta pessoa pode escrever',
          querystring: ContatosQuery,
          response: { 200: Contatos },
        },
      },
      (req) => conversa.getContatos(req.ctx, req.query),
    )
  }
