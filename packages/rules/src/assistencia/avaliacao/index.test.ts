import { describe, expect, test } from 'vitest'
import { baixasDe, grupoDe, mediaDe, notaDaMedia, npsDe } from './index.ts'

const notas = (atendimento: number, prazo: number, preco: number, qualidade: number) => ({
  ATENDIMENTO: atendimento,
  PRAZO: prazo,
  PRECO: preco,
  QUALIDADE: qualidade,
})

describe('what a survey says of a consumer (rede §7)', () => {
  test.each([
    [notas(5, 5, 5, 5), 5, 5, 'PROMOTOR'],
    [notas(5, 5, 4, 4), 4.5, 5, 'PROMOTOR'],
    [notas(5, 4, 4, 4), 4.25, 4, 'NEUTRO'],
    [notas(3, 3, 2, 2), 2.5, 3, 'NEUTRO'],
    [notas(3, 2, 2, 2), 2.25, 2, 'DETRATOR'],
    [notas(1, 1, 1, 1), 1, 1, 'DETRATOR'],
  ] as const)('%o has the mean %d, counts as %d: %s', (given, media, nota, grupo) => {
    expect(mediaDe(given)).toBe(media)
    expect(notaDaMedia(media)).toBe(nota)
    expect(grupoDe(media)).toBe(grupo)
  })

  test.each([
    [0, 0, 0, null],
    [1, 0, 0, 100],
    [0, 0, 1, -100],
    [34, 21, 5, 48],
    [1, 1, 0, 50],
    [1, 7, 0, 13],
    [0, 7, 1, -13],
    [3, 2, 3, 0],
  ])('%d promoters, %d neutral and %d detractors: %s', (promotores, neutros, detratores, nps) => {
    expect(npsDe(promotores, neutros, detratores)).toBe(nps)
  })
})

test.each([
  [notas(3, 3, 3, 3), []],
  [notas(1, 5, 2, 5), ['ATENDIMENTO', 'PRECO']],
])('%o has low marks in %j', (given, baixas) => {
  expect(baixasDe(given)).toEqual(baixas)
})
