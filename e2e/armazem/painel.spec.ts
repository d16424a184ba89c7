import type { Page } from '@playwright/test'
import type { PedidoListRequest } from '@app/contract/armazem/pedido'
import { CREDIT, expect, test } from '../support/people.ts'
import { sql } from '../support/product.ts'

const table = (page: Page) => page.getByRole('table', { name: /^Pedidos/ })
const rows = (page: Page) => table(page).locator('tbody tr')
const loaded = (page: Page) => expect(table(page)).toHaveAttribute('aria-busy', 'false')
const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Cartões' }).getByRole('button').filter({ hasText: label })
const filters = (page: Page) => page.getByRole('form', { name: 'Buscar pedidos' })
const ready = (page: Page) => page.getByRole('region', { name: /^Prontos para expedição/ })

test('a card filters the table and the address, a second click frees it (S2-037, S2-048)', async ({
  open,
}) => {
  const page = await open('operador', '/dashboard')
  await loaded(page)
  await card(page, 'Faturado aguardando expedição').click()
  await expect(page).toHaveURL('/dashboard?situacao=FATURADO')
  await loaded(page)
  for (const row of await rows(page).allTextContents()) expect(row).toContain('Faturado aguardando expedição')
  await expect(filters(page).getByLabel('Situação')).toHaveValue('FATURADO')
  await page.reload()
  await expect(card(page, 'Faturado aguardando expedição')).toHaveAttribute('aria-pressed', 'true')
  await card(page, 'Faturado aguardando expedição').click()
  await expect(page).toHaveURL('/dashboard')
})

