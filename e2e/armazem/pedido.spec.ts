import type { Pedido } from '@app/contract/armazem/pedido'
import type { Api } from '../support/api.ts'
import { expect, test } from '../support/people.ts'
import { addLine, formOf } from '../support/pedido-form.ts'

test('staff choose the client, a client user’s own is fixed; another client empties the lines, after a question (S2-075, S2-076, S6-074)', async ({
  open,
  api,
}) => {
  const own = formOf(await open('cliente', '/pedidos/novo'))
  await expect(own.cliente).toHaveValue('Aurora Fictícia')
  await expect(own.cliente).not.toBeEditable()
  const { call, stocked } = await api('cliente')
  const { produto, lotes } = await stocked('000123')
  const { status, body } = await call<Pedido>('POST', '/pedidos', {
    cliente: { id: 2 },
    dataHoraColeta: '2030-12-31T13:15:00Z',
    itens: [
      {
        produto: { id: produto.id },
        quantidade: 1,
        observacoes: lotes[0]?.lote,
        dataValidade: lotes[0]?.dataDeValidade,
      },
    ],
  })
  expect(status).toBe(201)
  expect(body.cliente.nomeFantasia).toBe('Aurora Fictícia')

  const page = await open('operador', '/pedidos/novo')
  const form = formOf(page)
  await expect(form.cliente).toBeFocused()
  await expect(form.cliente).toHaveAttribute('aria-required', 'true')
  await expect(form.codigo).toBeDisabled()
  await expect(page.getByText('Escolha o cliente: os itens saem do estoque dele.')).toBeVisible()
  await form.cliente.fill('1002')
  await form.cliente.press('Enter')
  await expect(form.cliente).toHaveValue('Bebidas Serra Fictícia')
  await addLine(form, 'SU-1000', 1)
  await form.coleta.fill('01/02/2031 08:15')
  await form.cliente.fill('1001')
  await form.cliente.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Trocar o cliente?' })
  await expect(asked).toContainText('Bebidas Serra Fictícia')
  await asked.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form.itens).toHaveCount(1)
  await expect(form.cliente).toHaveValue('Bebidas Serra Fictícia')
  await form.cliente.fill('1001')
  await form.cliente.press('Enter')
  await asked.getByRole('button', { name: 'Trocar e apagar os itens' }).click()
  await expect(form.cliente).toHaveValue('Aurora Fictícia')
  await expect(form.itens).toHaveCount(0)
  await expect(form.enviar).toBeDisabled()

  await addLine(form, 'SH-500', 1)
  await form.cliente.clear()
  await asked.getByRole('button', { name: 'Trocar e apagar os itens' }).click()
  await expect(form.codigo).toBeDisabled()
})

test('what is missing is said at its field and above the form (S2-101, S5-050, S5-051, S5-052, S5-053, S5-055, S8-005, S8-015)', async ({
  open,
}) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/pedidos')) sent.push(request.url())
  })
  await expect(form.enviar).toBeDisabled()
  await expect(page.locator('label', { hasText: 'Data e hora da coleta' })).toHaveText(
    'Data e hora da coleta',
  )
  await addLine(form, 'SU-1000', 1)
  await expect(form.enviar).toBeEnabled()
  // A line was begun and has no product yet.
  await form.codigo.fill('SU-')
  await form.enviar.click()
  await expect(
    form.toasts.getByText('Campos obrigatórios não foram preenchidos', { exact: true }),
  ).toBeVisible()
  await expect(
    page.getByText('Existem erros no formulário, verifique os campos em destaque.', { exact: true }),
  ).toBeVisible()
  await expect(form.coleta).toBeFocused()
  await expect(form.coleta).toHaveAttribute('aria-invalid', 'true')
  await expect(form.coleta).toHaveAccessibleDescription('Obrigatório')
  await expect(form.codigo).toHaveAccessibleDescription('Obrigatório')
  await form.coleta.fill('31/02/2031 10:15')
  await form.coleta.blur()
  await expect(form.coleta).toHaveAccessibleDescription('Data e hora inválidas. Use dd/mm/aaaa hh:mm.')
  await form.enviar.click()
  expect(sent).toEqual([])
  await form.codigo.fill('')
  await form.coleta.fill('01/02/2031 10:15')
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the pickup’s calendar speaks Portuguese and steps by fifteen minutes (S5-067, S9-035)', async ({
  open,
}) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.coleta.fill('15/08/2031 09:00')
  await page.getByRole('button', { name: 'Abrir calendário: Data e hora da coleta' }).click()
  const calendar = page.getByRole('dialog', { name: 'Calendário: Data e hora da coleta' })
  await expect(calendar).toContainText(/agosto/i)
  await expect(calendar.getByLabel('Minuto').locator('option')).toHaveText(['00', '15', '30', '45'])
  await calendar.getByLabel('Minuto').selectOption('45')
  await calendar.getByRole('button', { name: /18 de agosto de 2031/ }).click()
  await calendar.getByRole('button', { name: 'Pronto' }).click()
  await expect(form.coleta).toHaveValue('18/08/2031 09:45')
  await form.coleta.fill('18/08/2031 09:50')
  await form.coleta.blur()
  await expect(form.coleta).toHaveValue('18/08/2031 09:45')
  await expect(form.coleta).toHaveAccessibleDescription('Ajustado para o horário de 15 em 15 minutos.')
})

