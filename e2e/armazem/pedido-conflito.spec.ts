import { expect, test } from '../support/people.ts'
import { formOf } from '../support/pedido-form.ts'
import { deaf } from '../support/windows.ts'

test('fields that only one of two people changed are put together without a question (S4-118)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /pedidos/:id')
  const { createPedido, getPedido } = await api('cliente2')
  const { id } = await createPedido({
    transportadora: 'Antes',
    linhas: [{ codigo: 'SU-1000', quantidade: 2 }],
  })
  const [one, other] = [await open('cliente2'), await open('operador')]
  for (const page of [one, other]) {
    await deaf(page)
    await page.goto(`/pedidos/edit/${id}`)
  }
  const [mine, theirs] = [formOf(one), formOf(other)]
  await mine.numero.fill('MEU-NUMERO')
  await theirs.transportadora.fill('Da outra pessoa')
  await theirs.enviar.click()
  await expect(theirs.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  await mine.enviar.click()
  await expect(mine.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  await expect(mine.transportadora).toHaveValue('Da outra pessoa')
  await expect(mine.numero).toHaveValue('MEU-NUMERO')
  expect(await getPedido(id)).toMatchObject({
    numeroPedidoCliente: 'MEU-NUMERO',
    transportadora: 'Da outra pessoa',
  })
})

test('what both changed is asked, by name and time; nothing typed is lost (S4-118)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /pedidos/:id')
  const { createPedido, getPedido } = await api('cliente2')
  const { id } = await createPedido({ transportadora: 'Antes', observacoes: 'Texto de antes' })
  const [one, other] = [await open('cliente2'), await open('operador')]
  for (const page of [one, other]) {
    await deaf(page)
    await page.goto(`/pedidos/edit/${id}`)
  }
  const [mine, theirs] = [formOf(one), formOf(other)]
  await mine.transportadora.fill('Minha transportadora')
  await mine.observacoes.fill('Texto meu')
  await mine.numero.fill('SO-MEU')
  await theirs.transportadora.fill('Transportadora deles')
  await theirs.observacoes.fill('Texto deles')
  await theirs.enviar.click()
  await expect(theirs.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()

  await mine.enviar.click()
  const dialog = one.getByRole('dialog', { name: 'Este pedido foi alterado por outra pessoa' })
  await expect(dialog).toContainText(/Otávio Operador salvou hoje às \d\d:\d\d/)
  const save = dialog.getByRole('button', { name: 'Salvar' })
  await expect(save).toBeDisabled()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  // Cancelling leaves the form as it was typed.
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expect(mine.transportadora).toHaveValue('Minha transportadora')
  await expect(mine.observacoes).toHaveValue('Texto meu')
  await mine.enviar.click()

  const field = (name: string) => dialog.getByRole('group', { name })
  await expect(field('Transportadora')).toContainText('Antes')
  await field('Transportadora').getByText('Transportadora deles').click()
  await expect(save).toBeDisabled()
  await field('Observações').getByText('Texto meu').click()
  await expect(dialog.getByText('2 de 2')).toBeVisible()
  await save.click()
  await expect(mine.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  expect(await getPedido(id)).toMatchObject({
    transportadora: 'Transportadora deles',
    observacoes: 'Texto meu',
    numeroPedidoCliente: 'SO-MEU',
  })
  await expect(mine.transportadora).toHaveValue('Transportadora deles')
})

test('my own changes can be given up for the other’s (S4-118)', async ({ open, api, provokes }) => {
  provokes('409 /pedidos/:id')
  const { createPedido, getPedido, updatePedido } = await api('cliente2')
  const { id, versao } = await createPedido({ transportadora: 'Antes' })
  const page = await open('cliente2')
  await deaf(page)
  await page.goto(`/pedidos/edit/${id}`)
  const form = formOf(page)
  await form.transportadora.fill('Minha')
  await updatePedido(id, { transportadora: 'Deles', versao })
  await form.enviar.click()
  const dialog = page.getByRole('dialog', { name: 'Este pedido foi alterado por outra pessoa' })
  await dialog.getByRole('button', { name: 'Descartar as minhas alterações' }).click()
  await expect(dialog).toBeHidden()
  await expect(form.transportadora).toHaveValue('Deles')
  expect((await getPedido(id)).transportadora).toBe('Deles')
})

test('a change by somebody else shows on the open form, and does not touch what is typed', async ({
  open,
  api,
}) => {
  const { createPedido, updatePedido } = await api('cliente2')
  const { id, versao } = await createPedido({ transportadora: 'Antes' })
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  await form.numero.fill('DIGITANDO')
  await updatePedido(id, { transportadora: 'Depois', versao })
  await expect(page.getByText('Este pedido foi alterado agora há pouco por outra pessoa.')).toBeVisible()
  await expect(form.numero).toHaveValue('DIGITANDO')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(form.transportadora).toHaveValue('Depois')
  await expect(form.numero).toHaveValue('DIGITANDO')
})

test('an order that somebody else closed meanwhile is not overwritten (S4-114)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /pedidos/:id')
  const { createPedido, updatePedido, getPedido } = await api('cliente2')
  const { id, versao } = await createPedido({ transportadora: 'Antes' })
  const page = await open('cliente2')
  await deaf(page)
  await page.goto(`/pedidos/edit/${id}`)
  const form = formOf(page)
  await form.transportadora.fill('Tarde demais')
  await updatePedido(id, { concluido: true, versao })
  await form.enviar.click()
  await expect(page.getByText('Este pedido não pode mais ser alterado.').first()).toBeVisible()
  expect((await getPedido(id)).transportadora).toBe('Antes')
})
