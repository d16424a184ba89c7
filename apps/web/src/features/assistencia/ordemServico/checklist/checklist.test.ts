import { expect, test } from 'vitest'
import {
  aprovacaoTravada,
  contagem,
  faltaNoChecklist,
  proximoPonto,
  recusaTravada,
  wireChecklist,
} from './checklist.ts'
import type { Respostas } from './checklist.ts'

const pontos = [
  { id: 1, nome: 'Marcha', medida: null },
  { id: 2, nome: 'Estanqueidade', medida: '10 ATM' },
]
const ok = { resultado: 'OK', nota: '', fotos: [] } as const
const ruim = (nota: string) => ({ resultado: 'NAO_OK', nota, fotos: [] }) as const

test.each<[string, Respostas, string | null, string | null, string | null]>([
  ['nothing said', {}, 'Falta conferir: Marcha', null, 'Falta conferir: Marcha'],
  [
    'one open',
    { 1: { ...ok, fotos: [] } },
    'Falta conferir: Estanqueidade',
    null,
    'Falta conferir: Estanqueidade',
  ],
  ['all OK', { 1: { ...ok, fotos: [] }, 2: { ...ok, fotos: [] } }, null, null, null],
  [
    'one is not, without a word',
    { 1: { ...ok, fotos: [] }, 2: { ...ruim(' '), fotos: [] } },
    'Estanqueidade não está OK',
    'Diga o que há em Estanqueidade',
    'Diga o que há em Estanqueidade',
  ],
  [
    'one is not',
    { 1: { ...ok, fotos: [] }, 2: { ...ruim('Bolha'), fotos: [] } },
    'Estanqueidade não está OK',
    null,
    null,
  ],
])('%s', (_, respostas, aprova, recusa, outra) => {
  expect(aprovacaoTravada(pontos, respostas)).toBe(aprova)
  expect(recusaTravada(pontos, respostas)).toBe(recusa)
  expect(faltaNoChecklist(pontos, respostas)).toBe(outra)
})

test('what is sent holds the answered points, a note only where one is not OK', () => {
  const respostas: Respostas = { 1: { ...ok, nota: 'esquecida', fotos: [] } }
  expect(wireChecklist(pontos, respostas)).toEqual([
    { ponto: { id: 1 }, resultado: 'OK', nota: null, fotos: [] },
  ])
  expect(proximoPonto(pontos, respostas)?.nome).toBe('Estanqueidade')
  expect(contagem(pontos, respostas)).toEqual({ ok: 1, naoOk: 0, naoSeAplica: 0, falta: 1 })
})
