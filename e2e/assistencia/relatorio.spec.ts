import { readFile } from 'node:fs/promises'
import { opensWhatItCounts } from '../support/figura.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

test('S1-012: the post’s own person reads a report by its chart and table, opens the list of a figure, and takes the CSV along', async ({
  open,
}) => {
  const page = await open('responsavel', '/relatorio')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relatórios')
  await page.getByRole('link', { name: /^Ordens de serviço Quantas entraram/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordens de serviço')
  const table = page.getByRole('table', { name: 'Ordens de serviço' })
  await expect(table.getByRole('row')).toHaveCount(14)

  await page.getByLabel('Por', { exact: true }).selectOption('Situação')
  await expect(page).toHaveURL(/por=status/)
  const chart = page.getByRole('slider', { name: 'Gráfico: Ordens de serviço' })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /Em garantia: \d+; Sem garantia: \d+/)
  // Enter shows beside the place what it counts, and Escape gives the keyboard back.
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('dialog', { name: /^OS: \d/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chart).toBeFocused()

  const year = await page.getByLabel('Período').locator('option', { hasText: 'Ano de' }).first().textContent()
  await page.getByLabel('Período').selectOption(year ?? '')
  await expect(page).toHaveURL(/ate=\d{4}-12-31/)
  const figure = table.getByRole('link', { name: /^OS, / }).first()
  // Until the year's own lines have come, those of the months before stay.
  await expect(figure).toHaveAttribute('href', /ate=\d{4}-12-31/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^ordens-de-servico-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Situação;OS;Em garantia;Sem garantia')

  await opensWhatItCounts(page, figure)
  await expect(page).toHaveURL(/\/ordemServico\?.*status=/)
})

test('rede §6: on a phone the chart comes first; the filters say what is chosen and unfold', async ({
  open,
}) => {
  const page = await open('responsavel', '/relatorio/tempo-de-conserto', { width: 390, height: 844 })
  const filtros = page.getByRole('form', { name: 'Filtros' })
  const abre = filtros.getByRole('button', { name: /^Filtros/ })
  await expect(abre).toHaveText(/\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/)
  await expect(filtros.getByLabel('Garantia')).toBeHidden()
  await expect(page.getByRole('slider', { name: 'Gráfico: Tempo de conserto' })).toBeInViewport()
  await abre.click()
  await filtros.getByLabel('Garantia').selectOption('Em garantia')
  await expect(abre).toContainText('1 filtro')
  await expect(page).toHaveURL(/garantia=true/)
  await expectAccessible(page)
})

test('S6-066: who reads no reports gets the 403 page', async ({ open }) => {
  const page = await open('tecnico', '/relatorio')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
})
