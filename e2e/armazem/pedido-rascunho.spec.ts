import type { Page } from '@playwright/test'
import { expire, kept, offer } from '../support/draft.ts'
import { expect, expectAccessible, logIn, test } from '../support/people.ts'
import { addLine, formOf, PDF } from '../support/pedido-form.ts'

const clockTime = new Intl.DateTimeFormat('pt-BR', {
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})
/**
 * Stops the page's clock at the next full hour, while the changes of `act` are not stored yet, and continues when they
 * are.
 */
const keepWhat = async (page: Page, act: (stoppedAt: string) => Promise<void>) => {
  const [minute, hour] = [60_000, 3_600_000]
  const at = (Math.floor(Date.now() / hour) + 1) * hour
  await page.clock.pauseAt(at)
  await act(clockTime.format(at))
  await page.clock.fastForward(minute)
  await expect(kept(page)).toContainText(clockTime.format(at + minute))
  await page.clock.resume()
}

/** The session ends while a code is being typed. */
const expireTyping = (page: Page) => expire(page, () => formOf(page).codigo.fill('SU-1000'))

test('a draft outlives an expired session, with what was typed in its last second (decisions 20)', async ({
  enter,
  provokes,
}) => {
  provokes('401 /*', '400 /oauth/token')
  const page = await enter('cliente2')
  await page.goto('/pedidos/novo')
  const form = formOf(page)
  await form.numero.fill('RASCUNHO-1')
  await form.coleta.fill('01/02/2031 10:15')
  await addLine(form, 'SU-1000', 3)
  await expect(kept(page)).toBeVisible()
  await expectAccessible(page)
  await form.transportadora.fill('Digitada no último segundo')
  await expireTyping(page)
  await logIn(page, 'cliente2')
  await expect(page).toHaveURL('/pedidos/novo')
  await expect(offer(page)).toContainText('Bebidas Serra Fictícia · RASCUNHO-1 · 1 linha · 3 un')
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(form.numero).toHaveValue('RASCUNHO-1')
  await expect(form.coleta).toHaveValue('01/02/2031 10:15')
  await expect(form.transportadora).toHaveValue('Digitada no último segundo')
  await expect(form.codigo).toHaveValue('SU-1000')
  await expect(form.itens).toHaveCount(1)
})

