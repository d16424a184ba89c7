import { expect, test } from 'vitest'
import { errorText } from './texts.ts'

test('numbers in a text are written as people write them', () => {
  expect(errorText('PLANILHA_LINHAS', { maximo: 20_000 })).toBe(
    'A planilha tem mais de 20.000 linhas. Divida-a em partes.',
  )
  expect(errorText('VALOR_MINIMO', { minimo: 0.25 })).toBe('O valor mínimo é 0,25.')
  expect(errorText('VALOR_MAXIMO', { maximo: 99_999_999_999.9999 })).toBe(
    'O valor máximo é 99.999.999.999,9999.',
  )
})

test('what is no number stays as it is given', () => {
  expect(errorText('PLANILHA_LINHAS', { maximo: 'muitas' })).toContain('mais de muitas linhas')
  expect(errorText('PLANILHA_LINHAS')).toContain('{maximo}')
})
