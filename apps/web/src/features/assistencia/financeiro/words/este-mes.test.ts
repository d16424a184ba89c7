import { expect, it } from 'vitest'
import { noMes } from './este-mes.ts'

const row = (id: number, mes: string, posto: number) => ({ id, mes, posto: { id: posto } })
const NOVEMBRO = '2026-11-01'
const rows = [row(1, NOVEMBRO, 8), row(2, NOVEMBRO, 7), row(3, '2026-10-01', 7)]

it('the month is the own post’s, and a habilitado’s stands apart, whichever comes first', () => {
  expect(noMes(rows, NOVEMBRO, 7)).toEqual({ proprio: rows[1], habilitados: [rows[0]] })
  expect(noMes(rows, '2026-10-01', 7)).toEqual({ proprio: rows[2], habilitados: [] })
})

it('a habilitado’s month is not the own one where that has none', () => {
  expect(noMes(rows, NOVEMBRO, 9)).toEqual({ proprio: undefined, habilitados: [rows[0], rows[1]] })
})
