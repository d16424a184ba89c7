import { describe, expect, it } from 'vitest'
import { formatDocument, normalizeDocument } from './mask.ts'

describe('documents', () => {
  it.each([
    ['52998224725', '529.982.247-25'],
    ['99999002000101', '99.999.002/0001-01'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['529982', '529.982'],
    ['529982247251', '52.998.224/7251'],
    ['12A', '12.A'],
    [null, ''],
  ])('masks %s', (bare, masked) => {
    expect(formatDocument(bare)).toBe(masked)
  })

  it('bares them again', () => {
    expect(normalizeDocument('12.abc.345/01de-35')).toBe('12ABC34501DE35')
  })
})
