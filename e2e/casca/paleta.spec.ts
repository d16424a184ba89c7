import type { Page } from '@playwright/test'
import type { Painel } from '@app/contract/armazem/painel'
import { newNota } from '../support/notas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir para ou buscar' })
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Ir para ou buscar' })
const option = (page: Page, name: RegExp | string) => palette(page).getByRole('option', { name })
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const ready = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/**
 * A keyboard-wedge scanner: all keys at once, and Enter. It runs in the page, so that a slow machine does not slow it.
 */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
    },
    [...Array.from(code), 'Enter'],
  )

test('Ctrl+K finds and opens an order, by keyboard alone; Esc closes and the focus returns', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const pedido = await createPedido({ numeroPedidoCliente: 'PALETA-77' })
  const page = await open('operador', '/pedidos')
  await ready(page)
  await page.getByRole('link', { name: 'Novo Pedido' }).focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(option(page, 'Painel de situação')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Novo Pedido' })).toBeFocused()

  await page.getByRole('button', { name: 'Ir para ou buscar…' }).click()
  await field(page).fill('paleta-7')
  const found = option(page, new RegExp(`^${pedido.numeroPedido}`))
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(found.locator('mark')).toHaveText('PALETA-7')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/pedidos/edit/${pedido.id}`)

  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('group', { name: 'Recentes' })).toContainText(
    String(pedido.numeroPedido),
  )
  await field(page).fill('nada que exista aqui')
  await expect(palette(page).getByRole('status')).toHaveText('Nenhuma informação encontrada.')
})

test('typed and Enter before any answer opens the exact match; Ctrl+Enter another tab', async ({
  open,
  api,
}) => {
  const pedido = await (await api('cliente2')).createPedido()
  const page = await open('operador', '/pedidos')
  await ready(page)
  await page.keyboard.press('Control+k')
  await field(page).fill(String(pedido.numeroPedido))
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/pedidos/edit/${pedido.id}`)
  await page.keyboard.press('Control+k')
  await field(page).fill('Pedidos')
  await expect(option(page, 'Pedidos')).toBeVisible()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    option(page, 'Pedidos').click({ modifiers: ['Control'] }),
  ])
  await expect(tab).toHaveURL('/pedidos')
})

test('a client user finds the own company’s orders alone, no note, and no screen of the staff', async ({
  open,
  api,
  provokes,
}) => {
  provokes('404 /pedidos/:id')
  const nota = await newNota(await api('operador'))
  const other = await (await api('cliente')).createPedido({ numeroPedidoCliente: 'ALHEIO-1' })
  const page = await open('cliente2', '/pedidos')
  await ready(page)
  await page.keyboard.press('Control+k')
  await expect(option(page, 'Pedidos')).toBeVisible()
  await expect(option(page, 'Painel de situação')).toHaveCount(0)
  for (const q of ['ALHEIO-1', nota.numero, nota.chave]) {
    await field(page).fill(q)
    await expect(palette(page).getByRole('status')).toHaveText('Nenhuma informação encontrada.')
  }
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  for (const code of [
    `RETAGUARDA:PEDIDO:${other.numeroPedido}`,
    `${new URL(page.url()).origin}/pedidos/edit/${other.id}`,
  ]) {
    await scan(page, code)
    await expect(toasts(page)).toContainText('Pedido não encontrado.')
    await expect(page).toHaveURL('/pedidos')
  }
})

