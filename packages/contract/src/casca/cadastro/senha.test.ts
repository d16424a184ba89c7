import { describe, expect, it } from 'vitest'
import { messagesOf } from '../errors/index.ts'
import { UsuarioInput } from '../usuario/index.ts'
import { SENHA_MAXIMA, SenhaDigitada } from './index.ts'

const longest = '🔑'.repeat(SENHA_MAXIMA)

describe('a typed password', () => {
  it('has as many characters as may be, as people count them', () => {
    expect(SenhaDigitada.safeParse(longest).success).toBe(true)
  })

  it.each([
    ['by itself', SenhaDigitada],
    ['of a user, where an empty one is taken too', UsuarioInput.shape.senha],
  ])('%s says how long one may be', (_, schema) => {
    const { error } = schema.safeParse(`${longest}x`, { reportInput: true })
    expect(messagesOf(error?.issues ?? [])).toMatchObject([
      { code: 'SENHA_LONGA', params: { maximo: SENHA_MAXIMA } },
    ])
  })
})
