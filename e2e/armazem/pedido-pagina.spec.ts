import { expect, expectAccessible, test } from '../support/people.ts'
import { addLine, formOf } from '../support/pedido-form.ts'

test('an order saved without concluding says that it was not sent, and is sent from there', async ({
  open,
  api,
}) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.coleta.fill('01/02/2031 10:15')
  await addLine(form, 'SU-1000', 2)
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
  const id = Number(/\d+$/.exec(page.url()))
  const unsent = page.getByText('Salvo, ainda não enviado ao armazém')
  await expect(unsent).toBeVisible()
  await expectAccessible(page)

  const { getPedido } = await api('cliente2')
  const { numeroPedido, concluido } = await getPedido(id)
  expect(concluido).toBe(false)
  const list = await open('cliente2', `/pedidos?numero=${numeroPedido}`)
  await expect(list.getByRole('row').filter({ hasText: String(numeroPedido) })).toContainText('Rascunho')

  await page.getByRole('button', { name: 'Concluir e enviar' }).click()
  await expect(unsent).toBeHidden()
  await expect(form.concluido).toBeChecked()
  expect((await getPedido(id)).concluido).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The order is read-only, but later documents can still be added: one message says both.
  await expect(page.getByText('Documentos que faltam podem ser acrescentados em Anexos.')).toBeVisible()
  await expect(form.anexo('NF')).toContainText('Acrescentar documento')
})

test('what is wrong keeps an order from being sent by the strip, at its field', async ({ open, api }) => {
  const { id } = await (await api('cliente2')).createPedido()
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  await form.coleta.fill('')
  await page.getByRole('button', { name: 'Concluir e enviar' }).click()
  await expect(form.coleta).toHaveAccessibleDescription('Obrigatório')
  expect((await (await api('cliente2')).getPedido(id)).concluido).toBe(false)
})

test('the status in the header opens the moves; the steps of the order have their dates', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido } = await api('cliente2')
  const { id, numeroPedido } = await createPedido({ concluido: true })
  const page = await open('admin', `/pedidos/edit/${id}`)
  const steps = page.getByRole('list', { name: 'Andamento do pedido' })
  await expect(steps.getByRole('listitem')).toHaveCount(5)
  await expect(steps.locator('[aria-current="step"]')).toContainText(/^Criado/)
  await page.getByRole('button', { name: 'Mudar a situação: Criado' }).click()
  const dialog = page.getByRole('dialog', { name: 'Selecione o novo status do pedido' })
  await dialog.getByRole('radio', { name: /^Em separação/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mudar a situação: Em separação' })).toBeVisible()
  await expect(steps.locator('[aria-current="step"]')).toContainText(/^Em separação.*\d\d:\d\d/)
  await expectAccessible(page)
  const toasts = page.getByRole('region', { name: 'Avisos' })
  await expect(toasts).toContainText(`${numeroPedido} → Em separação`)
  await toasts.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('button', { name: 'Mudar a situação: Criado' })).toBeVisible()
  await expect(steps.locator('[aria-current="step"]')).toContainText(/^Criado/)
  expect((await getPedido(id)).status).toBe('CRIADO')

  const client = await open('cliente2', `/pedidos/edit/${id}`)
  await expect(client.getByRole('list', { name: 'Andamento do pedido' })).toContainText('Expedido')
  await expect(client.getByRole('button', { name: /^Mudar a situação/ })).toHaveCount(0)
})

test('pieces and kilos are summed apart, and a removed line comes back', async ({ open }) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await addLine(form, 'SU-1000', 3)
  await addLine(form, 'MA-GR', 2)
  const sums = page.getByRole('region', { name: 'Itens' }).getByRole('status').first()
  await expect(sums).toHaveText('2 linhas · 3 un + 2 kg')
  await expect(form.itens.nth(1)).toContainText('2kg')
  await form.itens
    .nth(0)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(form.itens).toHaveCount(1)
  await form.toasts.getByRole('button', { name: 'Desfazer' }).click()
  await expect(form.itens).toHaveCount(2)
  await expect(form.itens.nth(0)).toContainText('SU-1000')
  await expect(sums).toHaveText('2 linhas · 3 un + 2 kg')
})

test('an order concluded from the modal is taken back by Desfazer, by who may reopen it', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido } = await api('cliente2')
  const { id, numeroPedido } = await createPedido({ concluido: false })
  const page = await open('admin', `/dashboard?numero=${numeroPedido}`)
  const row = page
    .getByRole('table', { name: /^Pedidos/ })
    .getByRole('row')
    .filter({ hasText: String(numeroPedido) })
  const dialog = page.getByRole('dialog', { name: 'Selecione o novo status do pedido' })
  const toasts = page.getByRole('region', { name: 'Avisos' })
  await row.press('Enter')
  await dialog.getByRole('button', { name: 'Concluir cadastro' }).click()
  await expect(toasts).toContainText(`${numeroPedido}: cadastro concluído`)
  expect((await getPedido(id)).concluido).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await toasts.getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts).toContainText(`${numeroPedido}: cadastro reaberto`)
  expect((await getPedido(id)).concluido).toBe(false)
  await expect(row).toContainText('Rascunho')
})