test('a scan anywhere opens the order, the product or the note; what is unknown is said', async ({
  open,
  api,
}) => {
  const { createPedido, stocked } = await api('cliente2')
  const pedido = await createPedido()
  const { produto } = await stocked('SU-1000')
  const page = await open('operador', '/pedidos')
  await ready(page)
  for (const code of [
    `RETAGUARDA:PEDIDO:${pedido.numeroPedido}`,
    `${new URL(page.url()).origin}/pedidos/edit/${pedido.id}`,
  ]) {
    await scan(page, code)
    await expect(page).toHaveURL(`/pedidos/edit/${pedido.id}`)
    await page.goto('/configuracoes/view/')
    await ready(page)
  }
  await scan(page, produto.codigoOmni)
  await expect(page).toHaveURL(`/produto/${produto.id}`)
  const nota = await newNota(await api('operador'))
  await scan(page, nota.chave)
  await expect(page).toHaveURL(`/notas/edit/${nota.id}`)
  await page.keyboard.press('Control+k')
  for (const q of [nota.numero, nota.chave, 'embalagens inventada']) {
    await field(page).fill(q)
    const found = palette(page).getByRole('group', { name: 'Notas fiscais' })
    await expect(found.getByRole('option', { name: `NF-e ${nota.numero}` })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await scan(page, '52060433009911002506550120000007800267301615')
  await expect(toasts(page)).toContainText('Nota não encontrada.')
  await scan(page, 'NADA-TEM-ESTE-CODIGO')
  await expect(toasts(page)).toContainText('Nenhum pedido ou produto com o código NADA-TEM-ESTE-CODIGO.')
})

test('on the panel a scanned order opens its status modal', async ({ open, api }) => {
  const pedido = await (await api('cliente2')).createPedido({ concluido: true })
  const page = await open('operador', '/dashboard')
  await ready(page)
  await scan(page, `RETAGUARDA:PEDIDO:${pedido.numeroPedido}`)
  const modal = page.getByRole('dialog', { name: 'Selecione o novo status do pedido' })
  await expect(modal).toContainText(String(pedido.numeroPedido))
})

test('shortcuts of one key: listed, by ability, ignored while typing, and turned off by the person', async ({
  open,
}) => {
  const page = await open('admin', '/configuracoes/view/')
  await ready(page)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Atalhos do teclado' })
  await expect(list).toContainText('Ir para o Painel de situação')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/pedidos')
  // The screen listens once it is there.
  await expect(page.getByRole('table', { name: 'Pedidos' })).toBeVisible()
  await page.keyboard.press('/')
  const number = page.getByRole('form', { name: 'Buscar pedidos' }).getByLabel('Nº do pedido')
  await expect(number).toBeFocused()
  await page.keyboard.press('n')
  await expect(number).toHaveValue('n')
  await expect(page).toHaveURL('/pedidos')
  await page.getByRole('heading', { level: 1 }).click()

  const choice = page.getByRole('switch', { name: 'Atalhos de uma tecla' })
  const choose = async (on: boolean) => {
    await page.getByRole('button', { name: 'Configurações', exact: true }).click()
    await expect(choice).toBeEnabled()
    await choice.click()
    await expect(choice).toHaveAttribute('aria-checked', String(on))
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Pedidos' })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
  }
  await choose(false)
  await page.keyboard.press('n')
  // Keys are handled in order: when this one has taken effect, the other one has too.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Ir para ou buscar' })).toBeFocused()
  await expect(page).toHaveURL('/pedidos')
  await page.keyboard.press('Escape')
  await choose(true)
  await page.keyboard.press('n')
  await expect(page).toHaveURL('/pedidos/novo')
})

test('the menu tells how many orders are late; broken addresses are read as far as they go', async ({
  open,
  api,
}) => {
  const { call } = await api('operador')
  const page = await open('operador', '/pedidos?situacao=NADA&size=7')
  await ready(page)
  await expect(page.getByRole('button', { name: /^Buscar/ })).toHaveText('Buscar')
  const { body } = await call<Painel>('GET', '/pedidos/painel')
  const late = body.cartoes
    .filter(({ status }) => status.includes('ATRASAD'))
    .reduce((sum, { quantidade }) => sum + quantidade, 0)
  expect(late).toBeGreaterThan(1)
  const entry = page.getByRole('link', { name: /^Painel de situação/ })
  await expect(entry).toHaveAccessibleName(`Painel de situação ${late} pedidos atrasados`)
})

test('in an open order a scanned label opens the stock with its lot chosen, and a scanned code its product', async ({
  open,
  api,
}) => {
  const { stocked } = await api('cliente2')
  const { call } = await api('admin')
  const { produto, lotes } = await stocked('SU-1000')
  const lote = lotes[0]
  if (!lote?.dataDeValidade) throw new Error('the demo day has no lot with an expiry')
  const gtin = '07891000315507'
  const saved = await call('PUT', `/produto/${produto.id}`, { codigoBarras: gtin.slice(1) })
  expect(saved.status).toBe(200)
  const page = await open('cliente2', '/pedidos/novo')
  await ready(page)
  await page.getByRole('heading', { level: 1 }).click()
  await scan(page, `(01)${gtin}(17)${lote.dataDeValidade.slice(2).replaceAll('-', '')}(37)3(10)${lote.lote}`)
  const stock = page.getByRole('dialog', { name: produto.descricao })
  const quantity = stock.getByLabel(`Quantidade do lote ${lote.lote}`)
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('3')
  await quantity.press('Enter')
  await expect(page.getByRole('table', { name: 'Itens' })).toContainText(lote.lote)
  const code = page.getByLabel('Código do produto', { exact: true })
  await code.fill(`(01)${gtin}(10)NAO-TEM`)
  await code.press('Enter')
  await expect(stock).toContainText('O lote lido, NAO-TEM, não pode ser escolhido')
})
