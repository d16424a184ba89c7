import type { Page, Request } from '@playwright/test'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { PedidoListRequest, PedidoResumo } from '@app/contract/armazem/pedido'
import { expect, test } from '../support/people.ts'
import { deaf } from '../support/windows.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Pedidos' })
const rows = (page: Page) => table(page).locator('tbody tr')
const loaded = (page: Page) => expect(table(page)).toHaveAttribute('aria-busy', 'false')
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Páginas' }).getByRole('button')
const search = (page: Page) => page.getByRole('form', { name: 'Buscar pedidos' })
const EMPTY = 'Nenhuma informação encontrada.'

const isList = (request: Request) => /\/pedidos\/findByFiltro/.test(request.url())
/** The screen's list requests for its rows; a view's tab counts with a page of one row. */
const asked = (page: Page): PedidoListRequest[] => {
  const requests: PedidoListRequest[] = []
  page.on('request', (request) => {
    if (!isList(request)) return
    const sent = request.postDataJSON() as PedidoListRequest
    if (sent.pageSize !== 1) requests.push(sent)
  })
  return requests
}

test('the list shows number, client and WMS status, newest first (S2-064, S2-065, S2-068, S2-069, S2-070, S3-102, S9-002, S9-011)', async ({
  open,
  api,
}) => {
  const { call, createPedido } = await api('cliente2')
  await createPedido({ numeroPedidoCliente: 'LISTA-1', urgente: true })
  const page = await open('cliente2')
  const requests = asked(page)
  await page.goto('/pedidos')
  await loaded(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos')
  expect(requests[0]).toMatchObject({ page: 0, pageSize: 20, order: 'numeroPedido', direction: 'desc' })
  // Who works for a company knows its name, and sees instead where its orders stand.
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Nº do pedido',
    'Situação',
    'Coleta',
    'Documentos',
    'Status WMS',
  ])
  await expect(table(page).getByRole('columnheader').first()).toHaveAttribute('aria-sort', 'descending')
  const row = rows(page).filter({ hasText: 'LISTA-1' }).first()
  await expect(row).not.toContainText('Bebidas Serra Fictícia')
  await expect(row).toContainText('não enviado')
  await expect(row).toContainText('Urgente')
  const staff = await open('operador', '/pedidos')
  await loaded(staff)
  await expect(table(staff).getByRole('columnheader')).toHaveText(['Nº do pedido', 'Cliente', 'Status WMS'])
  await expect(rows(staff).filter({ hasText: 'LISTA-1' }).first()).toContainText('Bebidas Serra Fictícia')
  const numbers = (await rows(page).getByRole('link').allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  )
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  // Its own company's orders alone.
  const { body } = await call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltro', {
    page: 0,
    pageSize: 100,
  })
  expect(new Set(body.content.map(({ cliente }) => cliente.nomeFantasia))).toEqual(
    new Set(['Bebidas Serra Fictícia']),
  )
  expect(body).toMatchObject({ number: 0, totalElements: body.content.length })
})

