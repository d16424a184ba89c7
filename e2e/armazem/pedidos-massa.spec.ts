import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/people.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Pedidos' })
const rows = (page: Page) => table(page).locator('tbody tr')
const bar = (page: Page) => page.getByRole('region', { name: 'pedidos escolhidos' })
const boxes = (page: Page) => rows(page).getByRole('checkbox')
const result = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title })
const loaded = (page: Page) => expect(table(page)).toHaveAttribute('aria-busy', 'false')
const lines = (dialog: Locator) => dialog.getByRole('list').getByRole('listitem')

/** A list of only these orders, so that other tests' changes do not disturb it. */
const listOf = async (page: Page, numero: string) => {
  await page.routeWebSocket('**/ws', () => undefined)
  await page.goto(numero)
  await loaded(page)
}

test('rows are chosen one by one, by a range, by the page and by the whole filter', async ({ open }) => {
  const page = await open('operador', '/index')
  await listOf(page, '/pedidos')
  await expect(bar(page)).toHaveCount(0)
  await boxes(page).nth(1).click()
  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] })
  await expect(bar(page).getByRole('status')).toHaveText(/^4 de /)
  await boxes(page).nth(2).click()
  await expect(bar(page).getByRole('status')).toHaveText(/^3 de /)
  await expect(page).toHaveURL('/pedidos')
  const all = table(page).getByRole('checkbox', { name: 'Selecionar os desta página' })
  await all.click()
  await expect(bar(page).getByRole('status')).toHaveText(/^20 de /)
  // The choice stays on the next page.
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await loaded(page)
  await expect(all).not.toBeChecked()
  await bar(page)
    .getByRole('button', { name: /^Selecionar os / })
    .click()
  await expect(all).toBeChecked()
  const words = await bar(page).getByRole('status').textContent()
  const [chosen, total] = (words ?? '').split(' de ')
  expect(chosen).toBe(total)
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Limpar a seleção' }).click()
  await expect(bar(page)).toHaveCount(0)
})

test('orders are moved each by its rules: the refused ones first, the others taken back, their lists printed in one run', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const made = [await createPedido({ concluido: true }), await createPedido({ concluido: true })]
  const draft = await createPedido({ concluido: false })
  const page = await open('operador', '/index')
  await listOf(page, '/pedidos')
  for (const { numeroPedido } of [...made, draft])
    await table(page)
      .getByRole('checkbox', { name: `Selecionar o pedido ${numeroPedido}`, exact: true })
      .click()
  await bar(page).getByRole('button', { name: 'Mover' }).click()
  await page.getByRole('menuitem', { name: 'Em separação' }).click()
  const dialog = result(page, 'Mover 3 pedidos para Em separação')
  await expect(dialog).toContainText('2 mudaram, 1 não')
  await expect(lines(dialog).first()).toContainText(String(draft.numeroPedido))
  await expect(lines(dialog).first()).toContainText('O cadastro do pedido ainda não foi concluído')
  await expect(lines(dialog).first().getByRole('link', { name: 'Abrir' })).toHaveAttribute(
    'href',
    `/pedidos/edit/${draft.id}`,
  )
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Desfazer os 2' }).click()
  const undone = result(page, /^Desfazer: Mover/)
  await expect(undone).toContainText('2 voltaram')
  await undone.getByRole('button', { name: 'Fechar' }).last().click()
  const box = page.getByRole('checkbox', {
    name: `Selecionar o pedido ${made[0]!.numeroPedido}`,
    exact: true,
  })
  await expect(rows(page).filter({ has: box })).toContainText('recebido')

  await bar(page).getByRole('button', { name: 'Mover' }).click()
  await page.getByRole('menuitem', { name: 'Em separação' }).click()
  await dialog.getByRole('button', { name: 'Imprimir as 2 listas' }).click()
  await expect(page).toHaveURL(/\/pedidos\/imprimir\/separacao\?ids=/)
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const { numeroPedido } of made)
    await expect(
      page.getByRole('article', { name: `Lista de separação do pedido ${numeroPedido}` }),
    ).toBeVisible()
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(2)
})

