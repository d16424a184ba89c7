import { expect, it } from 'vitest'
import { prazoWords, restanteWords } from './prazo.ts'

it('S4-076: says the colour and how many of the 30 days of the law are left', () => {
  expect(prazoWords({ semaforo: 'VERMELHO', diasRestantes: 2 })).toBe('Vermelho, faltam 2 para os 30 dias')
  expect(prazoWords({ semaforo: 'BRANCO', diasRestantes: null })).toBe('Branco')
  expect(restanteWords(1)).toBe('falta 1 para os 30 dias')
  expect(restanteWords(0)).toBe('hoje completa os 30 dias')
  expect(restanteWords(-1)).toBe('passou 1 dia dos 30')
  expect(restanteWords(-12)).toBe('passaram 12 dias dos 30')
})
