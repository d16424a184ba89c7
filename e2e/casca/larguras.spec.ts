import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/people.ts'
import { addLine, formOf } from '../support/pedido-form.ts'
import { loaded } from '../support/screens/index.ts'

const NOTEBOOK = { width: 1366, height: 768 }
const box = async (of: Locator) => {
  const found = await of.boundingBox()
  if (!found) throw new Error('nothing to measure')
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}
const tops = (all: Locator) =>
  all.evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top)))

/** Fills a page with twenty rows by repeating the demo's few. */
const fillPages = (page: Page) =>
  page.route(/findByFiltro/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { content: { id: number }[] }
    const content = Array.from({ length: 20 }, (_, at) => ({
      ...answer.content[at % answer.content.length],
      id: 1000 + at,
    }))
    await route.fulfill({ response, json: { ...answer, content, totalElements: 60 } })
  })

test('on a tablet every column of a register keeps room for its words, and no page is wider than the window', async ({
  open,
}) => {
  const page = await open('admin', 'about:blank', { width: 768, height: 1024 })
  for (const path of ['/relogioVendido', '/postoAutorizado', '/servico', '/checklist']) {
    await page.goto(path)
    await loaded(page)
    const widths = await page
      .locator('.reg thead th:visible')
      .evaluateAll((all) => all.slice(1).map((one) => one.getBoundingClientRect().width))
    expect(Math.min(...widths), path).toBeGreaterThan(48)
    const heights = await page
      .locator('.reg tbody tr')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.max(...heights), path).toBeLessThan(100)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(768)
  }
})

for (const path of ['/pedidos', '/notas/list', '/cliente'])
  test(`a notebook shows twelve rows of ${path} at least`, async ({ open }) => {
    const page = await open('operador', 'about:blank', NOTEBOOK)
    await fillPages(page)
    await page.goto(path)
    await loaded(page)
    const foot = (await box(page.locator('.paginas'))).y
    const whole = await page
      .locator('tbody tr')
      .evaluateAll((all, end) => all.filter((row) => row.getBoundingClientRect().bottom <= end).length, foot)
    expect(whole).toBeGreaterThanOrEqual(12)
    await page.unrouteAll({ behavior: 'wait' })
  })

test('the panel’s five filters stand in one row of a notebook, its rows on one line', async ({ open }) => {
  const page = await open('operador', '/dashboard', NOTEBOOK)
  await loaded(page)
  const fields = page.getByRole('form', { name: 'Buscar pedidos' }).locator('.entrada')
  await expect(fields).toHaveCount(5)
  expect(new Set(await tops(fields)).size).toBe(1)
  const heights = await page
    .getByRole('table', { name: /^Pedidos/ })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(42)
})

test('the search of the sidebar keeps its height, and folded entries never lie over each other', async ({
  open,
}) => {
  const page = await open('admin', '/dashboard', { width: 1366, height: 560 })
  const sidebar = page.getByRole('complementary', { name: 'Menu principal' })
  const search = sidebar.locator('.paleta')
  expect((await box(search)).height).toBeGreaterThanOrEqual(32)
  await sidebar.getByRole('button', { name: 'Recolher menu' }).click()
  await expect(sidebar.getByRole('button', { name: 'Abrir menu' })).toBeVisible()
  expect((await box(search)).height).toBeGreaterThanOrEqual(32)
  const screens = await box(sidebar.getByRole('navigation', { name: 'Telas' }))
  const leave = await box(sidebar.getByRole('button', { name: 'Sair do sistema' }))
  expect(screens.bottom).toBeLessThanOrEqual(leave.y)
  expect(leave.bottom).toBeLessThanOrEqual(560)
  const last = sidebar.getByRole('navigation', { name: 'Telas' }).getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await last.hover()
  const tip = await box(last.locator('.dica'))
  const entry = await box(last)
  expect(tip.x).toBeGreaterThanOrEqual(entry.right)
  expect(Math.abs(tip.y + tip.height / 2 - (entry.y + entry.height / 2))).toBeLessThanOrEqual(2)
})

