import { ERROR_TEXTS } from '@app/contract/casca/errors'
import { afterAll, describe, expect, test } from 'vitest'
import { type Caller, expectOneShape, startTestApp } from '../testing/app.ts'

const server = await startTestApp()
const people = { operador: await server.as('operador'), cliente: await server.as('cliente') }
afterAll(server.close)

type Message = { fieldName: string | null; code: string; text: string }

// The call that produces each code, and the resulting words (spec §8).
const PRODUCED: [string, string, string, () => ReturnType<Caller['get']>][] = [
  ['S8-022', 'EMPTY_REQUIRED_FIELD', 'Campo obrigatório', () => people.cliente.post('/pedidos', {})],
  ['S8-023', 'NOT_PERMITED', 'Acesso não permitido', () => people.cliente.get('/cliente')],
  ['S8-030', 'NOT_FOUND', 'Registro não encontrado.', () => people.cliente.get('/pedidos/999999')],
  [
    'S8-031',
    'CAST_ERROR',
    'Valor em formato inválido.',
    () => people.cliente.post('/pedidos', { urgente: 'sim' }),
  ],
  [
    'S8-037',
    'CPF_INVALID',
    'CPF inválido.',
    () =>
      people.operador.post('/cliente', {
        nomeFantasia: 'X',
        razaoSocial: 'X',
        cnpjCpf: '529.982.247-26',
        codigoCliente: 'X',
        codigoDepositante: 'X',
      }),
  ],
  ['S8-036', 'INVALID_REQUEST', 'Requisição inválida.', () => people.operador.get('/cliente?page=%00')],
]

/** Of spec §8: 'each with its own message whose wording is not shown'. */
const OWN = [
  'USER_NOT_FOUND',
  'NOT_FOUND',
  'CAST_ERROR',
  'RECEIVE_NOT_FOUND',
  'SENDER_NOT_FOUND',
  'CNPJ_INVALID',
  'INVALID_ADDRES',
  'INVALID_REQUEST',
  'CPF_INVALID',
  'POSTO_NOT_FOUND',
  'ERROR_CONVERT_FILE',
  'INVALID_CONFIRM_EMAIL',
  'CNPJ_AREADY_REGISTERED',
  'DOCUMENT_INVALID',
  'INVALID_INSCRICAO_ESTADUAL',
  'CEP_INVALID',
  'CPF_AREADY_REGISTERED',
  'EMAIL_AREADY_REGISTERED',
]

describe('the catalogue', () => {
  test.each(PRODUCED)('%s: a call is answered %s, in the words %s', async (_row, code, text, call) => {
    const answer = await call()
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    const { messages } = answer.json<{ messages: Message[] }>()
    expect(messages.filter((message) => message.code === code).map((message) => message.text)).toContain(text)
  })

  test('S8-037: each code that the specification leaves without words has some of its own, not shared', () => {
    const texts: Record<string, string> = ERROR_TEXTS
    const shared = OWN.filter((code) => {
      const text = texts[code]
      return (
        text !== undefined &&
        Object.entries(texts).some(([other, theirs]) => other !== code && theirs === text)
      )
    })
    expect(shared).toEqual([])
  })

  test('S8-048: every refusal of a test run is read by the one shape, and none passes in another', async () => {
    const odd = { statusCode: 400, headers: {}, json: () => ({ error: 'x', message: 'texto' }) }
    expect(() => expectOneShape(odd)).toThrow()
    const nameless = { error: 'x', error_description: 'y', messages: [{ code: 'x', text: 'y' }] }
    expect(() => expectOneShape({ ...odd, json: () => nameless })).toThrow()
    expect(() => expectOneShape({ ...odd, statusCode: 200 })).not.toThrow()
    // The shared test helper reads every answer in this way.
    expect((await people.cliente.get('/nada')).statusCode).toBe(404)
  })
})
