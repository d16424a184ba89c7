import { expect, test } from 'vitest'
import { callHref, formatPhone, whatsAppHref } from './index.ts'

test('a mobile number leads to a conversation, any other to a call alone', () => {
  expect(callHref('(11) 5555-0100')).toBe('tel:+551155550100')
  expect(whatsAppHref('(11) 98888-0100')).toBe('https://wa.me/5511988880100')
  expect(whatsAppHref('(11) 5555-0100')).toBeNull()
})

test.each([
  ['11900000142', '(11) 90000-0142'],
  ['1130000142', '(11) 3000-0142'],
  ['+55 11 90000-0142', '(11) 90000-0142'],
  ['1190', '(11) 90'],
  ['11', '11'],
])('%s is written %s', (typed, written) => expect(formatPhone(typed)).toBe(written))
