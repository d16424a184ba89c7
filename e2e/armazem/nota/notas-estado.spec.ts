import { correcaoDe, entrega, newNota, newProduto, nextNumero, notaOf } from '../../support/notas.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

test('a note that is sent says on its page and in the list that its receipt must be confirmed; confirmed, it has one word everywhere', async ({
  open,
  api,
}) => {
  const produto = await newProduto(await api('operador'))
  const { chave, file } = entrega(`FR-${nextNumero()}`, '3', [['L1', '3', '2031-01-31']])
  const page = await open('operador', '/notas')
  const nota = notaOf(page)
  await nota.escolher.setInputFiles(file)
  await nota.produto(1).fill(produto.codigo)
  await nota.produto(1).press('Enter')
  await nota.enviar.click()
  await expect(page).toHaveURL(/\/notas\/edit\/\d+$/)
  await expect(nota.falta).toContainText('Falta confirmar o recebimento. O estoque ainda não mudou.')
  await expectAccessible(page, 'a note that waits')

  const list = await open('operador', `/notas/list?chave=${chave}`)
  const linha = notaOf(list).linhas
  await expect(linha).toHaveCount(1)
  await expect(linha).toContainText('Falta confirmar o recebimento')
  await expect(linha).toContainText('Importada')
  await expectAccessible(list, 'a list of what waits')

  await nota.falta.getByRole('button', { name: 'Confirmar recebimento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmar recebimento' })
  await dialog.getByRole('button', { name: 'Confirmar recebimento' }).click()
  await expect(nota.toasts).toContainText('Recebimento confirmado.')
  await expect(nota.falta).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Registro' })).toContainText(/SituaçãoConfirmada.*Confirmada/)
  await list.reload()
  await expect(linha).toHaveCount(1)
  await expect(linha).toContainText('Confirmada')
  await expect(linha).not.toContainText('Falta confirmar')
})

test('who may not receive is told that the receipt waits, without the act', async ({ open, api }) => {
  const saved = await newNota(await api('operador'))
  const page = await open('admin', `/notas/edit/${saved.id}`)
  await page.route(`**/notas/${saved.id}`, async (route) => {
    const response = await route.fetch()
    const body = { ...(await response.json()), podeReceber: false }
    await route.fulfill({ response, json: body })
  })
  await page.reload()
  const { falta } = notaOf(page)
  await expect(falta).toContainText('Falta confirmar o recebimento.')
  await expect(falta.getByRole('button')).toHaveCount(0)
})

test('the list names the linked order of each note, or a dash (S2-133)', async ({ open, api }) => {
  const operador = await api('operador')
  const [ligada, solta] = [await newNota(operador), await newNota(operador)]
  const pedido = await (await api('cliente')).createPedido()
  const { status } = await operador.call('PUT', `/notas/${ligada.id}`, { pedido: { id: pedido.id } })
  expect(status).toBe(200)
  const page = await open('operador', `/notas/list?chave=${solta.chave}`)
  const table = page.getByRole('table', { name: 'Notas fiscais' })
  await expect(notaOf(page).linhas).toHaveCount(1)
  await expect(table.getByRole('columnheader')).toHaveText([
    'Nº do pedido',
    'Cliente',
    'Nota',
    'Emitente',
    'Emissão',
    'Valor',
    'Chave',
    'Situação',
  ])
  const dash = `Nota ${solta.numero}, pedido —`
  await expect(table.getByRole('link', { name: dash })).toBeVisible()
  await page.goto(`/notas/list?chave=${ligada.chave}`)
  await expect(notaOf(page).linhas).toHaveCount(1)
  await expect(notaOf(page).linhas).toContainText(String(pedido.numeroPedido))
})

test('a letter of correction stands at its note, which stays as it is', async ({ open, api, provokes }) => {
  provokes('422 /notas/import')
  const { id, chave } = await newNota(await api('operador'))
  const page = await open('operador', '/notas')
  await notaOf(page).escolher.setInputFiles(correcaoDe(chave))
  const act = page.getByRole('button', { name: 'Anexar à nota' })
  await expect(act).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar a nota como cancelada' })).toHaveCount(0)
  await act.click()
  await expect(page.getByText('Carta de correção 1 anexada à')).toBeVisible()
  await page.locator(`a[href="/notas/edit/${id}"]`).first().click()
  await expect(page.getByRole('region', { name: 'Eventos' })).toContainText('Correção fictícia do endereço')
  await expect(page.getByRole('region', { name: 'Registro' })).toContainText('Importada')
  await expectAccessible(page, 'a note with an event')
})