test('a draft outlives a closed tab, with its files; sent, it is gone (decisions 20)', async ({ open }) => {
  const closed = await open('cliente2')
  await closed.clock.install()
  await closed.goto('/pedidos/novo')
  const before = formOf(closed)
  await before.numero.fill('RASCUNHO-2')
  await before.coleta.fill('01/02/2031 10:15')
  await addLine(before, 'SU-1000', 3)
  await expect(kept(closed)).toBeVisible()
  await keepWhat(closed, async () => {
    await before.anexo('NF').locator('input[type=file]').setInputFiles({
      name: 'nota.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    })
    await expect(before.anexo('NF')).toContainText('nota.pdf')
  })
  const page = await closed.context().newPage()
  await closed.close()
  await page.goto('/pedidos')
  await expect(offer(page)).toBeVisible()
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/pedidos/novo')
  const form = formOf(page)
  await expect(form.numero).toHaveValue('RASCUNHO-2')
  await expect(form.anexo('NF')).toContainText('nota.pdf')
  await form.enviar.click()
  await expect(page).toHaveURL(/\/pedidos\/edit\/\d+$/)
  await expect(form.anexo('NF').getByRole('button', { name: /^Baixar/ })).toBeVisible()
  await page.goto('/pedidos/novo')
  // Nothing is stored before the browser's drafts have been looked up.
  await form.numero.fill('RASCUNHO-3')
  await expect(kept(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('leaving offers to keep the draft; it can be thrown away', async ({ enter }) => {
  const page = await enter('cliente2')
  await page.goto('/pedidos/novo')
  const form = formOf(page)
  await form.transportadora.fill('Fica')
  await form.cancelar.click()
  const asked = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL('/pedidos')
  await expect(offer(page)).toHaveCount(1)
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(form.transportadora).toHaveValue('Fica')
  await form.cancelar.click()
  await asked.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL('/pedidos')
  await page.goto('/pedidos/novo')
  await form.transportadora.fill('Vai')
  await expect(kept(page)).toBeVisible()
  await form.cancelar.click()
  await asked.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(offer(page)).toHaveCount(1)
  await offer(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Pedidos' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('a draft thrown away comes back by Desfazer, with what was typed', async ({ enter }) => {
  const page = await enter('cliente2')
  await page.goto('/pedidos/novo')
  const form = formOf(page)
  await form.transportadora.fill('Volta')
  await form.cancelar.click()
  const asked = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await asked.getByRole('button', { name: 'Salvar rascunho' }).click()
  await expect(page).toHaveURL('/pedidos')
  await offer(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(offer(page)).toHaveCount(0)
  await form.toasts.getByRole('button', { name: 'Desfazer' }).click()
  await expect(offer(page)).toHaveCount(1)
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(form.transportadora).toHaveValue('Volta')
})

test("'Sair do sistema' asks once where there is a draft, then clears it (decisions 20)", async ({
  enter,
}) => {
  const page = await enter('cliente2')
  await page.goto('/pedidos/novo')
  const form = formOf(page)
  // The values are not stored when the button is pressed, but it still asks about them.
  await form.numero.fill('SAIR-1')
  const leave = page.getByRole('button', { name: 'Sair do sistema' }).first()
  await leave.click()
  const asked = page.getByRole('dialog', { name: 'Sair e apagar o rascunho?' })
  await expect(asked).toContainText('Novo pedido · Bebidas Serra Fictícia · SAIR-1')
  await expect(asked.getByRole('button', { name: 'Continuar no sistema' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(form.numero).toHaveValue('SAIR-1')
  await leave.click()
  await asked.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page).toHaveURL(/\/index/)
  await logIn(page, 'cliente2')
  await page.goto('/pedidos/novo')
  await expect(form.numero).toHaveValue('')
  await expect(offer(page)).toHaveCount(0)
})

test('a draft belongs to one person', async ({ enter, provokes }) => {
  provokes('401 /*', '400 /oauth/token')
  const page = await enter('cliente')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/pedidos/novo')
  await formOf(page).numero.fill('SÓ MEU')
  await expect(kept(page)).toBeVisible()
  await expireTyping(page)
  await logIn(page, 'cliente2')
  await page.goto('/pedidos')
  await expect(page.getByRole('table', { name: 'Pedidos' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('two tabs on one order: the second says so and overwrites nothing', async ({ open, api }) => {
  const pedido = await (await api('cliente2')).createPedido()
  const page = await open('cliente2')
  await page.clock.install()
  await page.goto(`/pedidos/edit/${pedido.id}`)
  const first = formOf(page)
  await first.transportadora.fill('Primeira aba')
  await expect(kept(page)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(`/pedidos/edit/${pedido.id}`)
  const second = formOf(other)
  const said = other.getByRole('status').filter({ hasText: 'Este pedido está sendo digitado em outra aba.' })
  await expect(said).toBeVisible()
  await second.transportadora.fill('Segunda aba')
  await expect(other.getByText('alterações não salvas')).toBeVisible()
  await other.clock.runFor(10_000)
  await expect(kept(other)).toHaveCount(0)
  await expectAccessible(other)
  await other.close()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(first.transportadora).toHaveValue('Primeira aba')
})

test('an edit goes on from its draft; what another saved meanwhile merges in', async ({ open, api }) => {
  const { createPedido, updatePedido, getPedido } = await api('cliente2')
  const pedido = await createPedido({ observacoes: 'antes' })
  const page = await open('cliente2', `/pedidos/edit/${pedido.id}`)
  page.on('dialog', (dialog) => void dialog.accept())
  const form = formOf(page)
  await form.transportadora.fill('Do rascunho')
  await expect(kept(page)).toBeVisible()
  await page.goto('/pedidos')
  await updatePedido(pedido.id, { observacoes: 'de outra pessoa', versao: pedido.versao })
  await page.goto(`/pedidos/edit/${pedido.id}`)
  await expect(form.observacoes).toHaveValue('de outra pessoa')
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(form.transportadora).toHaveValue('Do rascunho')
  await expect(form.observacoes).toHaveValue('de outra pessoa')
  await form.enviar.click()
  await expect(form.toasts.getByText('Pedido salvo com sucesso.')).toBeVisible()
  expect(await getPedido(pedido.id)).toMatchObject({
    transportadora: 'Do rascunho',
    observacoes: 'de outra pessoa',
  })
  await page.reload()
  await expect(form.transportadora).toHaveValue('Do rascunho')
  await expect(offer(page)).toHaveCount(0)
})

test('an order short of stock keeps everything and stays a draft that says so (armazem.md)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /pedidos')
  const page = await open('cliente2')
  await page.clock.install()
  await page.goto('/pedidos/novo')
  page.on('dialog', (dialog) => void dialog.accept())
  const form = formOf(page)
  await form.numero.fill('SEM-SALDO')
  await form.coleta.fill('01/02/2031 10:15')
  await addLine(form, 'AG-510', 1)
  const { lotes } = await (await api('cliente2')).stocked('AG-510')
  const most = (lotes[0]?.quantidadeDisponivel ?? 0) + 1
  await page.route('**/pedidos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const body = route.request().postDataJSON() as { itens: { quantidade: number }[] }
    return route.continue({
      postData: { ...body, itens: body.itens.map((item) => ({ ...item, quantidade: most })) },
    })
  })
  await keepWhat(page, async (stoppedAt) => {
    await form.enviar.click()
    await expect(page.getByText(/Nada se perdeu/)).toBeVisible()
    // Sending stores the draft as well, so the refusal is stored by the next time.
    await expect(kept(page)).toContainText(stoppedAt)
  })
  await page.reload()
  await expect(offer(page)).toContainText('Falta saldo em um item.')
  await offer(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(form.numero).toHaveValue('SEM-SALDO')
  await expect(page.getByRole('row').filter({ hasText: /Estoque insuficiente/ })).toBeVisible()
})
