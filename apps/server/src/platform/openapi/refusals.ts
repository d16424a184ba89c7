import { ErrorBody } from '@app/contract/casca/errors'
import type { RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Json, Use } from './schemas.ts'

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Segundos até tentar de novo.', schema: { type: 'integer' } },
}
const WWW_AUTHENTICATE: Json = {
  'WWW-Authenticate': { description: 'Como se identificar.', schema: { type: 'string' } },
}

/** Every refusal by its status, once for all operations. `messages` says which field, and why in Portuguese. */
const REFUSALS = {
  '400': { name: 'Invalida', description: 'Dados inválidos; `messages` diz quais campos' },
  '401': { name: 'SemSessao', description: 'Sem sessão, ou vencida', headers: WWW_AUTHENTICATE },
  '403': { name: 'NaoPermitida', description: 'A sessão não tem a habilidade' },
  '404': { name: 'NaoEncontrada', description: 'Não existe, ou não é de quem chama' },
  '409': {
    name: 'Conflito',
    description: 'O registro mudou (`VERSAO_ANTIGA`, com `atual`), já existe, ou o estoque não dá',
  },
  '413': { name: 'GrandeDemais', description: 'Corpo ou arquivo grande demais' },
  '415': { name: 'TipoNaoAceito', description: 'Tipo de conteúdo que esta chamada não lê' },
  '429': { name: 'ChamadasDemais', description: 'Chamadas demais; espere', headers: RETRY_AFTER },
  '503': { name: 'Indisponivel', description: 'Fora do ar por um momento', headers: RETRY_AFTER },
  '4XX': { name: 'Recusa', description: 'Outra recusa' },
  '5XX': { name: 'Falha', description: 'Falha do servidor' },
} as const
type Status = keyof typeof REFUSALS

/** `components.responses`. */
export const refusalComponents = (use: Use): Record<string, Json> =>
  Object.fromEntries(
    Object.values(REFUSALS).map(({ name, ...refusal }) => [
      name,
      { ...refusal, content: { 'application/json': { schema: use(ErrorBody, 'output') } } },
    ]),
  )

const statusesOf = (method: string, { schema, config }: RouteOptions): Status[] => {
  const open = config?.ability === 'public' && !config.client
  const body = schema?.body instanceof z.ZodType || config?.upload === true
  const wanted: [Status, boolean][] = [
    ['400', body || Boolean(schema?.querystring) || Boolean(schema?.params)],
    ['401', !open],
    ['403', !open && !config?.client],
    ['404', Boolean(schema?.params)],
    ['409', method !== 'GET' && config?.ability !== 'public'],
    ['413', body],
    ['415', body],
    ['429', true],
    ['503', true],
    ['4XX', true],
    ['5XX', true],
  ]
  return wanted.flatMap(([status, is]) => (is ? [status] : []))
}

/** The refusals of one operation, each pointing to `components.responses`. */
export const refusalsOf = (method: string, route: RouteOptions): Record<string, Json> =>
  Object.fromEntries(
    statusesOf(method, route).map((status) => [
      status,
      { $ref: `#/components/responses/${REFUSALS[status].name}` },
    ]),
  )
