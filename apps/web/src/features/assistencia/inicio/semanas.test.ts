import { expect, test } from 'vitest'
import { resumoDe } from './semanas.ts'

const semana = (reparadas: number, ate30: number, mediaDias: number | null) => ({
  semana: '2026-11-16',
  reparadas,
  ate30,
  mediaDias,
})

test('a week counts by its repairs, and four are compared with the four before', () => {
  const antes = Array.from({ length: 4 }, () => semana(2, 1, 20))
  const agora = [semana(0, 0, null), semana(1, 1, 10), semana(3, 3, 14), semana(0, 0, null)]
  expect(resumoDe([...antes, ...agora])).toEqual({ parte: 100, dias: 13, parteMudou: 50, diasMudou: -7 })
})

test('without repairs there is neither a number nor a change', () => {
  const nada = Array.from({ length: 8 }, () => semana(0, 0, null))
  expect(resumoDe(nada)).toEqual({ parte: null, dias: null, parteMudou: null, diasMudou: null })
})