test('the question before leaving shows all of its buttons on a phone, a tablet and a notebook', async ({
  open,
}) => {
  const page = await open('cliente2', '/pedidos/novo', { width: 390, height: 768 })
  const form = formOf(page)
  await form.numero.fill('SAIR')
  await form.cancelar.click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  for (const width of [390, 900, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await expect(question).toBeVisible()
    const frame = await box(question)
    for (const name of ['Continuar editando', 'Sair sem salvar', 'Salvar rascunho']) {
      const button = await box(question.getByRole('button', { name, exact: true }))
      expect(button.x).toBeGreaterThanOrEqual(frame.x)
      expect(button.right).toBeLessThanOrEqual(frame.right)
      expect(button.bottom).toBeLessThanOrEqual(frame.bottom)
    }
  }
  await question.getByRole('button', { name: 'Sair sem salvar', exact: true }).click()
})

for (const height of [520, 700])
  test(`'Por que este lote?' lies within a window of 900 × ${height}`, async ({ open }) => {
    const page = await open('cliente2', '/pedidos/novo', { width: 900, height })
    const form = formOf(page)
    await addLine(form, 'SU-1000', 1)
    await page.getByRole('button', { name: /por que este lote de/ }).click()
    const balloon = page.getByRole('dialog', { name: 'Por que este lote?' })
    await expect(balloon.getByRole('list')).toBeVisible()
    const { x, y, right, bottom } = await box(balloon)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(900)
    expect(bottom).toBeLessThanOrEqual(height)
    expect(bottom - y).toBeGreaterThan(150)
  })

test('the foot of a narrow form ends where its fields end', async ({ open }) => {
  const page = await open('admin', '/configuracoes/view/', NOTEBOOK)
  const save = page.getByRole('button', { name: /^Salvar/ })
  await expect(save).toBeVisible()
  const fields = await box(page.locator('.estreita').first())
  expect(Math.abs((await box(save)).right - fields.right)).toBeLessThanOrEqual(1)
})

/** How far what is seen of one cell lies over what is seen of the next. */
const overlap = (row: Locator) =>
  row.locator('td:visible').evaluateAll((cells) => {
    const seen = cells.map((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const ends = { left: Infinity, right: -Infinity }
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        let { left, right } = range.getBoundingClientRect()
        for (let around = walker.currentNode.parentElement; around && around !== cell;) {
          const frame = around.getBoundingClientRect()
          if (getComputedStyle(around).overflowX !== 'visible') {
            left = Math.max(left, frame.left)
            right = Math.min(right, frame.right)
          }
          around = around.parentElement
        }
        if (right - left < 2) continue
        ends.left = Math.min(ends.left, left)
        ends.right = Math.max(ends.right, right)
      }
      return ends
    })
    return Math.max(0, ...seen.slice(1).map(({ left }, at) => (seen[at]?.right ?? 0) - left))
  })

for (const [person, path, needs] of [
  ['operador', '/notas/list', /Ferragens Imaginárias do Vale/],
  ['admin', '/usuario', /Regina Responsável Fictícia/],
  ['operador', '/pedidos', /Urgente.*Rascunho/],
] as const)
  test(`long names of ${path} stay within their column on a tablet, a notebook and a desktop`, async ({
    open,
    api,
  }) => {
    if (path === '/pedidos') await (await api('cliente')).createPedido({ urgente: true })
    const page = await open(person, path, { width: 768, height: 900 })
    await loaded(page)
    const row = page.locator('tbody tr').filter({ hasText: needs }).first()
    for (const width of [768, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(row).toBeVisible()
      await expect.poll(() => overlap(row), String(width)).toBeLessThanOrEqual(0)
    }
  })

test('the drawer scrolls as a whole: its foot lies below its entries', async ({ open }) => {
  const page = await open('admin', '/pedidos', { width: 390, height: 844, hasTouch: true })
  await loaded(page)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const drawer = page.getByRole('complementary', { name: 'Menu principal' })
  const last = drawer.getByRole('navigation', { name: 'Telas' }).getByRole('link').last()
  const leave = drawer.getByRole('button', { name: 'Sair do sistema' })
  expect((await box(leave)).y).toBeGreaterThanOrEqual((await box(last)).bottom)
  await leave.scrollIntoViewIfNeeded()
  await expect(leave).toBeInViewport({ ratio: 1 })
})

for (const [person, path] of [
  ['responsavel', '/ordemServico?numeroSerie=AU'],
  ['operador', '/notas/list?emitente=Fict'],
  ['operador', '/pedidos?situacao=CRIADO'],
] as const)
  test(`on a phone the title of ${path} takes two lines at most, beside how many filters hold`, async ({
    open,
  }) => {
    const page = await open(person, path, { width: 390, height: 844, hasTouch: true })
    const title = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('button', { name: /^Buscar\s*, filtros: \d/ })).toBeVisible()
    const { height, width } = await box(title)
    expect(height).toBeLessThanOrEqual(40)
    expect(await title.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width))
    expect(await title.evaluate((one) => one.scrollHeight)).toBeLessThanOrEqual(40)
  })

