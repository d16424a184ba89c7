import { expect, test } from '../support/people.ts'

test('a page that opens while the service is away, or asked too often, says so and keeps the session', async ({
  enter,
  provokes,
}) => {
  const page = await enter('operador')
  // The person is not stored, as after a new version changed what is: the server must be asked.
  await page.addInitScript(() => localStorage.removeItem('retaguarda.usuario'))
  for (const status of [503, 429]) {
    provokes(`${status} /user/me`)
    await page.route('**/user/me', (route) => route.fulfill({ status, json: {} }))
    await page.goto('/pedidos?situacao=FATURADO')
    await expect(page.getByRole('heading', { name: 'Serviço temporariamente indisponível.' })).toBeVisible()
    await page.unroute('**/user/me')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    await expect(page).toHaveURL(/\/pedidos\?situacao=FATURADO$/)
  }
})

test('a screen whose files are asked for while the server is away is shown when it is back', async ({
  open,
  provokes,
}) => {
  provokes('ERR_CONNECTION_REFUSED /*')
  const page = await open('operador', '/pedidos')
  const pedidos = page.getByRole('heading', { level: 1, name: 'Pedidos' })
  await expect(pedidos).toBeVisible()
  let looked = 0
  await page.route('**/assets/**', (route) => route.abort('connectionrefused'))
  await page.route('**/montagem.txt', (route) => {
    looked += 1
    return route.abort('connectionrefused')
  })
  await page.getByRole('link', { name: 'Ajuda', exact: true }).click()
  await expect.poll(() => looked).toBeGreaterThan(1)
  await expect(pedidos).toBeVisible()
  await page.unroute('**/assets/**')
  await page.unroute('**/montagem.txt')
  await expect(page).toHaveURL(/\/ajuda/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pedidos')
  await expect(page.getByText('Algo deu errado')).toHaveCount(0)
  // The style sheets that were refused have been asked for again.
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    ),
  ).toBe(true)
})
