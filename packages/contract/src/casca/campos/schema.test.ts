import { expect, test } from 'vitest'
import { z } from 'zod'
import { messagesOf } from '../errors/index.ts'
import type { Campos, ValoresDe } from './index.ts'
import { createShape, readShape, updateShape } from './schema.ts'

const CAMPOS = {
  codigo: { type: 'text', max: 5, required: true, label: 'Código' },
  nota: { type: 'area', max: 10, label: 'Nota' },
  ativo: { type: 'switch', label: 'Ativo' },
  dia: { type: 'day', label: 'Dia' },
  coleta: { type: 'instant', required: true, label: 'Coleta' },
  cor: { type: 'option', label: 'Cor', options: [{ value: 'AZUL', label: 'Azul' }] },
  junto: { type: 'texts', max: 5, most: 2, label: 'Junto' },
  horas: { type: 'number', format: 'integer', label: 'Horas', help: 'Até a entrega.' },
} as const satisfies Campos

const whole: ValoresDe<typeof CAMPOS> = {
  codigo: 'A1',
  nota: null,
  ativo: true,
  dia: '2026-11-20',
  coleta: '2026-11-20T13:15:00Z',
  cor: 'AZUL',
  junto: ['anel', 'elo'],
  horas: 4,
}
const codesOf = (shape: z.core.$ZodLooseShape, sent: object) => {
  const { error } = z.object(shape).safeParse(sent, { reportInput: true })
  return messagesOf(error?.issues ?? []).map(({ fieldName, code }) => `${fieldName} ${code}`)
}

test('a whole record passes everywhere', () => {
  for (const shape of [createShape(CAMPOS), updateShape(CAMPOS), readShape(CAMPOS)])
    expect(z.object(shape).parse(whole)).toEqual(whole)
})

test('a new record needs what is required; a switch that is not sent is off', () => {
  const { codigo, coleta } = whole
  expect(z.object(createShape(CAMPOS)).parse({ codigo, coleta })).toEqual({ codigo, coleta, ativo: false })
  expect(codesOf(createShape(CAMPOS), {})).toEqual([
    'codigo EMPTY_REQUIRED_FIELD',
    'coleta EMPTY_REQUIRED_FIELD',
  ])
})

test('a change may clear what is not required: an emptied text is null', () => {
  const change = z.object(updateShape(CAMPOS)).partial()
  expect(change.parse({ nota: '  ', dia: null, cor: null, horas: null })).toEqual({
    nota: null,
    dia: null,
    cor: null,
    horas: null,
  })
  expect(codesOf(change.shape, { codigo: '', coleta: null, ativo: null, junto: null })).toEqual([
    'codigo EMPTY_REQUIRED_FIELD',
    'ativo EMPTY_REQUIRED_FIELD',
    'coleta EMPTY_REQUIRED_FIELD',
    'junto EMPTY_REQUIRED_FIELD',
  ])
})

test.each([
  [{ codigo: 'ABCDEF' }, 'codigo TEXTO_LONGO'],
  [{ nota: 'x'.repeat(11) }, 'nota TEXTO_LONGO'],
  [{ dia: '2026-02-30' }, 'dia DATA_INVALIDA'],
  [{ coleta: '2026-11-20T13:16:00Z' }, 'coleta DATA_PASSO'],
  [{ coleta: 'amanhã' }, 'coleta DATA_INVALIDA'],
  [{ cor: 'VERDE' }, 'cor OPCAO_INVALIDA'],
  [{ junto: ['anel', 'pulseira'] }, 'junto[1] TEXTO_LONGO'],
  [{ junto: ['um', 'dois', 'três'] }, 'junto LISTA_LONGA'],
  [{ horas: -1 }, 'horas VALOR_MINIMO'],
  [{ horas: 1e12 }, 'horas VALOR_MAXIMO'],
])('%j is refused: %s', (sent, message) => {
  expect(codesOf(updateShape(CAMPOS), { ...whole, ...sent })).toEqual([message])
})

test('the API is told by the label, or by the help where there is one', () => {
  const { properties = {} } = z.toJSONSchema(z.object(readShape(CAMPOS)))
  expect([properties['codigo'], properties['horas']]).toMatchObject([
    { description: 'Código' },
    { description: 'Até a entrega.' },
  ])
})
