import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/people.ts'
import { addLine, formOf } from '../support/pedido-form.ts'

const TITLE = 'Selecione o novo status do pedido'

/** Types the number into the filter as a person finds it: beside the table, or behind 'Buscar' on a phone. */
const findOnPanel = async (panel: Page, numero: number) => {
  const fold = panel.getByRole('main').getByRole('button', { name: 'Buscar' })
  if (await fold.isVisible()) await fold.click()
  const field = panel.getByLabel('Nº do pedido', { exact: true })
  await field.fill(String(numero))
  await field.press('Enter')
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`two journeys, ${width} wide: the clerk creates, concludes and follows; staff find, move and dispatch`, async ({
    open,
  }) => {
    test.setTimeout(120_000)
    const size = { width, height, hasTouch: width < 641 }
    const [clerk, panel] = [
      await open('cliente2', '/pedidos', size),
      await open('operador', '/dashboard', size),
    ]
    await clerk.getByRole('link', { name: 'Novo Pedido' }).first().click()
    const form = formOf(clerk)
    await form.numero.fill(`JORNADA-${width}`)
    await form.transportadora.fill('Transportes Faz de Conta')
    await form.coleta.fill('31/12/2030 10:15')
    await addLine(form, 'SU-1000', 3)
    await addLine(form, 'AG-510', 2)
    await expect(form.itens).toHaveCount(2)
    await form.concluido.click()
    await form.enviar.click()
    await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
    await expect(clerk.getByText('Somente leitura.')).toBeVisible()
    const numero = Number(
      /\d+/.exec((await clerk.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0],
    )
    await clerk.goto('/pedidos')
    const followed = clerk
      .getByRole('table', { name: 'Pedidos' })
      .getByRole('row')
      .filter({ has: clerk.getByRole('link', { name: new RegExp(`^${numero}\\b`) }) })
    await expect(followed).toBeVisible()

    const dialog = panel.getByRole('dialog', { name: TITLE })
    const row = panel.getByRole('table', { name: /^Pedidos/ }).locator('tbody tr')
    await findOnPanel(panel, numero)
    for (const [label, wms] of [
      ['Em separação', 'em separação'],
      ['Conferido aguardando faturamento', 'conferido'],
      ['Faturado aguardando expedição', 'conferido'],
      ['Expedido', 'expedido'],
    ] as const) {
      // A number with Enter opens its order's status at once; afterwards a click on the row does.
      if (label !== 'Em separação') await row.getByText('Bebidas Serra Fictícia').click()
      await expect(dialog).toContainText(`Pedido ${numero}`)
      await dialog.getByRole('radio', { name: new RegExp(`^${label}`) }).check({ force: true })
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expect(dialog).toBeHidden()
      if (label !== 'Expedido') await expect(row).toHaveText(/31\/12\/2030 10:15/)
      // The clerk's open list shows it without a reload.
      await expect(followed).toContainText(wms)
    }
    await expect(panel.getByText('Nenhuma informação encontrada.')).toBeVisible()
    await followed.getByRole('link').first().click()
    await expect(clerk.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${numero}`)
    await clerk.getByRole('button', { name: 'Histórico' }).click()
    await expect(clerk.getByRole('dialog', { name: 'Histórico de Auditoria do Pedido' })).toContainText(
      'Expedido',
    )
    await expectAccessible(clerk)
  })

test('an order of five lines by keyboard alone takes so few keys that a hand needs half a minute at most', async ({
  open,
}) => {
  const page = await open('cliente', '/pedidos')
  await expect(page.getByRole('table', { name: 'Pedidos' })).toHaveAttribute('aria-busy', 'false')
  const form = formOf(page)
  let keys = 0
  const type = async (text: string, delay = 0) => {
    keys += text.length
    await page.keyboard.type(text, { delay })
  }
  const press = async (key: string) => {
    keys += key.split('+').length
    await page.keyboard.press(key)
  }

  await press('n')
  await expect(form.numero).toBeFocused()
  await type('TECLADO-5')
  await press('Tab')
  await type('Transportes Faz de Conta')
  await press('Tab')
  await type('31/12/30 10:15')
  // Calendar, 'Urgente', 'Cadastro concluído', and other fields before the lines.
  while (!(await form.codigo.evaluate((element) => element === document.activeElement))) await press('Tab')
  for (const [codigo, quantidade] of [
    ['000123', '12'],
    ['SH-500', '24'],
    ['EMB-9', '100'],
    ['PS-120', '6'],
    ['AR-ESS', '2,5'],
  ] as const) {
    // A person types so; of keys that come at once a busy machine would make half a scan.
    await type(codigo, 60)
    await press('Enter')
    await expect(form.stock.getByLabel('Quantidade desejada')).toBeFocused()
    await type(quantidade)
    await press('Enter')
    await press('Enter')
    await expect(form.codigo).toBeFocused()
  }
  await expect(form.itens).toHaveCount(5)
  await press('Control+Enter')
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
  test.info().annotations.push({ type: 'five lines', description: `${keys} keys` })
  // Five keys a second: the speed of a person who types every day.
  expect(keys / 5).toBeLessThanOrEqual(30)
  await expect(form.itens).toHaveCount(5)
})