test('a pickup in the past warns and hinders nothing; a pasted minute off the step says what it becomes', async ({
  open,
}) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.coleta.fill('05/01/2026 10:07')
  await expect(form.coleta).toHaveAccessibleDescription(
    'A coleta está no passado Será ajustado para 10:00: os horários vão de 15 em 15 minutos.',
  )
  await expect(form.coleta).not.toHaveAttribute('aria-invalid', 'true')
  await form.coleta.blur()
  await expect(form.coleta).toHaveValue('05/01/2026 10:00')
  await expect(form.coleta).toHaveAccessibleDescription(
    'A coleta está no passado Ajustado para o horário de 15 em 15 minutos.',
  )
  await page.getByRole('button', { name: 'Abrir calendário: Data e hora da coleta' }).click()
  const calendar = page.getByRole('dialog', { name: 'Calendário: Data e hora da coleta' })
  await calendar.getByRole('button', { name: /^quarta-feira, 7 de janeiro de 2026/ }).click()
  await calendar.getByRole('button', { name: 'Pronto' }).click()
  await expect(form.coleta).toHaveValue('07/01/2026 10:00')
  await expect(form.coleta).toHaveAccessibleDescription('A coleta está no passado')

  await addLine(form, 'SU-1000', 1)
  await form.numero.fill(`PASSADO-${Date.now()}`)
  await form.enviar.click()
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+/)
})

test('the server’s field errors stand beside their fields and lines (S5-019, S5-020, S8-004, S8-005)', async ({
  open,
  provokes,
}) => {
  provokes('400 /pedidos')
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.coleta.fill('01/02/2031 10:15')
  for (const codigo of ['AG-510', 'SU-1000', 'MA-GR']) await addLine(form, codigo, 1)
  await page.route('**/pedidos', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: {
            error: 'invalid_request',
            messages: [
              { fieldName: 'transportadora', code: 'TEXTO_LONGO', params: { maximo: 120 } },
              { fieldName: 'itens[2].quantidade', code: 'ESTOQUE_INSUFICIENTE', params: { disponivel: 0.5 } },
            ],
          },
        })
      : route.fallback(),
  )
  await form.enviar.click()
  await expect(form.transportadora).toBeFocused()
  await expect(form.transportadora).toHaveAccessibleDescription('Use no máximo 120 caracteres.')
  const wrong = page.getByRole('row').filter({ hasText: 'Estoque insuficiente' })
  await expect(wrong).toHaveText(/Estoque insuficiente: restam 0[.,]5 neste lote\./)
  const all = page.getByRole('table', { name: 'Itens' }).locator('tbody tr')
  await expect(all).toHaveCount(4)
  await expect(all.nth(2)).toContainText('MA-GR')
  await expect(all.nth(3)).toContainText('Estoque insuficiente')
  await expect(
    page.getByText('Existem erros no formulário, verifique os campos em destaque.', { exact: true }),
  ).toBeVisible()
})

test('an order is sent once: the button is shut while it travels (S2-100)', async ({ open, api }) => {
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.numero.fill('UMA-VEZ')
  await form.coleta.fill('01/02/2031 10:15')
  await addLine(form, 'SU-1000', 1)
  let sent = 0
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/pedidos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    await held
    return route.continue()
  })
  await form.enviar.click()
  await expect(form.enviar).toBeDisabled()
  await expect(form.enviar).toHaveAttribute('aria-busy', 'true')
  await form.numero.press('Control+Enter')
  await form.enviar.click({ force: true })
  release()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  expect(sent).toBe(1)
  expect(await countOf(await api('cliente2'), 'UMA-VEZ')).toBe(1)
})

test('a save whose answer was lost is tried again and makes one order', async ({ open, api, provokes }) => {
  provokes('ERR_CONNECTION_RESET /pedidos')
  const page = await open('cliente2', '/pedidos/novo')
  const form = formOf(page)
  await form.numero.fill('PERDIDO')
  await form.coleta.fill('01/02/2031 10:15')
  await addLine(form, 'SU-1000', 1)
  const keys: (string | undefined)[] = []
  await page.route('**/pedidos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    // The request reaches the server, but its answer is lost.
    await route.fetch()
    return route.abort('connectionreset')
  })
  await form.enviar.click()
  await expect(form.toasts.getByText('Serviço temporariamente indisponível.', { exact: true })).toBeVisible()
  await expect(form.numero).toHaveValue('PERDIDO')
  await form.enviar.click()
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(await countOf(await api('cliente2'), 'PERDIDO')).toBe(1)
})

test('leaving asks while something is unsaved; Cancelar goes back to the list with its filters (S2-102)', async ({
  open,
}) => {
  const page = await open('cliente2', '/pedidos?situacao=CRIADO')
  await page.getByRole('link', { name: 'Novo Pedido' }).first().click()
  const form = formOf(page)
  await form.cancelar.click()
  await expect(page).toHaveURL('/pedidos?situacao=CRIADO')
  await page.getByRole('link', { name: 'Novo Pedido' }).first().click()
  await form.transportadora.fill('Quase')
  await form.cancelar.click()
  const asked = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect(asked.getByRole('button', { name: 'Continuar editando' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL('/pedidos/novo')
  await expect(form.transportadora).toHaveValue('Quase')
  await form.cancelar.click()
  await asked.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/pedidos?situacao=CRIADO')
})

const countOf = async ({ call }: Api, numero: string) => {
  const { body } = await call<{ content: Pedido[] }>('POST', '/pedidos/findByFiltro', {
    page: 0,
    pageSize: 100,
  })
  return body.content.filter(({ numeroPedidoCliente }) => numeroPedidoCliente === numero).length
}
