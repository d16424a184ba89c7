import { CREDIT, expect, expectAccessible, test } from '../support/people.ts'

test('an order is printed: papers from its menu, real codes, the credit, sheets and labels of their own size (S1-032)', async ({
  open,
  api,
}) => {
  const pedido = await (
    await api('cliente')
  ).createPedido({
    numeroPedidoCliente: 'IMP-1',
    transportadora: 'Rodocargas Fictícia',
    urgente: true,
    observacoes: 'Paletizar até 1,20 m.\nNota ao motorista.',
    linhas: [
      { codigo: '000123', quantidade: 3, lote: 1 },
      { codigo: '000123', quantidade: 2 },
      { codigo: 'SH-500', quantidade: 4 },
    ],
  })
  const page = await open('operador', `/pedidos/edit/${pedido.id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir lista de separação' }).click()
  await expect(page).toHaveURL(`/pedidos/${pedido.id}/imprimir/separacao`)
  const list = page.getByRole('article', { name: `Lista de separação do pedido ${pedido.numeroPedido}` })
  const rows = list.locator('tbody').first().getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText('SH-500')
  await expect(rows.nth(0)).toContainText('000123-01')
  await expect(rows.nth(1)).toContainText('000123-02')
  await expect(
    list.getByRole('img', { name: `Código de barras ${pedido.numeroPedido}`, exact: true }),
  ).toBeVisible()
  await expect(list.getByText('URGENTE')).toBeVisible()
  await expect(list.getByText(CREDIT)).toBeVisible()
  // The styles of the previous form must not apply to the paper.
  await expect(list.getByRole('heading', { name: 'Lista de separação' })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expectAccessible(page)

  await page.goto(`/pedidos/${pedido.id}/imprimir/pedido`)
  const qr = page.getByRole('img', { name: /^Código QR/ })
  await expect(qr).toHaveAccessibleName(`Código QR: ${new URL(page.url()).origin}/pedidos/edit/${pedido.id}`)
  const { width } = (await qr.boundingBox()) ?? { width: 0 }
  await expect(page.getByRole('article').getByText(CREDIT)).toBeVisible()
  // 35 mm and more.
  expect(width).toBeGreaterThan((35 / 25.4) * 96)
  await expectAccessible(page)

  await page.goto(`/pedidos/${pedido.id}/imprimir/etiqueta`)
  await page.getByLabel('Volumes').fill('3')
  await page.getByLabel('Volumes').blur()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page).toHaveURL(`/pedidos/${pedido.id}/imprimir/etiqueta?volumes=3`)
  await expect(page.getByRole('article').nth(1)).toContainText('2 de 3')
  await expect(page.getByText(CREDIT)).toHaveCount(3)
  await expectAccessible(page)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // 100 × 150 mm in points, a page per volume.
  expect(sheets.match(/\/MediaBox \[0 0 28[23]\.\d+ 425\.\d+\]/g)).toHaveLength(3)
})

test('a client user prints the order, not the papers of the warehouse', async ({ open, api }) => {
  const pedido = await (await api('cliente2')).createPedido()
  const page = await open('cliente2', `/pedidos/edit/${pedido.id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expect(page.getByRole('menuitem', { name: 'Imprimir pedido' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Imprimir lista de separação' })).toHaveCount(0)
  await page.goto(`/pedidos/${pedido.id}/imprimir/separacao`)
  await expect(page.getByRole('heading', { name: 'Acesso não permitido' })).toBeVisible()
})
