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