test('what was chosen for a list lies within its frame, and its acts within a tablet', async ({ open }) => {
  const size = { width: 768, height: 1024, hasTouch: true }
  const page = await open('operador', '/pedidos?colunas=wms,coleta,situacao,transportadora,criado', size)
  await loaded(page)
  await expect(page.getByRole('columnheader', { name: 'Criado em' })).toBeAttached()
  const frame = await box(page.locator('.lista'))
  expect((await box(page.locator('.tabela-rola'))).right).toBeLessThanOrEqual(frame.right)
  await page.locator('tbody tr').first().getByRole('checkbox').tap()
  const acts = await box(page.getByRole('region', { name: 'pedidos escolhidos' }))
  expect(acts.x).toBeGreaterThanOrEqual(0)
  expect(acts.right).toBeLessThanOrEqual(768)
  for (const button of await page.getByRole('navigation', { name: 'Páginas' }).getByRole('button').all())
    expect((await box(button)).height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a product keeps within narrow windows, with the sidebar and without it', async ({ open }) => {
  const page = await open('operador', '/produto?codigo=PS-120', { width: 720, height: 900 })
  await loaded(page)
  await page.locator('tbody tr a').first().click()
  await expect(page.getByRole('region', { name: 'Lotes' }).getByRole('table')).toBeVisible()
  for (const width of [320, 390, 641, 720, 768, 1000, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(wide, String(width)).toBeLessThanOrEqual(0)
  }
})

test('a product shows its lots first', async ({ open }) => {
  const page = await open('operador', '/produto', NOTEBOOK)
  await loaded(page)
  await page.locator('tbody tr a').first().click()
  const lots = page.getByRole('region', { name: 'Lotes' })
  await expect(lots).toBeVisible()
  const [first] = await page.locator('main section.cartao').all()
  await expect(first ?? lots).toHaveAccessibleName('Lotes')
})

test('Ajuda ends the header and opens the guide at what it says of the screen', async ({ open }) => {
  const page = await open('operador', '/dashboard', NOTEBOOK)
  const help = page.getByRole('banner').getByRole('link', { name: 'Ajuda' })
  const header = page.locator('.topo')
  await expect(header.getByRole('link', { name: 'Ajuda' })).toBeVisible()
  await header.getByRole('link', { name: 'Ajuda' }).click()
  await expect(page).toHaveURL('/ajuda?guia=armazem#o-painel')
  await expect(page.getByRole('heading', { name: 'O painel' })).toBeInViewport()
  await expect(help).toHaveCount(0)

  const clerk = await open('cliente', '/pedidos/novo', { width: 390, height: 844 })
  // On a phone the header leaves its room to the title.
  await clerk.getByRole('button', { name: 'Abrir menu' }).click()
  await clerk
    .getByRole('complementary', { name: 'Menu principal' })
    .getByRole('link', { name: 'Ajuda' })
    .click()
  await expect(clerk).toHaveURL('/ajuda?guia=cliente#fazer-um-pedido')
  await expect(clerk.getByRole('heading', { name: 'Fazer um pedido' })).toBeInViewport()
})