const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T15:00:00Z`

test('concluded orders not yet dispatched stand ready; a click opens one (S1-027, S2-038, S2-039, S2-040, S2-041, S4-106)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  // The next pickup of all, so that it stands in the limited list however many orders other tests have made.
  const done = await createPedido({ concluido: true, dataHoraColeta: tomorrow() })
  const begun = await createPedido()
  const page = await open('operador', '/dashboard')
  const entry = (numero: number) => ready(page).getByRole('link', { name: new RegExp(`^${numero}\\b`) })
  // Orders that are not invoiced yet are folded under the invoiced ones.
  await expect(entry(done.numeroPedido)).toBeHidden()
  const others = ready(page).getByRole('button', { name: /^Ainda não faturados \d+$/ })
  await others.click()
  await expect(others).toHaveAttribute('aria-expanded', 'true')
  await expect(entry(done.numeroPedido)).toContainText('Bebidas Serra Fictícia')
  await expect(entry(begun.numeroPedido)).toHaveCount(0)

  const { updatePedido } = await api('operador')
  let { versao } = done
  for (const status of ['EM_SEPARACAO', 'A_FATURAR', 'FATURADO'] as const)
    versao = (await updatePedido(done.id, { status, versao })).versao
  await others.click()
  const all = ready(page).getByRole('button', { name: /^Ver os/ })
  if (await all.isVisible()) await all.click()
  await expect(entry(done.numeroPedido)).toContainText('Faturado')
  await updatePedido(done.id, { statusAlcis: 'expedido', versao })
  await expect(entry(done.numeroPedido)).toHaveCount(0)
  const other = ready(page).getByRole('link').first()
  const href = await other.getAttribute('href')
  expect(href).toMatch(/^\/pedidos\/edit\/\d+$/)
  await other.click()
  await expect(page).toHaveURL(href ?? '')
})

test('each filter leaves its own orders, from a bookmarked address too (S2-042, S2-046, S2-048)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente')
  const pedido = await createPedido({ concluido: true, dataHoraColeta: '2033-03-04T12:30:00Z' })
  const page = await open('operador')
  const rowsAt = async (path: string) => {
    await page.goto(path)
    await loaded(page)
    await expect(rows(page).first()).toBeVisible()
    return rows(page).allTextContents()
  }
  for (const row of await rowsAt('/dashboard?situacao=A_FATURAR'))
    expect(row).toContain('Conferido aguardando')
  await expect(filters(page).getByLabel('Situação').locator('option')).toHaveCount(7)
  for (const row of await rowsAt('/dashboard?cliente=1002&nome=Bebidas Serra Fictícia'))
    expect(row).toContain('Bebidas Serra Fictícia')
  await expect(filters(page).getByLabel('Cliente', { exact: true })).toHaveValue('Bebidas Serra Fictícia')
  for (const row of await rowsAt('/dashboard?wms=expedido')) expect(row).toContain('expedido')
  await expect(filters(page).getByLabel('Status WMS')).toHaveValue('expedido')
  expect(await rowsAt(`/dashboard?numero=${pedido.numeroPedido}`)).toHaveLength(1)
  await expect(filters(page).getByLabel('Nº do pedido')).toHaveValue(String(pedido.numeroPedido))
  expect(await rowsAt('/dashboard?coleta=2033-03-04T12:30:00.000Z')).toHaveLength(1)
  await expect(filters(page).getByLabel('Data e hora da coleta', { exact: true })).toHaveValue(
    '04/03/2033 09:30',
  )
  expect(await rowsAt('/dashboard?coleta=2033-03-04')).toHaveLength(1)
})

test('a typed number, a chosen client and a chosen WMS status leave their own orders (S2-043, S2-044, S2-045)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente')
  const { numeroPedido } = await createPedido({ concluido: true })
  const page = await open('operador', '/dashboard')
  await loaded(page)
  await expect(rows(page)).toHaveCount(20)
  const clear = async () => {
    await filters(page).getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page).toHaveURL('/dashboard?size=10')
    await loaded(page)
    await expect(rows(page)).toHaveCount(10)
  }
  const column = async (at: number) => {
    await loaded(page)
    return new Set(await rows(page).locator(`td:nth-child(${at})`).allTextContents())
  }

  await filters(page).getByLabel('Nº do pedido').fill(String(numeroPedido))
  await expect(page).toHaveURL(new RegExp(`numero=${numeroPedido}`))
  await expect(rows(page)).toHaveCount(1)
  expect(await column(2)).toEqual(new Set([String(numeroPedido)]))

  await clear()
  const cliente = filters(page).getByLabel('Cliente', { exact: true })
  await cliente.fill('Serra')
  await page.getByRole('option', { name: /Bebidas Serra Fictícia/ }).click()
  await expect(page).toHaveURL(/cliente=1002/)
  await expect.poll(() => column(3)).toEqual(new Set(['Bebidas Serra Fictícia']))

  await clear()
  await filters(page).getByLabel('Status WMS').selectOption('expedido')
  await expect(page).toHaveURL(/wms=expedido/)
  await expect.poll(() => column(4)).toEqual(new Set(['expedido']))
  const [{ quantidade } = { quantidade: 0 }] = await sql<{ quantidade: number }>(
    `select count(*)::int as quantidade from pedido where status_alcis = 'expedido'`,
  )
  expect(quantidade).toBeGreaterThan(0)
  await expect(rows(page)).toHaveCount(Math.min(20, quantidade))
})

test('the columns name status, number, client, WMS status, dispatch and completion (S2-049, S2-050, S2-051, S2-052, S2-053, S2-054)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const done = await createPedido({ concluido: true })
  const begun = await createPedido()
  const page = await open('operador', `/dashboard?numero=${done.numeroPedido}`)
  await loaded(page)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Situação',
    'Nº do pedido',
    'Cliente',
    'Status WMS',
    'Expedição',
    'Concluído',
  ])
  const cells = rows(page).first().getByRole('cell')
  await expect(cells.nth(0)).toContainText('Criado')
  await expect(cells.nth(0).locator('svg')).toHaveCount(1)
  await expect(cells.nth(1)).toHaveText(String(done.numeroPedido))
  await expect(cells.nth(2)).toHaveText('Bebidas Serra Fictícia')
  await expect(cells.nth(3)).toHaveText(/não enviado|recebido/)
  await expect(cells.nth(4)).toContainText('31/12/2030 10:15')
  await expect(cells.nth(4).getByRole('time')).toHaveAttribute(
    'title',
    'Coleta prevista para 31/12/2030 10:15',
  )
  await expect(cells.nth(5)).toHaveText('Sim')
  await page.goto(`/dashboard?numero=${begun.numeroPedido}`)
  await loaded(page)
  await expect(cells.nth(5)).toHaveText('Não')
  await cells.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/pedidos/edit/${begun.id}`)
})

