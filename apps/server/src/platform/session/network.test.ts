import { expect, test } from 'vitest'
import { blockOf, networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:0:1::7', '2001:db8:0:1', '2001:db8:0:1'],
  ['2001:db8::7', '2001:db8:0:0', '2001:db8:0:0'],
  ['unknown', 'desconhecido', 'desconhecido'],
])('%s is counted as %s and shares the places of %s', (address, network, block) => {
  expect([networkOf(address), blockOf(address)]).toEqual([network, block])
})
