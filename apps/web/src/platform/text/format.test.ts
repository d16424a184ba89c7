import { describe, expect, it } from 'vitest'
import {
  formatAmount,
  formatBytes,
  formatClock,
  formatCount,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMoney,
  formatQuantity,
  initials,
} from './format.ts'

describe('dates', () => {
  it('shows instants in São Paulo, days as they are', () => {
    expect(formatDateTime('2026-11-20T02:30:00Z')).toBe('19/11/2026 23:30')
    expect(formatDay('2026-11-20')).toBe('20/11/2026')
    expect(formatDay('2026-11-20T02:30:00Z')).toBe('19/11/2026')
    expect(formatDateTime(null)).toBe('')
  })

  it('S9-041: a time of day to the second', () => {
    expect(formatClock(new Date('2026-11-21T02:45:10Z'))).toBe('23:45:10')
    expect(formatClock(new Date('2026-11-20T03:00:09.999Z'))).toBe('00:00:09')
  })

  it('says hoje and amanhã only where columns are scanned', () => {
    const now = new Date('2026-11-19T15:00:00Z')
    expect(formatMoment('2026-11-19T17:00:00Z', now)).toBe('hoje 14:00')
    expect(formatMoment('2026-11-20T11:15:00Z', now)).toBe('amanhã 08:15')
    expect(formatMoment('2026-11-21T02:59:00Z', now)).toBe('amanhã 23:59')
    expect(formatMoment('2026-11-21T11:15:00Z', now)).toBe('21/11 08:15')
    expect(formatMoment('2026-11-18T11:15:00Z', now)).toBe('18/11 08:15')
    expect(formatMoment('2027-01-01T12:00:00Z', new Date('2026-12-31T15:00:00Z'))).toBe('amanhã 09:00')
    expect(formatMoment('2025-11-20T11:15:00Z', now)).toBe('20/11/2025 08:15')
  })
})

describe('numbers', () => {
  it('S9-042: shows money with two decimals and quantities with up to four', () => {
    expect(formatMoney(1234.56)).toBe('R$ 1.234,56')
    expect(formatMoney(1_234_567.5)).toBe('R$ 1.234.567,50')
    expect(formatMoney(-2)).toBe('−R$ 2,00')
    expect(formatAmount(0.005)).toBe('0,01')
    expect(formatQuantity(1234.56789)).toBe('1.234,5679')
    expect(formatQuantity(48)).toBe('48')
  })

  it('counts in words', () => {
    expect(formatCount(1, 'pedido', 'pedidos')).toBe('1 pedido')
    expect(formatCount(1284, 'pedido', 'pedidos')).toBe('1.284 pedidos')
    expect(formatBytes(219_136)).toBe('214 KB')
    expect(formatBytes(1_500_000)).toBe('1,4 MB')
    expect(formatBytes(69_330_500_000)).toBe('64,6 GB')
  })
})

it('takes initials of a name or an e-mail', () => {
  expect(initials('Helena Matoso')).toBe('HM')
  expect(initials('Helena')).toBe('H')
  expect(initials('')).toBe('?')
})
