import { expect, expectAccessible, test } from '../support/people.ts'

test('the second page of the panel: charts over days, as a table too, and nothing scrolls sideways', async ({
  open,
}) => {
  const page = await open('operador', '/dashboard')
  await page.getByRole('link', { name: 'Gráficos' }).click()
  await expect(page).toHaveURL('/graficos')
  for (const name of ['Pedidos por dia', 'Pedidos por hora', 'Etapas fora do prazo', 'Tempo por etapa'])
    await expect(page.getByRole('slider', { name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Linhas por hora de quem separa' })).toBeVisible()
  await page.getByLabel('Período').selectOption('30')
  await expect(page).toHaveURL('/graficos?dias=30')
  const dias = page.getByRole('slider', { name: 'Pedidos por dia' })
  await expect(dias).toHaveAttribute('aria-valuemax', '30')
  await dias.focus()
  await dias.press('End')
  await expect(dias).toHaveAttribute('aria-valuenow', '30')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
