import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)
const bytes = fc.uint8Array({ maxLength: 40 }).map((plain) => Buffer.from(plain))

test('what was sealed is opened by its key alone', () => {
  fc.assert(
    fc.property(bytes, (plain) => {
      expect(unseal(key, seal(key, plain))).toEqual(plain)
      expect(() => unseal(randomBytes(32), seal(key, plain))).toThrow()
    }),
  )
})

test('a changed byte, or one that is missing at either end, is noticed', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), (plain, at) => {
      const sealed = seal(key, plain)
      for (const cut of [sealed.subarray(0, at % sealed.length), sealed.subarray((at % sealed.length) + 1)])
        expect(() => unseal(key, cut)).toThrow()
      sealed.writeUInt8(sealed.readUInt8(at % sealed.length) ^ 1, at % sealed.length)
      expect(() => unseal(key, sealed)).toThrow()
    }),
  )
})
