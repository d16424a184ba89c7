import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/people.ts'
import { sql } from '../support/product.ts'

const row = (page: Page, numero: number) =>
  page
    .getByRole('table', { name: /^Pedidos/ })
    .locator('tbody tr')
    .filter({ hasText: String(numero) })

test('a change made by SQL, of which nobody is told, shows within ten seconds (S2-060, S9-016)', async ({
  open,
  api,
}) => {
  const { id, numeroPedido } = await (await api('cliente2')).createPedido({ concluido: true })
  const page = await open('operador')
  await page.clock.install()
  // Other tests change orders too; from `deaf` on the page hears of none, so that no push reads the panel again.
  let deaf = false
  await page.routeWebSocket('**/ws', (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (!deaf) socket.send(message)
    })
  })
  let asked = 0
  let unanswered = 0
  const isPanel = (request: Request) => request.url().endsWith('/pedidos/painel')
  page.on('request', (request) => {
    if (!isPanel(request)) return
    asked += 1
    unanswered += 1
  })
  const answered = (request: Request) => {
    if (isPanel(request)) unanswered -= 1
  }
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  await page.goto(`/dashboard?numero=${numeroPedido}`)
  await expect(row(page, numeroPedido)).toContainText('Criado')
  await expect(page.getByText('Ao vivo')).toBeVisible()
  // The page's clock stands still, so only the ten seconds below can cause a refresh.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2)
  deaf = true
  // An answer that is still on its way could already know of the change.
  await expect.poll(() => unanswered).toBe(0)
  await sql(`update pedido set etapa = 'EM_SEPARACAO', status_desde = now() where id = $1`, [id])
  const before = asked
  await page.clock.runFor(10_000)
  await expect.poll(() => asked).toBeGreaterThan(before)
  // The answer may take time, and its display waits for the stopped clock.
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(row(page, numeroPedido)).toContainText('Em separação', { timeout: 200 })
  }).toPass()
})

test('a server out of reach keeps what is shown and says since when (S8-011, S9-041)', async ({
  open,
  provokes,
}) => {
  provokes('ERR_CONNECTION_REFUSED /*')
  const page = await open('operador')
  await page.clock.install()
  await page.goto('/dashboard')
  await expect(page.getByText('Ao vivo')).toBeVisible()
  const shown = page.getByRole('table', { name: /^Pedidos/ }).locator('tbody tr')
  await expect(shown).toHaveCount(20)
  await page.route(/\/pedidos\/(painel|findByFiltroAdmin)$/, (route) => route.abort('connectionrefused'))
  await expect(async () => {
    await page.clock.runFor(5_000)
    await expect(page.getByText(/Sem conexão desde \d\d:\d\d:\d\d\./).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await expect(shown).toHaveCount(20)
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty()
  await page.unroute(/\/pedidos\/(painel|findByFiltroAdmin)$/)
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(page.getByText('Ao vivo')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
})