test('the chosen are exported, and drafts deleted after a question', async ({ open, api }) => {
  const { createPedido, call } = await api('cliente2')
  const [draft, kept] = [
    await createPedido({ concluido: false }),
    await createPedido({ concluido: true, numeroPedidoCliente: 'MASSA-CSV' }),
  ]
  const page = await open('cliente2', '/index')
  await listOf(page, '/pedidos')
  for (const { numeroPedido } of [draft, kept])
    await table(page)
      .getByRole('checkbox', { name: `Selecionar o pedido ${numeroPedido}`, exact: true })
      .click()
  // People of a client cannot move orders.
  await expect(bar(page).getByRole('button', { name: 'Excluir rascunhos' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Mover' })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Exportar' }).click(),
  ])
  const csv = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(csv).toHaveLength(3)
  expect(csv.join()).toContain('MASSA-CSV')

  await bar(page).getByRole('button', { name: 'Excluir rascunhos' }).click()
  const question = result(page, 'Excluir os não concluídos entre 2 pedidos?')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await bar(page).getByRole('button', { name: 'Excluir rascunhos' }).click()
  await question.getByRole('button', { name: 'Excluir rascunhos' }).click()
  const dialog = result(page, 'Excluir rascunhos entre 2 pedidos')
  await expect(dialog).toContainText('1 excluído, 1 não')
  await expect(lines(dialog).first()).toContainText(String(kept.numeroPedido))
  await expect(dialog.getByRole('button', { name: /^Desfazer/ })).toHaveCount(0)
  expect((await call('GET', `/pedidos/${draft.id}`)).status).toBe(404)
  expect((await call('GET', `/pedidos/${kept.id}`)).status).toBe(200)
})

test('on a phone the boxes are large, the acts are icons with names, and nothing scrolls sideways', async ({
  open,
}) => {
  const page = await open('operador', '/index', { width: 390, height: 844, hasTouch: true })
  await listOf(page, '/pedidos')
  await boxes(page).first().tap()
  const area = await rows(page).first().locator('.escolhe').boundingBox()
  expect(Math.min(area!.width, area!.height)).toBeGreaterThanOrEqual(44)
  for (const name of ['Mover', 'Listas de separação', 'Exportar', 'Limpar a seleção']) {
    const box = await bar(page).getByRole('button', { name, exact: true }).boundingBox()
    expect(Math.min(box!.width, box!.height), name).toBeGreaterThanOrEqual(44)
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('thirteen rows stand on a screen of 1366 × 768', async ({ open }) => {
  const page = await open('operador', '/pedidos', { width: 1366, height: 768 })
  await loaded(page)
  const foot = await page.locator('.paginas').boundingBox()
  const ends = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  expect(ends.filter((end) => end <= foot!.y).length).toBeGreaterThanOrEqual(12)
})

test('rows by the keyboard: J and K outline, X ticks, Enter opens, and fields keep their letters', async ({
  open,
}) => {
  const page = await open('operador', '/index')
  await listOf(page, '/pedidos')
  const link = (at: number) => rows(page).nth(at).getByRole('link')
  await page.keyboard.press('j')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(boxes(page).nth(1)).toBeChecked()
  await expect(bar(page).getByRole('status')).toHaveText(/^1 de /)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toContainText('Selecionar a linha')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Buscar/ }).click()
  const numero = page.getByRole('form', { name: 'Buscar pedidos' }).getByLabel('Nº do pedido')
  await numero.pressSequentially('jkx', { delay: 120 })
  await expect(numero).toBeFocused()
  await expect(boxes(page).nth(1)).toBeChecked()
  await link(1).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pedidos\/edit\//)
})
