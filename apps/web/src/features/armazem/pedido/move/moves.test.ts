import { TRANSICOES } from '@app/rules/armazem/pedido'
import { expect, test } from 'vitest'
import { ApiError } from '../../../../platform/http/errors.ts'
import { moveBody } from '../api.ts'
import { consequence, isStepBack, refusalText, sinceText, whyNot } from './moves.ts'

test('every move of the table says what it does, and no two of one place say the same', () => {
  for (const from of new Set(TRANSICOES.map(({ de }) => de))) {
    const words = TRANSICOES.filter(({ de }) => de === from).map(({ para }) => consequence(from, para))
    for (const text of words) expect(text).toMatch(/^[A-Z].*\.$/)
    expect(new Set(words).size).toBe(words.length)
  }
})

test('the words of the modal', () => {
  expect(consequence('A_FATURAR', 'FATURADO')).toBe('Próxima etapa. Encerra o prazo de faturamento.')
  expect(consequence('A_FATURAR', 'EM_SEPARACAO')).toBe(
    'Volta uma etapa. O prazo de separação recomeça a contar.',
  )
  expect(consequence('FATURADO', 'EXPEDIDO')).toMatch(/^Baixa o estoque/)
  expect(consequence('CRIADO', 'CANCELADO')).toBe('Libera as reservas de estoque. Não se desfaz.')
})

test('only undoing is a step back', () => {
  expect(isStepBack('A_FATURAR', 'EM_SEPARACAO')).toBe(true)
  expect(isStepBack('EXPEDIDO', 'FATURADO')).toBe(true)
  expect(isStepBack('CRIADO', 'EM_SEPARACAO')).toBe(false)
  expect(isStepBack('A_FATURAR', 'CANCELADO')).toBe(false)
})

const criado = { etapa: 'CRIADO', statusAlcis: 'recebido', concluido: true, proximosStatus: [] } as const

test('an order without moves says why', () => {
  const why = (change: Partial<Parameters<typeof whyNot>[0]>, may = true) =>
    whyNot({ ...criado, proximosStatus: [], ...change }, may)
  expect(why({ concluido: false })).toBe('O cadastro ainda não foi concluído.')
  expect(why({ concluido: false, proximosStatus: ['CANCELADO'] })).toBe('O cadastro ainda não foi concluído.')
  expect(why({ etapa: 'CANCELADO' })).toMatch(/cancelado/)
  expect(why({ etapa: 'FATURADO', statusAlcis: 'expedido' })).toBe('O pedido já foi expedido.')
  expect(why({}, false)).toBe('O seu perfil não permite mover pedidos.')
  expect(why({ etapa: 'A_FATURAR' })).toMatch(/Conferido aguardando faturamento/)
  expect(why({ proximosStatus: ['EM_SEPARACAO'] })).toBeNull()
})

const minutes = (count: number) => count * 60_000

test.each([
  [0, 'agora mesmo'],
  [minutes(1), 'há 1 min'],
  [minutes(59), 'há 59 min'],
  [minutes(60), 'há 1 h'],
  [minutes(72), 'há 1 h 12 min'],
  [minutes(24 * 60), 'há 1 dia'],
  [minutes(48 * 60 - 1), 'há 1 dia'],
  [minutes(48 * 60), 'há 2 dias'],
])('%d ms in a stage reads %s', (time, text) => expect(sinceText(time)).toBe(text))

test('a move sends the status alone; dispatch and its undoing are the WMS status', () => {
  const pedido = { ...criado, versao: 3 }
  expect(moveBody(pedido, 'EM_SEPARACAO')).toEqual({ status: 'EM_SEPARACAO', versao: 3 })
  expect(moveBody({ ...pedido, etapa: 'FATURADO' }, 'EXPEDIDO')).toEqual({
    statusAlcis: 'expedido',
    versao: 3,
  })
  expect(moveBody({ ...pedido, etapa: 'FATURADO', statusAlcis: 'expedido' }, 'FATURADO')).toEqual({
    statusAlcis: 'conferido',
    versao: 3,
  })
})

test('a conflict names who changed the order and when', () => {
  const error = new ApiError(409, {
    messages: [{ code: 'VERSAO_ANTIGA', text: 'Este pedido foi alterado por outra pessoa' }],
    alteradoPor: 'Otávio Lima',
    alteradoEm: '2026-11-19T17:05:00Z',
  })
  expect(refusalText(error, new Date('2026-11-19T17:30:00Z'))).toBe(
    'Este pedido foi alterado por outra pessoa (Otávio Lima, hoje 14:05).',
  )
  expect(refusalText(new ApiError(0, {}))).toBe('Serviço temporariamente indisponível.')
})
