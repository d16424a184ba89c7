import type { AuditLog } from '@app/contract/casca/auditoria'
import { expect, test } from '../support/people.ts'
import { formOf } from '../support/pedido-form.ts'

const day = /\d\d\/\d\d\/\d{4} \d\d:\d\d/

test('a concluded order is the client’s to see only, and nothing is validated there (S4-112, S4-116, S5-054, S7-051, S7-052)', async ({
  open,
  api,
}) => {
  const { createPedido, call } = await api('cliente2')
  const { id } = await createPedido({ concluido: true, numeroPedidoCliente: 'SO-VER' })
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  await expect(page.getByText('Somente leitura.')).toBeVisible()
  for (const field of [form.cliente, form.numero, form.transportadora, form.coleta, form.observacoes])
    await expect(field).not.toBeEditable()
  await expect(form.urgente).toBeDisabled()
  await expect(form.concluido).toBeDisabled()
  await expect(form.concluido).toBeChecked()
  await expect(form.codigo).toHaveCount(0)
  await expect(form.enviar).toHaveCount(0)
  await expect(form.itens.getByRole('button', { name: /Remover|Alterar/ })).toHaveCount(0)
  await expect(form.transportadora).toHaveValue('')
  await expect(page.locator('[aria-invalid=true], .msg-erro')).toHaveCount(0)
  await form.numero.press('Control+Enter')
  await expect(form.toasts).toBeEmpty()
  expect((await call<boolean>('GET', `/pedidos/viewMode/${id}`)).body).toBe(true)
  expect((await call<boolean>('GET', `/pedidos/concluido/${id}`)).body).toBe(true)
  expect((await (await api('operador')).call<boolean>('GET', `/pedidos/viewMode/${id}`)).body).toBe(false)
  await page.getByRole('button', { name: 'Voltar', exact: true }).last().click()
  await expect(page).toHaveURL('/pedidos')
})

test('reopening is the administrator’s, and gives the order back to the client (S4-116)', async ({
  open,
  api,
}) => {
  const { createPedido } = await api('cliente2')
  const { id } = await createPedido({ concluido: true })
  const menu = async (person: 'operador' | 'admin') => {
    const page = await open(person, `/pedidos/edit/${id}`)
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect(page.getByRole('menuitem', { name: 'Cancelar pedido' })).toBeVisible()
    return page
  }
  await expect((await menu('operador')).getByRole('menuitem', { name: 'Reabrir cadastro' })).toHaveCount(0)
  const page = await menu('admin')
  await page.getByRole('menuitem', { name: 'Reabrir cadastro' }).click()
  await page
    .getByRole('dialog', { name: 'Reabrir o cadastro?' })
    .getByRole('button', { name: 'Reabrir cadastro' })
    .click()
  await expect(formOf(page).concluido).not.toBeChecked()
  await expect(formOf(page).concluido).toBeEnabled()
  const own = formOf(await open('cliente2', `/pedidos/edit/${id}`))
  await expect(own.transportadora).toBeEditable()
  await expect(own.enviar).toBeEnabled()
})

