import { expect, test } from 'vitest'
import { cortadasEmPalavras } from './valor.ts'

const linhas = Array.from({ length: 240 }, (_, at) => ({
  chave: String(at),
  rotulo: '',
  valores: [],
  abre: null,
}))

test('a report says what it leaves out, the oldest months or the smallest lines', () => {
  expect(cortadasEmPalavras({ dimensao: 'Mês', linhas, cortadas: 361 })).toBe(
    'Mostra os últimos 240 meses do período; o total conta também com os 361 de antes.',
  )
  expect(cortadasEmPalavras({ dimensao: 'Posto', linhas, cortadas: 1200 })).toBe(
    'Mostra as 240 maiores; o total conta também com as outras 1.200.',
  )
})
