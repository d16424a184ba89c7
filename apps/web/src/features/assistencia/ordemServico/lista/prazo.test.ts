import { afterEach, expect, it, vi } from 'vitest'
import { prazoWords, promessaDe, restanteWords, retiradaWords } from './prazo.ts'

it('S4-076: says the colour and how many of the 30 days of the law are left', () => {
  expect(prazoWords({ semaforo: 'VERMELHO', diasRestantes: 2, diasRetirada: null })).toBe(
    'Vermelho, faltam 2 para os 30 dias',
  )
  expect(prazoWords({ semaforo: 'BRANCO', diasRestantes: null, diasRetirada: null })).toBe('Branco')
  expect(restanteWords(1)).toBe('falta 1 para os 30 dias')
  expect(restanteWords(0)).toBe('hoje completa os 30 dias')
  expect(restanteWords(-1)).toBe('passou 1 dia dos 30')
  expect(restanteWords(-12)).toBe('passaram 12 dias dos 30')
})

it('decisions 62: says how long a watch has waited to be fetched', () => {
  expect(prazoWords({ semaforo: 'BRANCO', diasRestantes: null, diasRetirada: 45 })).toBe(
    'Branco, espera retirada há 45 dias',
  )
  expect(retiradaWords(0)).toBe('espera retirada desde hoje')
  expect(retiradaWords(1)).toBe('espera retirada há 1 dia')
  expect(retiradaWords(null)).toBeNull()
})

afterEach(() => void vi.useRealTimers())

it('says what was promised, the year only when it is another, and nothing once the watch is ready', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  const os = { dataPrometida: '2026-11-20', semaforo: 'VERDE' } as const
  expect(promessaDe(os)).toEqual({ passou: false, texto: 'Prometida para 20/11' })
  expect(promessaDe({ ...os, dataPrometida: '2026-11-19' })).toEqual({
    passou: true,
    texto: 'Era para 19/11',
  })
  expect(promessaDe({ ...os, dataPrometida: '2027-01-04' })?.texto).toBe('Prometida para 04/01/2027')
  expect(promessaDe({ ...os, semaforo: 'BRANCO' })).toBeNull()
  expect(promessaDe({ ...os, dataPrometida: null })).toBeNull()
})
