import { readFile } from 'node:fs/promises'
import { newProdutoComLotes } from '../../support/estoque.ts'
import { expect, test } from '../../support/people.ts'
import { unique } from '../../support/unique.ts'

test('a lot is found by its number and traced to the order that left with it, and the recall is a file', async ({
  open,
  api,
}) => {
  const operador = await api('operador')
  const { call } = operador
  const lote = `RAST-${unique()}`
  const { id, cliente } = await newProdutoComLotes(operador, [{ lote, dataDeValidade: null, quantidade: 9 }])
  const { body: pedido } = await call<{ id: number; numeroPedido: number }>('POST', '/pedidos', {
    cliente,
    dataHoraColeta: '2030-12-31T13:15:00Z',
    concluido: true,
    itens: [{ produto: { id }, quantidade: 4, observacoes: lote, dataValidade: null }],
  })
  for (const body of [
    { status: 'EM_SEPARACAO' },
    { status: 'A_FATURAR' },
    { status: 'FATURADO' },
    { statusAlcis: 'expedido' },
  ])
    await call('PUT', `/pedidos/${pedido.id}`, body)

  const page = await open('operador', '/rastreio')
  await page.getByRole('textbox', { name: 'Lote' }).fill(lote.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: lote }).click()
  await expect(page.getByRole('heading', { name: `Lote ${lote}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'De onde veio' })).toContainText('Saldo de abertura')
  const row = page.getByRole('row').filter({ hasText: String(pedido.numeroPedido) })
  await expect(row).toContainText('não informado')
  await expect(row).toContainText('4 un')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`${pedido.numeroPedido};`)
})
