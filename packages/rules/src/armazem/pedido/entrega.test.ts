import { expect, test } from 'vitest'
import { isKnownToWms, recadoWms } from './entrega.ts'

const rascunho = { etapa: 'CRIADO', concluido: false } as const
const criado = { etapa: 'CRIADO', concluido: true } as const
const separando = { etapa: 'EM_SEPARACAO', concluido: true } as const
const cancelado = { etapa: 'CANCELADO', concluido: true } as const
const desistido = { etapa: 'CANCELADO', concluido: false } as const

test.each([
  ['a draft saved', rascunho, rascunho, true, undefined],
  ['a draft concluded', rascunho, criado, false, 'entregar'],
  ['a draft concluded and moved at once', rascunho, separando, true, 'entregar'],
  ['a draft cancelled', rascunho, desistido, false, undefined],
  ['a concluded order moved', criado, separando, false, undefined],
  ['its lines changed', criado, criado, true, 'reenviar'],
  ['its lines changed while it is picked', separando, separando, true, 'reenviar'],
  ['changed in what the WMS is not told', separando, separando, false, undefined],
  ['reopened', criado, rascunho, false, 'retirar'],
  ['reopened with other lines', criado, rascunho, true, 'retirar'],
  ['cancelled', separando, cancelado, false, 'retirar'],
  ['a file added after it was cancelled', cancelado, cancelado, false, undefined],
] as const)('%s: the WMS is told %s', (_what, antes, depois, mudou, expected) => {
  expect(recadoWms({ ...antes, wmsPendente: false }, depois, mudou, 'http')).toBe(expected)
  expect(recadoWms({ ...antes, wmsPendente: false }, depois, mudou, 'interno')).toBeUndefined()
})

test('an order whose withdrawal still waits is withdrawn when it is cancelled, and handed over when it is concluded', () => {
  const antes = { ...rascunho, wmsPendente: true }
  expect(recadoWms(antes, desistido, false, 'http')).toBe('retirar')
  expect(recadoWms(antes, criado, false, 'http')).toBe('entregar')
  expect(recadoWms(antes, rascunho, true, 'http')).toBeUndefined()
})

test('a deleted order is told of when the WMS may know it', () => {
  expect(isKnownToWms({ concluido: true, wmsPendente: false }, 'http')).toBe(true)
  expect(isKnownToWms({ concluido: false, wmsPendente: true }, 'http')).toBe(true)
  expect(isKnownToWms({ concluido: false, wmsPendente: false }, 'http')).toBe(false)
  expect(isKnownToWms({ concluido: true, wmsPendente: true }, 'interno')).toBe(false)
})