test('cancelling frees the stock and closes the order; nothing of it can be undone (S4-104)', async ({
  open,
  api,
}) => {
  const { createPedido, getPedido, stocked } = await api('cliente2')
  const { id, numeroPedido } = await createPedido({
    linhas: [{ codigo: 'CV-600', quantidade: 3 }],
    concluido: true,
  })
  const before = (await stocked('CV-600')).lotes[0]
  const page = await open('operador', `/pedidos/edit/${id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar pedido' }).click()
  const asked = page.getByRole('dialog', { name: 'Cancelar este pedido?' })
  await expect(asked).toContainText(String(numeroPedido))
  await expect(asked).toContainText('1 linha (3 un)')
  await expect(asked.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await asked.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByText('O pedido foi cancelado.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Cancelado')
  expect((await getPedido(id)).status).toBe('CANCELADO')
  const after = (await stocked('CV-600')).lotes[0]
  expect((after?.quantidadeDisponivel ?? 0) - (before?.quantidadeDisponivel ?? 0)).toBe(3)
})

test('a client deletes an own unfinished order, which is gone (S8-014)', async ({ open, api }) => {
  const { createPedido, call } = await api('cliente2')
  const { id } = await createPedido({ numeroPedidoCliente: 'EXCLUI' })
  const page = await open('cliente2', '/pedidos')
  await page.getByRole('row').filter({ hasText: 'EXCLUI' }).getByRole('link').click()
  const form = formOf(page)
  await form.transportadora.fill('Não salvo')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Excluir pedido' }).click()
  const asked = page.getByRole('dialog', { name: 'Excluir este pedido?' })
  await asked.getByRole('button', { name: 'Excluir pedido' }).click()
  await expect(form.toasts.getByText('Registro excluído com sucesso.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/pedidos')
  await expect(page.getByRole('row').filter({ hasText: 'EXCLUI' })).toHaveCount(0)
  expect((await call('GET', `/pedidos/${id}`)).status).toBe(404)
})

test('the history names author, time and what changed, newest first (S2-074, S2-103, S2-104, S2-105, S2-106, S2-107)', async ({
  open,
  api,
}) => {
  const { createPedido, updatePedido } = await api('cliente2')
  const { id, versao } = await createPedido({ transportadora: 'Primeira' })
  await updatePedido(id, { transportadora: 'Segunda', urgente: true, versao })
  const page = await open('operador', '/pedidos/novo')
  await expect(formOf(page).transportadora).toBeVisible()
  await expect(page.getByRole('button', { name: 'Histórico' })).toHaveCount(0)
  await page.goto(`/pedidos/edit/${id}`)
  const opener = page.getByRole('button', { name: 'Histórico' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Histórico de Auditoria do Pedido' })
  const entries = dialog.locator('.historico > li')
  await expect(entries).toHaveCount(2)
  const { body } = await (await api('operador')).call<AuditLog[]>('GET', `/auditlog/by-entity-id/${id}`)
  expect(body[0]?.usuario).toBe('Célio Cliente')
  await expect(entries.first()).toContainText('Célio Cliente')
  await expect(entries.first().getByRole('time')).toHaveText(day)
  await expect(entries.first()).toContainText(/Transportadora.*Primeira.*Segunda/)
  await expect(entries.first()).toContainText(/Urgente.*Sim/)
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a history that cannot be had is only logged (S8-010)', async ({ open, api, provokes }) => {
  provokes('500 /api/auditlogs/by-entity-id/:id', 'Histórico de auditoria')
  const { id } = await (await api('cliente2')).createPedido()
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  await page.route('**/auditlogs/**', (route) => route.fulfill({ status: 500, json: { error: 'x' } }))
  const logged = page.waitForEvent('console', (message) => message.text().includes('Histórico de auditoria'))
  await page.getByRole('button', { name: 'Histórico' }).click()
  expect((await logged).type()).toBe('error')
  const dialog = page.getByRole('dialog', { name: 'Histórico de Auditoria do Pedido' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('.osso')).toHaveCount(0)
  await expect(dialog.getByText('Nenhuma informação encontrada.')).toHaveCount(0)
  await expect(formOf(page).toasts).toBeEmpty()
})

test('an unexpected answer is told as what it is, and nothing typed is lost (S8-006, S8-021)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('500 /pedidos/:id')
  const { id } = await (await api('cliente2')).createPedido()
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const form = formOf(page)
  await form.transportadora.fill('Fica aqui')
  await page.route(`**/pedidos/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'UNEXPECTED_ERROR' } })
      : route.fallback(),
  )
  await form.enviar.click()
  await expect(
    form.toasts.getByText('Erro inesperado, contate o administrador.', { exact: true }),
  ).toBeVisible()
  await expect(form.transportadora).toHaveValue('Fica aqui')
  await page.unroute(`**/pedidos/${id}`)
  await page.route(`**/pedidos/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const response = await route.fetch()
    const messages = ['Primeiro aviso.', 'Segundo aviso.'].map((text) => ({ type: 'WARNING', text }))
    return route.fulfill({ response, json: { ...(await response.json()), messages } })
  })
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  for (const text of ['Primeiro aviso.', 'Segundo aviso.'])
    await expect(form.toasts.locator('.info').getByText(text, { exact: true })).toBeVisible()
})

test('warnings stay for 1,000,000 ms and can be closed (S9-015)', async ({ open, api }) => {
  const { id } = await (await api('cliente2')).createPedido()
  const page = await open('cliente2')
  await page.clock.install()
  await page.route(`**/pedidos/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({
      response,
      json: { ...(await response.json()), messages: [{ type: 'WARNING', text: 'Um aviso.' }] },
    })
  })
  await page.goto(`/pedidos/edit/${id}`)
  const form = formOf(page)
  await form.transportadora.fill('Outra')
  const start = Date.now()
  await form.enviar.click()
  const warning = form.toasts.getByText('Um aviso.', { exact: true })
  await expect(warning).toBeVisible()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  await page.clock.pauseAt(start + 990_000)
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeHidden()
  await expect(warning).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(warning).toBeHidden()
  await form.transportadora.fill('Mais uma')
  await page.clock.resume()
  await form.enviar.click()
  await expect(warning).toBeVisible()
  await form.toasts
    .locator('.toast')
    .filter({ hasText: 'Um aviso.' })
    .getByRole('button', { name: 'Fechar' })
    .click()
  await expect(warning).toBeHidden()
})

test('another company’s order is not told to exist (S6-076)', async ({ open, api, provokes }) => {
  provokes('404 /pedidos/:id')
  const { id } = await (await api('cliente2')).createPedido()
  const page = await open('cliente', `/pedidos/edit/${id}`)
  await expect(page.getByText('Registro não encontrado.')).toBeVisible()
  expect((await (await api('cliente')).call('GET', `/pedidos/${id}`)).status).toBe(404)
})
