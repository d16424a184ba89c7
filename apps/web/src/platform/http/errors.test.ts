import { ERROR_TEXTS } from '@app/contract/casca/errors'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  ApiError,
  describeError,
  fieldPath,
  loadCatalogue,
  mapFieldErrors,
  tooManyText,
  UNAVAILABLE,
} from './errors.ts'

it('until the catalogue is here, a code alone gets the default words; what cannot be loaded has its own', async () => {
  // Resets to the start of the application, because another test of this worker may have loaded the catalogue.
  vi.resetModules()
  const fresh = await import('./errors.ts')
  const error = new fresh.ApiError(409, { messages: [{ code: 'VERSAO_ANTIGA' }] })
  expect(error.wordless).toBe(true)
  expect(fresh.describeError(error)).toBe('Ops, desculpe houve um erro interno ao processar requisição.')
  expect(new ApiError(409, { messages: [{ code: 'X', text: 'Do servidor.' }] }).wordless).toBe(false)
  expect(UNAVAILABLE).toBe(ERROR_TEXTS.SERVICO_INDISPONIVEL)
})

const values = { transportadora: '', itens: [{ quantidade: 1 }, { quantidade: 2 }, { quantidade: 3 }] }

describe('mapFieldErrors', () => {
  beforeAll(loadCatalogue)

  it('puts messages at their fields, lines included, and the others above the form', () => {
    const error = new ApiError(400, {
      error: 'EMPTY_REQUIRED_FIELD',
      messages: [
        { fieldName: 'itens[2].quantidade', code: 'QUANTIDADE_INVALIDA', text: 'Do servidor.' },
        { fieldName: 'transportadora', code: 'EMPTY_REQUIRED_FIELD' },
        { fieldName: 'transportadora', code: 'CAST_ERROR', text: 'Segunda.' },
        { fieldName: 'itens[9].quantidade', code: 'CAST_ERROR', text: 'Linha que não existe.' },
        { fieldName: null, code: 'SEM_SALDO' },
      ],
    })
    expect(mapFieldErrors(error, values)).toEqual({
      fields: { 'itens.2.quantidade': 'Do servidor.', transportadora: 'Campo obrigatório' },
      others: ['Linha que não existe.', 'Não existe saldo em estoque deste produto!'],
    })
  })

  it('names nested lists as forms do', () => {
    expect(fieldPath('a[0].b[12].c')).toBe('a.0.b.12.c')
  })
})

describe('describeError', () => {
  beforeAll(loadCatalogue)

  it.each([
    [new ApiError(0, {}), UNAVAILABLE],
    [new ApiError(503, { error: 'SERVICO_INDISPONIVEL', messages: [{ text: 'outra coisa' }] }), UNAVAILABLE],
    [
      new ApiError(409, { messages: [{ code: 'VERSAO_ANTIGA' }] }),
      'Este registro foi alterado por outra pessoa.',
    ],
    [new ApiError(500, { error: 'UNEXPECTED_ERROR' }), 'Erro inesperado, contate o administrador.'],
    [
      new ApiError(500, { error: 'nunca visto' }),
      'Ops, desculpe houve um erro interno ao processar requisição.',
    ],
    [new ApiError(500, {}), 'Ops, desculpe houve um erro interno ao processar requisição.'],
    [new ApiError(429, {}, 125), 'Muitas tentativas. Tente novamente em 3 minutos.'],
    [new TypeError('x'), 'Ops, desculpe houve um erro interno ao processar requisição.'],
  ])('%s', (error, text) => {
    expect(describeError(error)).toBe(text)
  })

  it('says how long to wait', () => {
    expect(tooManyText(1)).toBe('Muitas tentativas. Tente novamente em 1 segundo.')
    expect(tooManyText(60)).toBe('Muitas tentativas. Tente novamente em 1 minuto.')
    expect(tooManyText(undefined)).toBe('Muitas tentativas. Aguarde um pouco e tente novamente.')
  })
})

it('takes the code of the first message, else of the answer', () => {
  expect(new ApiError(409, { error: 'conflict', messages: [{ code: 'VERSAO_ANTIGA' }] }).code).toBe(
    'VERSAO_ANTIGA',
  )
  expect(new ApiError(401, { error: 'invalid_token' }).code).toBe('invalid_token')
})
