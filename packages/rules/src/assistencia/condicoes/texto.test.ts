import { expect, test } from 'vitest'
import { CONDICOES_PADRAO, condicoesMostradas } from './texto.ts'

test('the product’s own text names the three notices and disposes of nothing', () => {
  expect(CONDICOES_PADRAO).toContain('30, 60 e 90 dias')
  expect(CONDICOES_PADRAO).toContain('não é vendido, doado nem descartado')
})

test('what is accepted says whose it is and which version', () => {
  expect(condicoesMostradas({ posto: 'Ponteiro Certo', versao: 3, texto: 'Guardamos por 90 dias.' })).toBe(
    'Condições de Ponteiro Certo, versão 3\nGuardamos por 90 dias.',
  )
})

test('decisions 63: a fee that is named says when it is owed', () => {
  expect(condicoesMostradas({ posto: 'Ponteiro Certo', versao: 1, texto: 'x', taxa: 40 })).toContain(
    'Taxa de diagnóstico: R$ 40,00, devida só se o orçamento for recusado ou vencer sem resposta.',
  )
})
