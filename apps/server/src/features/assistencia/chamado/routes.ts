import {
  ACAO_CHAMADO_INPUTS,
  ACAO_CHAMADO_LABELS,
  ACOES_CHAMADO,
  Chamado,
  ChamadoAssumir,
  ChamadoEncaminhar,
  ChamadoInput,
  ChamadoMensagemInput,
} from '@app/contract/assistencia/chamado'
import { ArquivoLink } from '@app/contract/casca/arquivo'
import { IdParams } from '@app/contract/casca/paging'
import { chamadoRegister } from '@app/contract/registers/chamado'
import { TRANSICOES_CHAMADO } from '@app/rules/assistencia/chamado'
import { sendArquivo } from '../../../platform/files/send.ts'
import { IMAGE_BODY_LIMIT } from '../../../platform/http/limits.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { registerListRoutes } from '../../../register/index.ts'
import { takeChamado, forwardChamado } from './actions/assign.ts'
import { createChamado, getArquivo, getChamado, linkArquivo, sayInChamado } from './actions/conversa.ts'
import { moveChamado } from './actions/move.ts'
import { comRestantes } from './actions/restantes.ts'

const tags = ['Chamados']
const response = { 200: Chamado }
// Base64 is four bytes for three of a file.
const bodyLimit = Math.ceil((IMAGE_BODY_LIMIT * 4) / 3)

/** Tickets: lists as of a register, the ticket with its messages, and one call per act of its table. */
export const chamadoRoutes: Routes = async (app) => {
  await app.register(registerListRoutes(chamadoRegister, { completed: comRestantes }))
  app.get(
    '/chamado/:id',
    {
      config: { ability: 'CHAMADO_VER' },
      schema: { tags, summary: 'Um chamado com as mensagens', params: IdParams, response },
    },
    (req) => getChamado(req.ctx, req.params.id),
  )
  app.post(
    '/chamado',
    {
      config: { ability: 'CHAMADO_VER', idempotent: true },
      bodyLimit,
      schema: {
        tags,
        summary: 'Abre um chamado',
        description:
          'A categoria decide a equipe e em quantas horas úteis dela o chamado é respondido. De uma conversa, as últimas mensagens vêm com ele. Os arquivos somam até 20 MB.',
        body: ChamadoInput,
        response: { 201: Chamado },
      },
    },
    async (req, reply) => reply.code(201).send(await createChamado(req.ctx, req.body)),
  )
  app.post(
    '/chamado/:id/mensagem',
    {
      config: { ability: 'CHAMADO_VER', idempotent: true },
      bodyLimit,
      schema: {
        tags,
        summary: 'Comenta um chamado',
        description:
          'Uma nota interna, com os arquivos dela, só o fabricante escreve e lê. Os arquivos somam até 20 MB.',
        params: IdParams,
        body: ChamadoMensagemInput,
        response: { 201: Chamado },
      },
    },
    async (req, reply) => reply.code(201).send(await sayInChamado(req.ctx, req.params.id, req.body)),
  )
  app.get(
    '/chamado/arquivo/:id',
    {
      config: { ability: 'CHAMADO_VER' },
      schema: { tags, summary: 'Baixa um arquivo de um chamado', produces: ['*/*'], params: IdParams },
    },
    async (req, reply) => sendArquivo(req, reply, await getArquivo(req.ctx, req.params.id)),
  )
  app.post(
    '/chamado/arquivo/:id/link',
    {
      config: { ability: 'CHAMADO_VER' },
      schema: {
        tags,
        summary: 'Endereço que abre o arquivo por um minuto, sem sessão',
        params: IdParams,
        response: { 200: ArquivoLink },
      },
    },
    (req) => linkArquivo(req.ctx, req.params.id),
  )
  app.put(
    '/chamado/assumir/:id',
    {
      config: { ability: 'CHAMADO_ATENDER', lateBody: true, idempotent: true },
      schema: { tags, summary: 'Assume um chamado', params: IdParams, body: ChamadoAssumir, response },
    },
    (req) => takeChamado(req.ctx, req.params.id, req.body),
  )
  app.put(
    '/chamado/encaminhar/:id',
    {
      config: { ability: 'CHAMADO_ATENDER', lateBody: true, idempotent: true },
      schema: {
        tags,
        summary: 'Encaminha um chamado a outra equipe, categoria ou prioridade',
        description: 'As horas úteis já usadas continuam usadas.',
        params: IdParams,
        body: ChamadoEncaminhar,
        response,
      },
    },
    (req) => forwardChamado(req.ctx, req.params.id, req.body),
  )
  for (const acao of ACOES_CHAMADO)
    app.put(
      `/chamado/${acao}/:id`,
      {
        config: { ability: TRANSICOES_CHAMADO[acao].ability, lateBody: true, idempotent: true },
        bodyLimit,
        schema: {
          tags,
          summary: `${ACAO_CHAMADO_LABELS[acao]}: um chamado`,
          description: `De ${TRANSICOES_CHAMADO[acao].de.join(' ou ')} para ${TRANSICOES_CHAMADO[acao].para}; de outra situação é um 409.`,
          params: IdParams,
          body: ACAO_CHAMADO_INPUTS[acao],
          response,
        },
      },
      (req) => moveChamado(req.ctx, req.params.id, acao, req.body),
    )
}
