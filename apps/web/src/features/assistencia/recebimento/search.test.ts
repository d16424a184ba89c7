import { expect, test } from 'vitest'
import { parseRecebimentoSearch, recebimentoRequest } from './search.ts'

test('an address is read, and what fits no filter is left out', () => {
  const search = parseRecebimentoSearch({
    de: '2026-11-01',
    ate: 'ontem',
    forma: 'PIX',
    posto: 'x',
    page: '2',
  })
  expect(search).toEqual({ de: '2026-11-01', forma: 'PIX', page: 2 })
  expect(recebimentoRequest(search)).toMatchObject({ page: 2, filter: { de: '2026-11-01', forma: 'PIX' } })
})

test('the name of a post is shown, and filters nothing', () => {
  const search = parseRecebimentoSearch({ posto: '7', postoNome: 'Posto Sete' })
  expect(recebimentoRequest(search).filter).toEqual({ posto: 7 })
})