test('each row of the list is a link, and a new order is begun from it (S2-066, S2-067, S2-071, S2-159)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const pedido = await createPedido()
  const page = await open('cliente2')
  // New orders of other tests would move the rows under the pointer.
  await page.routeWebSocket('**/ws', () => undefined)
  await page.goto('/pedidos')
  await loaded(page)
  const row = rows(page).filter({ hasText: String(pedido.numeroPedido) })
  const link = row.getByRole('link', { name: new RegExp(`^${pedido.numeroPedido}`) })
  await expect(link).toHaveAttribute('href', `/pedidos/edit/${pedido.id}`)
  // The link covers its whole row. A click on it waits until the row stands still, which a forced one does not.
  const pointOf = (cell: number) =>
    link.evaluate((anchor, at) => {
      const cells = anchor.closest('tr')?.cells
      const [from, box] = [
        anchor.getBoundingClientRect(),
        cells?.[at]?.getBoundingClientRect() ?? new DOMRect(),
      ]
      return { x: box.x + box.width / 2 - from.x, y: box.y + box.height / 2 - from.y }
    }, cell)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ button: 'middle', position: await pointOf(4) }),
  ])
  await expect(tab).toHaveURL(`/pedidos/edit/${pedido.id}`)
  await link.click({ position: await pointOf(1) })
  await expect(page).toHaveURL(`/pedidos/edit/${pedido.id}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Novo Pedido' }).click()
  await expect(page).toHaveURL('/pedidos/novo')
})

test('a day is typed dd/MM/yyyy, one that does not exist is refused (S5-065, S9-040)', async ({ open }) => {
  const page = await open('cliente', '/pedidos')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const coleta = search(page).getByLabel('Data e hora da coleta', { exact: true })
  await coleta.fill('31/02/2026')
  await coleta.blur()
  await expect(coleta).toHaveAccessibleDescription('Data e hora inválidas. Use dd/mm/aaaa hh:mm.')
  await coleta.fill('1/2/26')
  await coleta.blur()
  await expect(coleta).toHaveValue('01/02/2026')
  await coleta.press('Enter')
  await expect(page).toHaveURL('/pedidos?coleta=2026-02-01')
  await expect(page.getByText(EMPTY)).toBeVisible()
  await expect(page.getByText('Nenhum pedido combina com a pesquisa.')).toBeVisible()
  await coleta.fill('1/2/26 8:17')
  await coleta.press('Enter')
  // 8:15 in São Paulo, on the step of a quarter of an hour.
  await expect(page).toHaveURL(/coleta=2026-02-01T11%3A15%3A00\.000Z|coleta=2026-02-01T11:15:00\.000Z/)
})

test('ten rows after a reset, twenty otherwise; walking the pages skips none (S9-001, S9-002, S9-003, S9-004, S9-007, S9-008, S9-009, S9-010)', async ({
  open,
  api,
}) => {
  const { call } = await api('operador')
  const { body } = await call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltroAdmin', {
    page: 0,
    pageSize: 50,
  })
  const expected = body.content.map(({ numeroPedido }) => numeroPedido)
  const page = await open('operador', '/pedidos?situacao=CRIADO')
  const requests = asked(page)
  await loaded(page)
  await search(page).getByRole('button', { name: 'Limpar' }).click()
  await expect(page).toHaveURL('/pedidos?size=10')
  await loaded(page)
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByLabel(/por página/i)).toHaveCount(0)

  const labels = () => pages(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(await labels()).toEqual(['Primeira página', 'Página 1', 'Página 2', 'Página 3', 'Última página'])
  await expect(pages(page).first()).toBeDisabled()
  const seen = new Set<number>()
  for (let number = 1; ; number++) {
    await loaded(page)
    for (const text of await rows(page).getByRole('link').allTextContents())
      seen.add(Number.parseInt(text, 10))
    if (number === 5) break
    await page.getByRole('button', { name: `Página ${number + 1}`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Página ${number + 1}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  // New orders push others down: some appear twice, but none is missed.
  expect(expected.filter((numero) => !seen.has(numero))).toEqual([])
  expect(await labels()).toEqual(['Primeira página', 'Página 4', 'Página 5', 'Página 6', 'Última página'])
  const sizes = requests.filter(({ situacao }) => situacao === undefined).map(({ pageSize }) => pageSize)
  expect(new Set(sizes)).toEqual(new Set([10]))
  expect(new Set(requests.map((request) => request.page))).toEqual(new Set([0, 1, 2, 3, 4]))

  await page.getByRole('button', { name: 'Última página' }).click()
  await expect(page.getByRole('button', { name: 'Última página' })).toBeDisabled()
  await expect(rows(page).last().getByRole('link')).toHaveText(/^1\D?/)
  await page.getByRole('button', { name: 'Primeira página' }).click()
  await expect(page).toHaveURL('/pedidos?size=10')
  // A newly loaded list has twenty rows again.
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page).toHaveURL('/pedidos')
  await expect(rows(page)).toHaveCount(20)
})

test('every page size of the specification is taken (S9-003, S9-004, S9-006, S3-097, S3-098, S3-100)', async ({
  api,
}) => {
  const { call } = await api('operador')
  for (const pageSize of [10, 20, 50, 100]) {
    const filter = { page: 0, pageSize, order: 'numeroPedido', direction: 'asc' }
    const { status, body } = await call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltroAdmin', filter)
    expect(status).toBe(200)
    expect(body).toMatchObject({ size: pageSize, number: 0 })
    expect(body.content[0]?.numeroPedido).toBe(1)
    expect(body.content).toHaveLength(Math.min(pageSize, body.totalElements))
  }
})

test('fifty rows a page by the address, of the call and of the screen (S9-005)', async ({ open, api }) => {
  const { totalElements } = (
    await (await api('operador')).call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltroAdmin', { page: 0 })
  ).body
  expect(totalElements).toBeGreaterThan(50)
  const page = await open('operador')
  const requests = asked(page)
  await page.goto('/pedidos?size=50')
  await loaded(page)
  await expect(rows(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL('/pedidos?size=50&page=1')
  // A page may be requested again after another test's change.
  await expect
    .poll(() => [...new Set(requests.map((one) => `${one.page} of ${one.pageSize}`))])
    .toEqual(['0 of 50', '1 of 50'])
})

test('a list that found nothing says so, one that failed never does (S8-011, S8-013, S8-016)', async ({
  open,
  provokes,
}) => {
  provokes('500 /pedidos/findByFiltroAdmin', '503 /pedidos/findByFiltroAdmin')
  const page = await open('operador', '/pedidos?numero=999999')
  await expect(page.getByText(EMPTY)).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a pesquisa' }).click()
  await expect(rows(page)).toHaveCount(10)

  for (const [status, words] of [
    [500, 'Ops, desculpe houve um erro interno ao processar requisição.'],
    [503, 'Serviço temporariamente indisponível.'],
  ] as const) {
    const broken = await open('operador')
    // A push would make the list ask again by itself.
    await deaf(broken)
    await broken.route('**/pedidos/findByFiltroAdmin', (route) =>
      route.fulfill({ status, json: { error: 'x', messages: [] } }),
    )
    await broken.goto('/pedidos')
    await expect(broken.getByRole('alert').getByText(words)).toBeVisible({ timeout: 15_000 })
    await expect(broken.locator('[aria-busy=true], .osso, .linha-osso')).toHaveCount(0)
    await expect(toasts(broken)).toBeEmpty()
    await expect(broken.getByText(EMPTY)).toHaveCount(0)
    await broken.unroute('**/pedidos/findByFiltroAdmin')
    await broken.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(rows(broken)).toHaveCount(20)
  }
})

test('back keeps filters, page and the place on the screen', async ({ open }) => {
  const page = await open('operador', '/pedidos')
  await loaded(page)
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await expect(page).toHaveURL('/pedidos?page=1')
  await loaded(page)
  const last = rows(page).last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await expect(page).toHaveURL(/\/edit\//)
  await expect(page.getByLabel('Transportadora')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/pedidos?page=1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('an address behind the last page shows the last page, and goes back past it', async ({ open }) => {
  for (const [path, name] of [
    ['/pedidos', 'Pedidos'],
    ['/cliente', 'Clientes'],
    ['/notas/list', 'Notas fiscais'],
  ] as const) {
    const page = await open('operador', '/dashboard')
    await page.goto(`${path}?page=99`)
    await expect(page.getByRole('table', { name }).locator('tbody tr').first()).toBeVisible()
    await expect(page).not.toHaveURL(/page=99/)
    await expect(page.getByText(EMPTY)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
  }
})

test('the client picker asks a second after the last key, at once on Enter (S9-018)', async ({ open }) => {
  const page = await open('operador')
  await page.clock.install()
  const terms: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/cliente/findAll') terms.push(url.searchParams.get('q'))
  })
  await page.goto('/pedidos')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const picker = search(page).getByLabel('Cliente', { exact: true })
  await picker.click()
  await expect(page.getByRole('option', { name: 'Aurora Fictícia' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  terms.length = 0
  await picker.pressSequentially('Auro')
  await page.clock.runFor(999)
  expect(terms).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => terms).toEqual(['Auro'])
  // A scan needs no waiting: a single answer is taken at once.
  await picker.fill('1002')
  await picker.press('Enter')
  await expect.poll(() => terms).toEqual(['Auro', '1002'])
  await expect(picker).toHaveValue('Bebidas Serra Fictícia')
})