test('late orders come first, each part by its pickup; a pickup that is past is marked', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const dataHoraColeta = '2026-01-05T13:15:00Z'
  const { numeroPedido } = await createPedido({ concluido: true, dataHoraColeta })
  const page = await open('operador', '/dashboard?size=100')
  await loaded(page)
  const seen = await rows(page).evaluateAll((all) =>
    all.map((row) => ({
      late: row.textContent?.includes(', atraso de ') ?? false,
      at: row.querySelector('time')?.dateTime ?? '',
    })),
  )
  const late = seen.filter((row) => row.late).map(({ at }) => at)
  const others = seen.filter((row) => !row.late).map(({ at }) => at)
  expect(late.length).toBeGreaterThan(1)
  expect(seen.map(({ at }) => at)).toEqual([...late, ...others])
  expect(late).toEqual(late.toSorted())
  expect(others).toEqual(others.toSorted())
  await expect(page.getByRole('columnheader', { name: 'Situação' })).toHaveAttribute('aria-sort', 'ascending')

  const row = rows(page).filter({ has: page.getByRole('link', { name: String(numeroPedido), exact: true }) })
  await expect(row).toContainText('Coleta vencida, prevista para')
  await expect(row.getByRole('time')).toHaveAttribute(
    'title',
    'Coleta vencida, prevista para 05/01/2026 10:15',
  )
  await ready(page)
    .getByRole('button', { name: /^Ainda não faturados/ })
    .click()
  await expect(ready(page).getByRole('link', { name: new RegExp(`^${numeroPedido}\\b`) })).toContainText(
    'coleta vencida',
  )
})

test('what was typed holds, and so does an order chosen before it did', async ({ open }) => {
  const page = await open('operador', '/dashboard')
  await loaded(page)
  await filters(page).getByLabel('Nº do pedido').fill('4')
  await page.getByRole('columnheader', { name: 'Nº do pedido' }).getByRole('button').click()
  await expect(page).toHaveURL(/ordem=numeroPedido/)
  await expect(page).toHaveURL(/numero=4/)
  await expect(page).toHaveURL(/ordem=numeroPedido/)
})

test('a broken address opens the panel all the same', async ({ open }) => {
  const page = await open('operador')
  const sent: PedidoListRequest[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('findByFiltroAdmin')) sent.push(request.postDataJSON() as PedidoListRequest)
  })
  await page.goto(
    '/dashboard?situacao=XYZ&numero=abc&wms=nada&coleta=ontem&page=-3&size=7&ordem=x&direcao=y&modo=z',
  )
  await loaded(page)
  await expect(rows(page).first()).toBeVisible()
  expect(sent[0]).toEqual({
    page: 0,
    pageSize: 20,
    order: 'atraso',
    direction: 'asc',
    dashboard: true,
  })
})

test('nothing found says so and offers to clear; ten rows follow a reset (S8-016, S9-001)', async ({
  open,
}) => {
  const page = await open('operador', '/dashboard?numero=99999999')
  await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).last().click()
  await expect(page).toHaveURL('/dashboard?size=10')
  await loaded(page)
  await expect(rows(page)).toHaveCount(10)
})

test('the TV mode hides the menu, keeps the screen awake, never scrolls and keeps the credit (S1-032, S2-063)', async ({
  open,
}) => {
  const page = await open('operador', 'about:blank', { width: 1920, height: 1080 })
  await page.addInitScript(() => {
    const request = (type: string) => {
      document.documentElement.dataset['acordada'] = type
      return Promise.resolve({ release: () => Promise.resolve() })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await page.goto('/dashboard')
  await loaded(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-acordada', 'screen')
  await page.getByRole('button', { name: 'Modo TV' }).click()
  await expect(page).toHaveURL('/dashboard?modo=tv')
  await expect(page.getByRole('complementary', { name: 'Menu principal' })).toBeHidden()
  await expect(filters(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-acordada', 'screen')
  await loaded(page)
  await expect(rows(page)).toHaveCount(10)
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(room).toBeLessThanOrEqual(0)
  await expect(page.locator('footer').getByText(CREDIT).and(page.locator(':visible'))).toBeInViewport({
    ratio: 1,
  })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('complementary', { name: 'Menu principal' })).toBeVisible()
})

test('the TV mode turns its pages by itself, says which one it shows, and can be stopped', async ({
  open,
}) => {
  const page = await open('operador', 'about:blank', { width: 1920, height: 1080 })
  await page.clock.install()
  await page.goto('/dashboard?modo=tv')
  await loaded(page)
  const shown = () => rows(page).locator('td:nth-child(2)').allTextContents()
  const first = await shown()
  expect(first).toHaveLength(10)
  await expect(page.getByText(/^página 1 de [3-9]$|^página 1 de \d\d+$/)).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(page.getByText(/^página 2 de \d+$/)).toBeVisible()
  await loaded(page)
  expect(await shown()).not.toEqual(first)
  await page.getByRole('button', { name: 'Pausar a troca de páginas' }).click()
  await page.clock.runFor(40_000)
  await expect(page.getByText(/^página 2 de \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Retomar a troca de páginas' }).click()
  await page.clock.runFor(15_000)
  await expect(page.getByText(/^página 3 de \d+$/)).toBeVisible()
})
