import { expect, test } from '../support/people.ts'

// These tests have to fail, to prove the console check of all other tests.
test('a warning in the console of any page of a test fails it', async ({ stranger }) => {
  test.fail()
  const page = await stranger()
  await page.goto('/index')
  await page.evaluate(() => console.warn('a file was told of and not used'))
})

test('so does a call that is refused without having been named', async ({ stranger }) => {
  test.fail()
  const page = await stranger()
  await page.goto('/index')
  expect(await page.evaluate(async () => (await fetch('/pedidos')).status)).toBe(401)
})

test('so does one that was named and does not come', async ({ stranger, provokes }) => {
  test.fail()
  provokes('404 /pedidos/:id')
  const page = await stranger()
  await page.goto('/index')
})

test('one that was named does not', async ({ stranger, provokes }) => {
  provokes('401 /pedidos')
  const page = await stranger()
  await page.goto('/index')
  expect(await page.evaluate(async () => (await fetch('/pedidos')).status)).toBe(401)
})
