import { expect, test } from 'vitest'
import { finalidadeWords, readableText } from './words.ts'

test('a sentence names a chave in groups, a document masked, and stays as it is otherwise', () => {
  expect(readableText('A nota 35260912ABC34501DE35550010000010121746687400 está cancelada.')).toBe(
    'A nota 3526 0912 ABC3 4501 DE35 5500 1000 0010 1217 4668 7400 está cancelada.',
  )
  expect(readableText('O arquivo de 2026 não é uma nota.')).toBe('O arquivo de 2026 não é uma nota.')
  expect(readableText('Nem o emitente (12ABC34501DE35) nem o destinatário (99999007040).')).toBe(
    'Nem o emitente (12.ABC.345/01DE-35) nem o destinatário (999.990.070-40).',
  )
})

test('only an unusual purpose is told', () => {
  expect(finalidadeWords('1')).toBeNull()
  expect(finalidadeWords('4')).toBe('Devolução')
  expect(finalidadeWords('9')).toBe('Finalidade 9')
})
