import { describe, expect, it } from 'vitest'
import { chosenColumns, columnsParam, moved, placed } from './columns.ts'

const all = [
  { key: 'numero' },
  { key: 'cliente' },
  { key: 'wms' },
  { key: 'coleta', extra: true },
  { key: 'situacao', extra: true },
]
const keysOf = (asked: string | undefined) => chosenColumns(all, asked).map(({ key }) => key)

describe('the columns of a list', () => {
  it('come as they are, or in the order of the address behind the fixed two', () => {
    expect(keysOf(undefined)).toEqual(['numero', 'cliente', 'wms'])
    expect(keysOf('coleta,wms')).toEqual(['numero', 'cliente', 'coleta', 'wms'])
    expect(keysOf('-')).toEqual(['numero', 'cliente'])
    expect(keysOf('wms,wms,numero,nada')).toEqual(['numero', 'cliente', 'wms'])
  })

  it('leave the address where they stand as they come', () => {
    expect(columnsParam(all, ['wms'])).toBeUndefined()
    expect(columnsParam(all, ['coleta', 'wms'])).toBe('coleta,wms')
    expect(columnsParam(all, [])).toBe('-')
    expect(keysOf(columnsParam(all, []))).toEqual(['numero', 'cliente'])
  })

  it('move by one place, or into another’s, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(placed(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
    expect(placed(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  })
})
