import type { Page, Request } from '@playwright/test'
import type { PedidoListRequest } from '@app/contract/armazem/pedido'
import { expect, expectAccessible, test } from '../support/people.ts'

const TITLE = 'Selecione o novo status do pedido'
const row = (page: Page, numero: number) =>
  page
    .getByRole('table', { name: /^Pedidos/ })
    .locator('tbody tr')
    .filter({ hasText: String(numero) })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: TITLE })
const offered = (page: Page) =>
  dialogOf(page)
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
const toastsOf = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const isPut = (request: Request) => request.method() === 'PUT'

test('a row opens the modal; only what is allowed now is offered, and only a choice can be saved (S2-055, S2-056, S2-057, S2-058, S2-059)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const { numeroPedido } = await createPedido({ concluido: true })
  const page = await open('operador', `/dashboard?numero=${numeroPedido}`)
  const puts: string[] = []
  page.on('request', (request) => isPut(request) && puts.push(request.postData() ?? ''))
  await row(page, numeroPedido).getByRole('cell').nth(2).click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(`Pedido ${numeroPedido}`)
  const save = dialog.getByRole('button', { name: 'Salvar' })
  await expect(save).toBeDisabled()
  expect(await offered(page)).toEqual(['EM_SEPARACAO', 'CANCELADO'])
  await dialog.getByRole('radio', { name: /^Em separação/ }).check({ force: true })
  await expect(save).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, numeroPedido)).toBeFocused()
  expect(puts).toEqual([])
})

test('staff move an order on, a step back and on again, each move one request (S4-098, S4-099, S4-100, S4-101, S4-103)', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido } = await api('cliente2')
  const { id, numeroPedido } = await createPedido({ concluido: true })
  const page = await open('operador', `/dashboard?numero=${numeroPedido}`)
  const puts: string[] = []
  page.on('request', (request) => isPut(request) && puts.push(request.postData() ?? ''))
  const dialog = dialogOf(page)
  const save = dialog.getByRole('button', { name: 'Salvar' })
  for (const [status, label, next] of [
    ['EM_SEPARACAO', 'Em separação', ['A_FATURAR', 'CRIADO', 'CANCELADO']],
    ['A_FATURAR', 'Conferido aguardando faturamento', ['FATURADO', 'EM_SEPARACAO', 'CANCELADO']],
    ['EM_SEPARACAO', 'Em separação', ['A_FATURAR', 'CRIADO', 'CANCELADO']],
    ['A_FATURAR', 'Conferido aguardando faturamento', ['FATURADO', 'EM_SEPARACAO', 'CANCELADO']],
    ['FATURADO', 'Faturado aguardando expedição', ['EXPEDIDO', 'A_FATURAR']],
  ] as const) {
    await row(page, numeroPedido).press('Enter')
    await expect(save).toBeDisabled()
    await dialog.getByRole('radio', { name: new RegExp(`^${label}`) }).check({ force: true })
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(row(page, numeroPedido)).toContainText(label)
    expect((await getPedido(id)).status).toBe(status)
    await row(page, numeroPedido).press('Enter')
    await expect(dialog).toBeVisible()
    expect(new Set(await offered(page))).toEqual(new Set(next))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(puts).toHaveLength(5)
})

test('an unfinished order is not moved, and the modal says why', async ({ open, api }) => {
  const { numeroPedido } = await (await api('cliente2')).createPedido()
  const page = await open('operador', `/dashboard?numero=${numeroPedido}`)
  await row(page, numeroPedido).press('Enter')
  await expect(dialogOf(page).getByText('O cadastro ainda não foi concluído.')).toBeVisible()
  expect(await offered(page)).not.toContain('EM_SEPARACAO')
})

test('an unfinished order can be opened or concluded from the modal, and then be moved', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const { id, numeroPedido } = await createPedido()
  const page = await open('operador', `/dashboard?numero=${numeroPedido}`)
  await expect(row(page, numeroPedido)).toContainText('Rascunho')
  await row(page, numeroPedido).press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('link', { name: 'Abrir pedido' })).toHaveAttribute(
    'href',
    `/pedidos/edit/${id}`,
  )
  const conclude = dialog.getByRole('button', { name: 'Concluir cadastro' })
  await expect(conclude).toBeFocused()
  await expectAccessible(page)
  await conclude.click()
  await expect(toastsOf(page)).toContainText(`${numeroPedido}: cadastro concluído`)
  await dialog.getByRole('radio', { name: /^Em separação/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(row(page, numeroPedido)).toContainText('Em separação')
  await expect(row(page, numeroPedido)).not.toContainText('Rascunho')
})

