import { expect, test } from 'vitest'
import { callHref, whatsAppHref } from './telefone.ts'

test('a mobile number leads to a conversation, any other to a call alone', () => {
  expect(callHref('(11) 5555-0100')).toBe('tel:+551155550100')
  expect(whatsAppHref('(11) 98888-0100')).toBe('https://wa.me/5511988880100')
  expect(whatsAppHref('(11) 5555-0100')).toBeNull()
})
