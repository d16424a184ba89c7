import { afterAll, expect, it } from 'vitest'
import { createQueue } from '../../jobs/queue.ts'
import { hashPassword } from '../../session/password.ts'
import { startTestApp } from '../../testing/app.ts'
import { outsideTransaction } from '../index.ts'

const server = await startTestApp()
afterAll(server.close)
const { services } = server.app

const works: [string, () => Promise<unknown>][] = [
  ['a file is written', () => services.files.put(Buffer.from('a'))],
  ['a file is received', () => services.files.receive()],
  ['a file is read', () => services.files.open(crypto.randomUUID())],
  ['a password is hashed', () => hashPassword('a')],
  ['a turn is waited for', () => createQueue()('a', () => Promise.resolve())],
]

it.each(works)('%s before a transaction or after it, never within', async (_what, work) => {
  await expect(services.transaction(work)).rejects.toThrow(/within a transaction/)
})

it('what follows a transaction is outside of it', async () => {
  await services.transaction(() => Promise.resolve())
  expect(() => outsideTransaction('A test')).not.toThrow()
})