test('a move is told by its order and taken back by Ctrl+Z or a click, by who may go back', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido } = await api('cliente2')
  const { id, numeroPedido } = await createPedido({ concluido: true })
  const page = await open('admin', `/dashboard?numero=${numeroPedido}`)
  const moveOn = async (label: RegExp) => {
    await row(page, numeroPedido).press('Enter')
    await dialogOf(page).getByRole('radio', { name: label }).check({ force: true })
    await dialogOf(page).getByRole('button', { name: 'Salvar' }).click()
    await expect(dialogOf(page)).toBeHidden()
  }
  await moveOn(/^Em separação/)
  await expect(toastsOf(page)).toContainText(`${numeroPedido} → Em separação`)
  await toastsOf(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(toastsOf(page)).toContainText(`${numeroPedido} → Criado`)
  expect((await getPedido(id)).status).toBe('CRIADO')
  await expect(row(page, numeroPedido)).toContainText('Criado')
  await moveOn(/^Em separação/)
  await expect(toastsOf(page).getByRole('button', { name: 'Desfazer' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(row(page, numeroPedido)).toContainText('Criado')
  await expect(toastsOf(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
})

test('cancelling from the modal asks first, by the order’s name, and cannot be taken back', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido } = await api('cliente2')
  const { id, numeroPedido } = await createPedido({ concluido: true })
  const page = await open('admin', `/dashboard?numero=${numeroPedido}`)
  await row(page, numeroPedido).press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('link', { name: `Pedido ${numeroPedido}` })).toBeVisible()
  await dialog.getByRole('radio', { name: /^Cancelado/ }).check({ force: true })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const asked = page.getByRole('dialog', { name: 'Cancelar este pedido?' })
  await expect(asked).toContainText(`O pedido ${numeroPedido}, de Bebidas Serra Fictícia, fica cancelado`)
  await expect(asked.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(dialog).toBeVisible()
  expect((await getPedido(id)).status).toBe('CRIADO')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await asked.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(toastsOf(page)).toContainText(`${numeroPedido} → Cancelado`)
  await expect(toastsOf(page).getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
  await expect(dialog).toBeHidden()
  expect((await getPedido(id)).status).toBe('CANCELADO')
})

test('a move that came too late says who was first (S4-105)', async ({ open, api, provokes }) => {
  provokes('409 /pedidos/:id')
  const { id, numeroPedido, versao } = await (await api('cliente2')).createPedido({ concluido: true })
  const page = await open('operador')
  await page.routeWebSocket('**/ws', () => undefined)
  await page.goto(`/dashboard?numero=${numeroPedido}`)
  await row(page, numeroPedido).press('Enter')
  await dialogOf(page)
    .getByRole('radio', { name: /^Em separação/ })
    .check({ force: true })
  const { updatePedido, getPedido } = await api('admin')
  await updatePedido(id, { observacoes: 'Mudou', versao })
  await dialogOf(page).getByRole('button', { name: 'Salvar' }).click()
  await expect(
    dialogOf(page).getByText(/foi alterado por outra pessoa \(.+, hoje \d\d:\d\d\)\./),
  ).toBeVisible()
  expect((await getPedido(id)).status).toBe('CRIADO')
  const { status, body } = await (
    await api('admin')
  ).call<{ error_description: string }>('PUT', `/pedidos/${id}`, {
    status: 'FATURADO',
  })
  expect(status).toBe(409)
  expect(body.error_description).toMatch(/Criado.*Faturado/)
})

test('filters hold a second after the last key, with one request; Enter does not wait (S2-047, S9-017)', async ({
  open,
  api,
}) => {
  const { numeroPedido } = await (await api('cliente2')).createPedido({ concluido: true })
  const page = await open('operador')
  await page.clock.install()
  await page.routeWebSocket('**/ws', () => undefined)
  const sent: PedidoListRequest[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('findByFiltroAdmin')) sent.push(request.postDataJSON() as PedidoListRequest)
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: /^Pedidos/ })).toHaveAttribute('aria-busy', 'false')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const form = page.getByRole('form', { name: 'Buscar pedidos' })
  const numbers = () => sent.map((one) => one.numeroPedido).filter((one) => one !== undefined)

  const field = form.getByLabel('Nº do pedido')
  const typed = String(numeroPedido).padStart(5, '0')
  for (const key of typed) {
    await field.press(key)
    await page.clock.runFor(190)
  }
  await page.clock.runFor(800)
  expect(numbers()).toEqual([])
  await page.clock.runFor(10)
  await expect.poll(numbers).toEqual([typed])
  await expect(page).toHaveURL(`/dashboard?numero=${typed}`)
  // No second request follows long before the panel's own refresh.
  await page.clock.runFor(1500)
  expect(numbers()).toEqual([typed])

  for (const [label, value, name, wanted] of [
    ['Situação', 'EM_SEPARACAO', 'situacao', 'EM_SEPARACAO'],
    ['Status WMS', 'recebido', 'status', 'recebido'],
    ['Data e hora da coleta', '01/02/2031', 'dataHoraColeta', '2031-02-01'],
  ] as const) {
    const control = form.getByLabel(label, { exact: true })
    if (name === 'dataHoraColeta') await control.fill(value)
    else await control.selectOption(value)
    await page.clock.runFor(999)
    expect(sent.filter((one) => one[name] !== undefined)).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => sent.some((one) => one[name] === wanted)).toBe(true)
  }
  // The client choice applies one second later, like the other four filters.
  const cliente = form.getByLabel('Cliente', { exact: true })
  await cliente.fill('Serra')
  await page.clock.runFor(1000)
  const option = page.getByRole('option', { name: /Bebidas Serra Fictícia/ })
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(option).toBeVisible({ timeout: 200 })
  }).toPass()
  await option.click()
  await page.clock.runFor(999)
  expect(sent.filter((one) => one.cliente !== undefined)).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => sent.some((one) => one.cliente === '1002')).toBe(true)
  sent.length = 0
  await field.fill(String(numeroPedido))
  await field.press('Enter')
  await expect.poll(numbers).toContain(String(numeroPedido))
})
