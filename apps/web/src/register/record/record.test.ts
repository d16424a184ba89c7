import { consumidorView } from '@app/contract/registers/consumidor'
import { expect, it } from 'vitest'
import { cellText, continuedOf, idOf } from './record.ts'

it('a row is opened by its self link, with or without an id beside it (S2-022)', () => {
  expect(idOf({ _links: { self: { href: 'https://exemplo.example/usuario/41' } } })).toBe(41)
  expect(idOf({ id: 1, _links: { self: { href: '/usuario/41/' } } })).toBe(41)
  expect(idOf({ id: 7 })).toBe(7)
})

it('S9-042: a cell says money as R$ 1.234,56, and a number with its unit', () => {
  const record = { id: 1, versao: 1, valor: 1234.5, meses: 24, vazio: null }
  expect(cellText(record, { name: 'valor', label: 'Preço', format: 'money' })).toBe('R$ 1.234,50')
  expect(cellText(record, { name: 'meses', label: 'Garantia', format: 'integer', unit: 'meses' })).toBe(
    '24 meses',
  )
  expect(cellText(record, { name: 'vazio', label: 'Garantia', format: 'integer', unit: 'meses' })).toBe('')
})

it('decisions 58: records of one person go on with the one above; who has none stands alone', () => {
  const records = ['1', '1', '2', null, null, '1'].map((cnpjCpf, at) => ({ id: at, versao: 1, cnpjCpf }))
  expect([...continuedOf(records, consumidorView)]).toEqual([1])
  const { grupo: _grupo, ...ungrouped } = consumidorView
  expect([...continuedOf(records, ungrouped)]).toEqual([])
})
