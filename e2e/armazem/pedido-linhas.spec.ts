import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/people.ts'
import { formOf } from '../support/pedido-form.ts'

/** Pastes a spreadsheet's clipboard content at the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer()
    data.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

test('an order is repeated: products and quantities, lots anew by FEFO, what is missing said', async ({
  open,
  api,
}) => {
  const { createPedido, stocked } = await api('cliente')
  const old = await createPedido({
    numeroPedidoCliente: 'VELHO',
    linhas: [
      { codigo: '000123', quantidade: 4, lote: 1 },
      { codigo: 'SH-500', quantidade: 2 },
    ],
  })
  const page = await open('cliente', `/pedidos/edit/${old.id}`)
  // The stock has less of one product than the order took.
  const { produto, lotes } = await stocked('SH-500')
  await page.route(`**/pedidos/getEstoque/${produto.codigoOmni}*`, (route) =>
    route.fulfill({ json: [{ ...lotes[0], quantidadeDisponivel: 1 }] }),
  )
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Repetir pedido' }).click()
  await expect(page).toHaveURL('/pedidos/novo')
  const form = formOf(page)
  await expect(form.toasts.getByText(`Itens do pedido ${old.numeroPedido} repetidos`)).toBeVisible()
  await expect(form.numero).toHaveValue('')
  await expect(form.itens).toHaveCount(2)
  const first = (await stocked('000123')).lotes[0]
  await expect(form.itens.nth(0)).toContainText(first?.lote ?? 'sem lote')
  await expect(form.itens.nth(0).getByRole('button', { name: /^Alterar a quantidade/ })).toHaveText('4')
  const missing = page.getByRole('row').filter({ hasText: 'Falta 1 de 2: o estoque não tem mais.' })
  await expect(missing).toBeVisible()
  await expectAccessible(page)
  await missing.getByRole('button', { name: 'Ficar sem' }).click()
  await expect(missing).toHaveCount(0)
  await form.coleta.fill('01/02/2031 10:15')
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
})

test('the last order is repeated from the new one; a client without orders is told', async ({
  open,
  api,
}) => {
  await (await api('cliente2')).createPedido({ linhas: [{ codigo: 'SU-1000', quantidade: 5 }] })
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await page.getByRole('button', { name: 'Repetir último pedido' }).click()
  await expect(form.toasts.getByText(/^Itens do pedido \d+ repetidos com os lotes de hoje\.$/)).toBeVisible()
  await expect(form.itens).not.toHaveCount(0)

  const staff = await open('operador', '/pedidos/novo')
  await expect(staff.getByRole('button', { name: 'Repetir último pedido' })).toBeDisabled()
  await expect(staff.getByRole('button', { name: 'Colar linhas' })).toBeDisabled()
})

test('rows of a spreadsheet are pasted anywhere on the lines, each with its lots or with what is wrong', async ({
  open,
  api,
}) => {
  const { stocked, getPedido } = await api('cliente2')
  const { lotes } = await stocked('SU-1000')
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.codigo.focus()
  await paste(
    page,
    'Código\tQuantidade\nSU-1000\t3\nNADA-ASSIM\t1\nMA-GR\t1,25\nSU-1000\t1,5\nCH-350\tdoze\n',
  )
  const dialog = page.getByRole('dialog', { name: 'Colar linhas' })
  const row = (text: string) => dialog.getByRole('row').filter({ hasText: text })
  await expect(dialog.getByRole('row')).toHaveCount(6)
  await expect(row('Nenhum produto com o código NADA-ASSIM.')).toContainText('3')
  await expect(row('MA-GR')).toContainText('1,25')
  await expect(row('Este produto só aceita quantidade inteira.')).toContainText('SU-1000')
  await expect(row('não é uma quantidade')).toContainText('doze')
  await expect(row('Suco de uva').first()).toContainText(lotes[0]?.lote ?? 'sem lote')
  await expect(dialog).toContainText('2 de 5 linhas entram')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Colar 2 linhas' }).click()
  await expect(dialog).toBeHidden()
  await expect(form.codigo).toBeFocused()
  await expect(form.codigo).toHaveValue('')
  await expect(form.itens).toHaveCount(2)

  await page.getByRole('button', { name: 'Colar linhas' }).click()
  await dialog.getByLabel('Linhas da planilha').fill('SU-1000;999999999')
  await expect(row('o estoque não tem mais.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form.itens).toHaveCount(2)

  // A single code stays in the field.
  await form.codigo.focus()
  await paste(page, 'SU-1000')
  await expect(dialog).toBeHidden()

  await form.coleta.fill('01/02/2031 10:15')
  await form.enviar.click()
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
  const { itens } = await getPedido(Number(/\d+$/.exec(page.url())))
  expect(itens.map((item) => [item.produto.codigoProduto, item.quantidade])).toEqual([
    ['SU-1000', 3],
    ['MA-GR', 1.25],
  ])
})

test('a saved line that does not follow FEFO says so when the order is opened', async ({ open, api }) => {
  const pedido = await (
    await api('cliente')
  ).createPedido({
    linhas: [{ codigo: '000123', quantidade: 2, lote: 1 }],
  })
  const page = await open('cliente', `/pedidos/edit/${pedido.id}`)
  await expect(page.getByText('Lote não segue a regra FEFO.')).toBeVisible()
})

test('where the client forces FEFO the modal explains it before the server refuses', async ({
  open,
  api,
}) => {
  const { lotes } = await (await api('cliente2')).stocked('SU-1000')
  const [first, second] = lotes
  if (!first || !second) throw new Error('two lots expected')
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.codigo.fill('SU-1000')
  await form.codigo.press('Enter')
  await form.lote(second.lote).fill('2')
  await expect(form.lote(second.lote)).toHaveAccessibleDescription(
    `O cliente exige a regra FEFO: use antes o lote ${first.lote}.`,
  )
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.stock).toBeVisible()
  await form.lote(second.lote).fill('')
  await form.lote(first.lote).fill('2')
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.stock).toBeHidden()
  await expect(form.itens).toHaveCount(1)
})

test('the product of a line is changed by code and by description; its lots are asked for anew (S2-090, S2-091)', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido } = await api('cliente2')
  const { id } = await createPedido({
    linhas: [
      { codigo: 'SU-1000', quantidade: 3 },
      { codigo: 'MA-GR', quantidade: 2 },
    ],
  })
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  const byCode = (line: number) =>
    form.itens.nth(line).getByRole('button', { name: /^Trocar o produto por código/ })
  const code = page.getByLabel(/^Código do produto no lugar de/)
  await byCode(0).click()
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.press('Escape')
  await expect(code).toHaveCount(0)
  await expect(byCode(0)).toBeFocused()

  await byCode(0).click()
  await code.fill('NADA-ASSIM')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('Nenhum produto com o código NADA-ASSIM.')
  await code.fill('cv-600')
  await code.press('Enter')
  // The other product starts with the same quantity; cancelling leaves the line unchanged.
  await expect(page.getByRole('dialog', { name: 'Cerveja artesanal da serra 600 ml' })).toBeVisible()
  await expect(form.stock.getByLabel('Quantidade desejada')).toHaveValue('3')
  await form.stock.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form.itens.nth(0)).toContainText('SU-1000')

  await byCode(0).click()
  await code.fill('cv-600')
  await code.press('Enter')
  const wanted = form.stock.getByLabel('Quantidade desejada')
  await expect(wanted).toBeFocused()
  await wanted.press('Enter')
  await wanted.press('Enter')
  await expect(form.stock).toBeHidden()
  await expect(form.itens).toHaveCount(2)
  await expect(form.itens.nth(0)).toContainText('CV-600')
  await expect(form.itens.nth(0).getByRole('cell').nth(2)).toHaveText(/^CV-/)
  await expect(form.itens.nth(1)).toContainText('MA-GR')

  await form.itens
    .nth(1)
    .getByRole('button', { name: /^Trocar o produto por descrição/ })
    .click()
  const description = page.getByLabel(/^Descrição do produto no lugar de/)
  await expect(description).toBeFocused()
  await description.fill('gelado')
  await description.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Chá gelado de pêssego 350 ml' })).toBeVisible()
  await form.lote('CH-350-01').fill('4')
  await form.stock.getByRole('button', { name: 'Salvar' }).click()
  await expect(form.itens.nth(1)).toContainText('CH-350-01')
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  const { itens } = await getPedido(id)
  expect(itens.map((item) => [item.produto.codigoProduto, item.quantidade])).toEqual([
    ['CV-600', 3],
    ['CH-350', 4],
  ])
})
