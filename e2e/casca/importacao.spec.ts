import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '../support/people.ts'

const sheet = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${rows.map((row) => row.join(';')).join('\r\n')}`),
})
const QUANDO = '23/11/2030 09:15'

test('orders from a spreadsheet: a wrong cell is corrected, what goes in is told and linked', async ({
  open,
  api,
}) => {
  const prefix = `E2E-${Date.now()}`
  const page = await open('cliente2', '/pedidos')
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar pedidos' })).toBeVisible()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Planilha modelo' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('modelo-pedidos.xlsx')
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.locator('input[type=file]').setInputFiles(
    sheet('pedidos-do-teste.csv', [
      ['Pedido do cliente', 'Código', 'Quantidade', 'Coleta', 'Urgente'],
      [`${prefix}-A`, 'SU-1000', '2', QUANDO, 'sim'],
      [`${prefix}-A`, 'SU-1000', '1', '', ''],
      [`${prefix}-B`, 'NÃO-HÁ', '1', QUANDO, ''],
      [`${prefix}-C`, 'SU-1000', 'dois', QUANDO, ''],
    ]),
  )
  const lines = page.getByRole('table', { name: 'Linhas da planilha' })
  // Problems come first.
  await expect(lines.getByRole('row').nth(1)).toContainText('Produto não encontrado para este cliente')
  await expect(page.getByText('1 de 3')).toBeVisible()
  await expectAccessible(page)

  const wrong = page.getByRole('textbox', { name: 'Código do produto, linha 4' })
  await wrong.fill('SU-1000')
  await wrong.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Quantidade, linha 5' })).toBeFocused()
  await expect(page.getByText('2 de 3')).toBeVisible()

  await page.getByRole('button', { name: 'Importar 2 pedidos' }).click()
  const orders = page.getByRole('table', { name: 'Pedidos' })
  await expect(page.getByText('2 de 2 pedidos gravados').first()).toBeVisible()
  await expect(orders.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)

  const href = await orders.getByRole('row').nth(1).getByRole('link').getAttribute('href')
  const pedido = await (await api('cliente2')).getPedido(Number(href?.split('/').at(-1)))
  expect(pedido).toMatchObject({ numeroPedidoCliente: `${prefix}-A`, urgente: true, concluido: false })
  expect(pedido.itens.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(3)

  // The person leaves and comes back.
  await page.goto('/pedidos/importar')
  await page.getByRole('link', { name: 'pedidos-do-teste.csv' }).first().click()
  await expect(page.getByText('2 de 2 pedidos gravados').first()).toBeVisible()
})

test('opening stock by staff goes in once, and more of it only when asked to add', async ({ open, api }) => {
  const operador = await api('operador')
  const codigo = `E2E-${Date.now()}`
  const { body: clientes } = await operador.call<{ id: number; codigoCliente: string }[]>(
    'GET',
    '/api/cliente/findAll?q=1001',
  )
  const { body: produto } = await operador.call<{ id: number }>('POST', '/produto', {
    cliente: { id: clientes[0]?.id },
    codigoProduto: codigo,
    descricao: 'Produto do teste',
  })
  const page = await open('operador', '/produto')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar estoque inicial' }).click()
  const file = sheet('estoque-do-teste.csv', [
    ['Cliente', 'Código', 'Lote', 'Validade', 'Quantidade'],
    ['1001', codigo, 'L1', '31/12/2031', '1.200'],
  ])
  const choose = () => page.locator('input[type=file]').setInputFiles(file)
  await choose()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importar 1 lote' }).click()
  await expect(page.getByText('1 de 1 lote gravado').first()).toBeVisible()

  await page.getByRole('button', { name: 'Importar outra' }).click()
  await choose()
  await expect(page.getByText('Este lote já tem saldo de 1.200', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Importar 0 lotes' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Somar ao saldo que já existe' }).click()
  await page.getByRole('button', { name: 'Importar 1 lote' }).click()
  // The first import's toast has the same text, so the test waits for this button, which comes at the end of the
  // second.
  await expect(page.getByRole('button', { name: 'Importar outra' })).toBeVisible()

  const { body: saldos } = await operador.call<{ lote: string; fisico: number }[]>(
    'GET',
    `/estoque/produtos/${produto.id}/saldos`,
  )
  expect(saldos).toMatchObject([{ lote: 'L1', fisico: 2400 }])
})

test('a file that is no spreadsheet is refused by its name, and nothing is left of it', async ({
  open,
  provokes,
}) => {
  provokes('422 /importacao/clientes/previa')
  const page = await open('operador', '/importar/clientes')
  await page.locator('input[type=file]').setInputFiles({
    name: 'relatorio.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('<html><body><table><tr><td>1</td></tr></table></body></html>'),
  })
  await expect(page.getByRole('alert')).toContainText(
    'Este arquivo é uma página HTML. Envie uma planilha .xlsx ou .csv.',
  )
})

test('coupons come in by the words of their own register', async ({ open }) => {
  const prefix = `E2E-${Date.now()}`
  const page = await open('admin', '/cupom')
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar cupons' })).toBeVisible()
  // A coupon belongs to no client, so none is asked for.
  await expect(page.getByLabel('Cliente', { exact: true })).toHaveCount(0)
  await page.locator('input[type=file]').setInputFiles(
    sheet('cupons-do-teste.csv', [
      ['Código', 'Vale até', 'Descrição'],
      [`${prefix}-A`, '31/12/2031', 'Feira'],
      [`${prefix}-a`, '', ''],
    ]),
  )
  await expect(page.getByRole('textbox', { name: 'Código, linha 3' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importar 1 cupom' }).click()
  await expect(page.getByText('1 de 1 cupom gravado').first()).toBeVisible()
  await page.getByRole('link', { name: `${prefix}-A` }).click()
  await expect(page.getByLabel('Código')).toHaveValue(`${prefix}-A`)
})

test('a row with two errors has a sentence for each field; what did not go in is corrected after the end, one by one and together', async ({
  open,
}) => {
  const prefix = `E2E-${Date.now()}`
  const page = await open('admin', '/importar/cupons')
  await page.locator('input[type=file]').setInputFiles(
    sheet('cupons-com-erro.csv', [
      ['Código', 'Vale até', 'Descrição'],
      [`${prefix}-A`, '', 'Certo'],
      ['', '31/02/2031', ''],
      [`${prefix}-C`, 'amanhã', ''],
      [`${prefix}-D`, 'depois', ''],
    ]),
  )
  const code = page.getByRole('textbox', { name: 'Código, linha 3' })
  const day = page.getByRole('textbox', { name: 'Vale até, linha 3' })
  await expect(code).toHaveAccessibleDescription(/^Código: preenchimento obrigatório$/)
  await expect(day).toHaveAccessibleDescription(/^Vale até: /)
  await page.getByRole('button', { name: 'Importar 1 cupom' }).click()
  await expect(page.getByText('1 de 1 cupom gravado').first()).toBeVisible()

  await page.getByRole('button', { name: 'Corrigir aqui' }).click()
  const left = page.getByRole('table', { name: 'Linhas que não entraram' })
  await expect(left.locator('tbody tr')).toHaveCount(3)
  await expectAccessible(page)
  const field = (name: string) => left.getByRole('textbox', { name })
  await field('Vale até, linha 4').fill('31/12/2031')
  await field('Vale até, linha 4').press('Enter')
  await left.getByRole('button', { name: 'Importar a linha 4' }).click()
  await expect(left.locator('tbody tr')).toHaveCount(2)
  const cupons = page.getByRole('table', { name: 'Cupons' })
  await expect(cupons.getByRole('row').filter({ hasText: `${prefix}-C` })).toContainText('Cupom')

  await field('Código, linha 3').fill(`${prefix}-B`)
  await field('Código, linha 3').press('Enter')
  await field('Vale até, linha 3').fill('31/12/2031')
  await field('Vale até, linha 3').press('Enter')
  await field('Vale até, linha 5').fill('31/12/2031')
  await field('Vale até, linha 5').press('Enter')
  await page.getByRole('button', { name: 'Importar 2 cupons que faltam' }).click()
  await expect(left).toHaveCount(0)
  await expect(cupons.getByRole('link')).toHaveText(['A', 'B', 'C', 'D'].map((end) => `${prefix}-${end}`))
})
