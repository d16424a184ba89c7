import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { csvOf, PRODUTO, sendSheet } from '../testing/sheets.ts'

const app = await startTestApp()
const [operador, admin] = [await app.as('operador'), await app.as('admin')]
afterAll(app.close)

test('24 previews at once wait for one another, a few of them, and not before another person’s', async () => {
  const sheet = csvOf([
    PRODUTO,
    ...Array.from({ length: 5_000 }, (_, at) => ['C1', `MUITAS-${at}`, 'Produto', 'UN', 'sim', '']),
  ])
  const done: string[] = []
  const send = async (caller: typeof admin, name: string) => {
    const { statusCode } = await sendSheet(app, caller, 'produtos', sheet)
    if (statusCode === 201) done.push(name)
    return statusCode
  }
  const many = Array.from({ length: 24 }, () => send(operador, 'muitas'))
  const other = send(admin, 'outra')
  expect(await other).toBe(201)
  const answers = await Promise.all(many)
  expect(answers.filter((status) => status === 201).length).toBe(5)
  expect(answers.filter((status) => status === 429).length).toBe(19)
  // It was done beside the first of the many, not after them.
  expect(done.indexOf('outra')).toBeLessThanOrEqual(2)
})
