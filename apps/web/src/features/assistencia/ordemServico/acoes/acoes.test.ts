import { expect, it } from 'vitest'
import { arrangeAcoes } from './acoes.ts'

it('makes what leads on the big button, whatever the order of the answer', () => {
  expect(arrangeAcoes(['cancelar', 'solicitarTroca', 'consertar'])).toEqual({
    proxima: 'consertar',
    aoLado: ['solicitarTroca'],
    menu: ['cancelar'],
  })
  expect(arrangeAcoes(['reprovarOrcamento', 'aprovarOrcamento', 'cancelar', 'alterarStatus'])).toEqual({
    proxima: 'aprovarOrcamento',
    aoLado: ['reprovarOrcamento'],
    menu: ['cancelar', 'alterarStatus'],
  })
})

it('has no big button where nothing leads on', () => {
  expect(arrangeAcoes(['cancelar'])).toEqual({ proxima: null, aoLado: [], menu: ['cancelar'] })
})
