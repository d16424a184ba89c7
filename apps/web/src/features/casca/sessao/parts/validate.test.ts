import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../../platform/text/email.ts'
import { ApiError } from '../../../../platform/http/errors.ts'
import { refusalText, validateLogin } from './validate.ts'

describe('validateLogin (spec §5)', () => {
  it('asks for both, then for a valid e-mail', () => {
    expect(validateLogin('', '')).toEqual({ field: 'email', text: 'Informe o E-mail e Senha' })
    expect(validateLogin('a@b.example', '')).toEqual({ field: 'senha', text: 'Informe o E-mail e Senha' })
    expect(validateLogin('a@b', 'x')).toEqual({ field: 'email', text: 'E-mail inválido' })
    expect(validateLogin(' admin@retaguarda.example ', 'x')).toBeNull()
  })

  it.each(['a@b', 'a b@c.example', '@c.example', 'a@', 'a@.example', 'a@b..example'])(
    'refuses %s',
    (text) => {
      expect(isEmail(text)).toBe(false)
    },
  )
})

describe('refusalText (spec §8)', () => {
  it('tells a wrong log-in, a wait and a silent server apart', () => {
    const refused = new ApiError(400, { error: 'invalid_grant' })
    expect(refusalText(refused)).toBe('Ops, Confira o seu login e senha e tente novamente!')
    expect(refusalText(new ApiError(429, {}, 30))).toBe('Muitas tentativas. Tente novamente em 30 segundos.')
    expect(refusalText(new ApiError(0, {}))).toBe('Serviço temporariamente indisponível.')
  })
})
