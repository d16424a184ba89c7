import { opensWhatItCounts } from '../support/figura.ts'
import { expect, test } from '../support/people.ts'

test('rede §6: a report is filtered, printed, and its figures and its chart lead to the orders behind them', async ({
  open,
}) => {
  const page = await open('responsavel', '/relatorio/tempo-de-conserto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tempo de conserto')
  const table = page.getByRole('table', { name: 'Tempo de conserto' })
  // The months stand side by side, under their places in the chart.
  await expect(table.getByRole('columnheader', { name: 'Total' })).toBeVisible()
  await expect(table.getByRole('rowheader', { name: 'p90, dias' })).toBeVisible()
  await page.getByLabel('Por', { exact: true }).selectOption('Marca')
  await expect(page).toHaveURL(/por=marca/)
  await expect(table.getByRole('columnheader', { name: 'Marca' })).toBeVisible()

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  await page.emulateMedia({ media: 'print' })
  await expect(table).toBeVisible()
  await expect(page.getByRole('form', { name: 'Filtros' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await opensWhatItCounts(page, table.getByRole('link', { name: /^OS reparadas, / }).first())
  await expect(page).toHaveURL(/\/ordemServico\?.*quando=reparada/)
  await expect(page.getByText('Por reparo')).toBeVisible()

  await page.goBack()
  const chart = page.getByRole('slider', { name: 'Gráfico: Tempo de conserto' })
  const told = async () => (await chart.getAttribute('aria-valuetext')) ?? ''
  // Lines change their order while other tests repair watches, and one without a brand may stand first.
  const abrir = page
    .getByRole('dialog', { name: /^OS reparadas: \d/ })
    .getByRole('link', { name: /^Abrir .*na lista$/ })
  await expect(async () => {
    await page.keyboard.press('Escape')
    const marca = await table
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: /^OS reparadas, / }) })
      .filter({ hasNot: page.getByRole('rowheader', { name: /^(Sem marca|Total)$/ }) })
      .first()
      .getByRole('rowheader')
      .innerText()
    await chart.focus()
    await page.keyboard.press('Home')
    for (let place = 0; place < 20 && !(await told()).startsWith(`${marca}. `); place += 1)
      await page.keyboard.press('ArrowRight')
    expect(await told()).toMatch(/Até 15 dias: \d+; De 16 a 30: \d+; .*Mediana, dias: /)
    expect((await told()).startsWith(`${marca}. `)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(abrir).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await abrir.click()
  await expect(page).toHaveURL(/\/ordemServico\?.*marca=\d+/)
  await expect(page.getByText(/ de [\d.]+ OS$/).first()).toBeVisible()
})

test('rede §6: what quality control sent back, of one technician, and the orders with one cause', async ({
  open,
}) => {
  const page = await open('responsavel', '/relatorio/causas-e-sintomas')
  const table = page.getByRole('table', { name: 'Causas e sintomas' })
  const cause = table.getByRole('link', { name: /^OS com ela, / }).first()
  // An order may have two causes, so their sum opens nothing.
  await expect(table.getByRole('row', { name: /^Total/ }).getByRole('link')).toHaveCount(0)
  await opensWhatItCounts(page, cause)
  await expect(page).toHaveURL(/\/ordemServico\?.*causa=\d+/)
  await page.getByRole('button', { name: /Por orçamento/ }).click()
  await expect(page).not.toHaveURL(/quando=/)
})

test('rede §6: the panel shows the warehouse’s week in three charts, each read by the keyboard and leading to its table', async ({
  open,
}) => {
  const page = await open('operador', '/dashboard')
  const card = page.getByRole('region', { name: 'Etapas fora do prazo' })
  await expect(page.getByRole('region', { name: 'Pedidos criados' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Expedidos até a coleta' })).toBeVisible()
  const chart = card.getByRole('slider', { name: 'Etapas fora do prazo, por dia' })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuenow', '7')
  await expect(chart).toHaveAttribute('aria-valuetext', /^\d\d\/\d\d\. Fora do prazo: (\d+ %|nenhum)$/)
  await card.getByRole('link', { name: 'Tabela' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tempo por etapa dos pedidos')
})

test('rede §6: the warehouse’s time per stage, read by its operator with the keyboard', async ({ open }) => {
  const page = await open('operador', '/relatorio')
  await page.getByRole('link', { name: /^Tempo por etapa dos pedidos/ }).click()
  const table = page.getByRole('table', { name: 'Tempo por etapa dos pedidos' })
  await expect(table.getByRole('rowheader', { name: 'Em separação' })).toBeVisible()
  const chart = page.getByRole('slider', { name: 'Gráfico: Tempo por etapa dos pedidos' })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /No prazo: \d+; Atrasadas: \d+; Mediana, horas: /)

  await table.getByRole('link', { name: /^Passagens terminadas, Em separação: / }).click()
  await expect(page).toHaveURL(/\/pedidos\?.*quando=etapa/)
  await expect(page.getByText('Etapa: Em separação')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Pedidos' }).getByRole('row').nth(1)).toBeVisible()
})
