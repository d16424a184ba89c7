import type { CDPSession, Page } from '@playwright/test'
import type { User } from '@app/contract/casca/session'
import { CREDIT, expect, test, type Person } from '../support/people.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Menu principal' })
const menuLinks = (page: Page) => sidebar(page).getByRole('navigation', { name: 'Telas' }).getByRole('link')
const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })

/** The answer of GET /user/me with some members changed, from the first call on. */
const withUser = (page: Page, change: (user: User) => User) =>
  page.route('**/user/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as User) })
  })

test('staff see the entries of their abilities, client users Pedidos and Sair do sistema alone (S2-141, S2-143, S2-144, S2-146, S2-147, S6-072)', async ({
  open,
}) => {
  const expected: Record<string, string[]> = {
    admin: ['Painel de situação', 'Pedidos', 'Configurações'],
    operador: ['Painel de situação', 'Pedidos', 'Configurações'],
    cliente: ['Pedidos'],
  }
  for (const [person, entries] of Object.entries(expected)) {
    const page = await open(person as Person, '/pedidos')
    await expect(menuLinks(page).first()).toBeVisible()
    for (const entry of entries)
      await expect(menuLinks(page).filter({ hasText: new RegExp(`^${entry}`) })).toBeVisible()
    if (person === 'cliente') await expect(menuLinks(page)).toHaveCount(1)
    await expect(sidebar(page).getByRole('button', { name: 'Sair do sistema' })).toBeVisible()
    await expect(menuLinks(page).filter({ hasText: /^Pedidos/ })).toHaveAttribute('aria-current', 'page')
  }
  const page = await open('operador', '/pedidos')
  for (const [entry, path] of [
    ['Painel de situação', /\/dashboard$/],
    ['Pedidos', /\/pedidos$/],
    ['Configurações', /\/configuracoes\/view\/$/],
  ] as const) {
    await menuLinks(page)
      .filter({ hasText: new RegExp(`^${entry}`) })
      .click()
    await expect(page).toHaveURL(path)
  }
})

test('one ability string governs menu, route and button (S6-018, S6-030, S6-049, S2-146)', async ({
  open,
}) => {
  const page = await open('operador', '/pedidos')
  await expect(page.getByRole('link', { name: 'Novo Pedido' })).toBeVisible()
  await withUser(page, (user) => ({
    ...user,
    authorities: user.authorities.filter((one) => one !== 'CONFIG_VER' && one !== 'PEDIDO_EDITAR'),
  }))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Novo Pedido' })).toHaveCount(0)
  await expect(menuLinks(page).filter({ hasText: 'Configurações' })).toHaveCount(0)
  await expect(menuLinks(page).filter({ hasText: 'Painel de situação' })).toBeVisible()
  await page.goto('/configuracoes/view/')
  await expect(denied(page)).toBeVisible()
  await page.goto('/pedidos/novo')
  await expect(denied(page)).toBeVisible()
})

test('what is staff’s alone is refused to a client user, by address and by call (S2-031, S2-136, S6-019, S6-068, S6-071, S6-075)', async ({
  open,
  api,
}) => {
  for (const path of ['/dashboard', '/configuracoes/view', '/configuracoes/view/']) {
    const page = await open('cliente', path)
    await expect(denied(page)).toBeVisible()
    await expect(page).toHaveTitle('Acesso não permitido · Retaguarda')
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page).toHaveURL(/\/pedidos$/)
  }
  const { call } = await api('cliente')
  for (const [method, path, body] of [
    ['GET', '/pedidos/painel'],
    ['POST', '/pedidos/findByFiltroAdmin', { page: 0 }],
    ['GET', '/configuracoes/search/findFirstByOrderByIdDesc'],
    ['GET', '/cliente?page=0'],
    ['GET', '/usuario?page=0'],
  ] as const) {
    const { status } = await call(method, path, body)
    expect([403, 404], `${method} ${path}`).toContain(status)
  }
})

test('the user’s block names the person and the role, opens the own account and logs out (S1-032, S2-149, S2-150, S2-151, S2-152, S6-001)', async ({
  enter,
}) => {
  const page = await enter('admin')
  const kept = JSON.parse(
    (await page.evaluate(() => localStorage['retaguarda.usuario'] as string)) ?? '',
  ) as User
  expect(kept.role).toBe('ROLE_ADMIN')
  const block = sidebar(page).locator('.pessoa')
  await expect(block).toContainText(kept.nomeExibicao ?? '')
  await expect(block).toContainText('Administrador')
  await expect(sidebar(page)).toContainText(CREDIT)

  await block.getByRole('button', { name: 'Configurações' }).click()
  await expect(page).toHaveURL('/conta')
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@retaguarda.example')

  await withUser(page, (user) => ({ ...user, nomeExibicao: null }))
  await page.reload()
  await expect(block).toContainText('admin@retaguarda.example')
  // The log-out must not meet a call that is still being changed, nor one whose answer is still to come.
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForLoadState('networkidle')
  await sidebar(page).getByRole('button', { name: 'Sair do sistema' }).click()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.locator('footer')).toContainText(CREDIT)
})

test('the own account opens from the drawer too, for a client user and twice in a row (S2-151)', async ({
  open,
}) => {
  const page = await open('cliente', '/pedidos', { width: 390, height: 844 })
  for (let time = 0; time < 2; time++) {
    await page.getByRole('banner').getByRole('button', { name: 'Abrir menu' }).click()
    await sidebar(page).getByRole('button', { name: 'Configurações' }).click()
    await expect(page).toHaveURL('/conta')
    await expect(sidebar(page)).not.toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  }
})

test('a balloon closes by Escape also before the focus is inside it', async ({ open, api }) => {
  const { id } = await (await api('cliente2')).createPedido()
  const page = await open('cliente2', `/pedidos/edit/${id}`)
  const lote = page.getByRole('button', { name: /por que este lote/ }).first()
  const balloon = page.getByRole('dialog', { name: 'Por que este lote?' })
  for (let time = 0; time < 10; time++) {
    await lote.click()
    await page.keyboard.press('Escape')
    await expect(balloon).toBeHidden()
    await expect(lote).toBeFocused()
  }
})

test('the sidebar folds in 300 ms, at once with reduced motion, and stays folded (S9-019)', async ({
  open,
}) => {
  for (const [reducedMotion, seconds] of [
    ['no-preference', 0.3],
    ['reduce', 0],
  ] as const) {
    const page = await open('operador', '/pedidos', { reducedMotion })
    await page.getByRole('button', { name: 'Recolher menu' }).click()
    const duration = await page
      .locator('.casca')
      .evaluate((shell) => Number.parseFloat(getComputedStyle(shell).transitionDuration))
    expect(duration).toBeCloseTo(seconds, 2)
    await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(64)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Abrir menu' }).first()).toBeVisible()
    expect((await sidebar(page).boundingBox())?.width).toBe(64)
    // Icons keep their names.
    await expect(menuLinks(page).filter({ hasText: /^Pedidos/ })).toBeVisible()
  }
})

test('below 1000 px the sidebar is a drawer (S9-020)', async ({ open }) => {
  const page = await open('operador', '/pedidos', { width: 1001 })
  await expect(sidebar(page)).toBeInViewport()
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(sidebar(page)).toBeInViewport()
  await page.setViewportSize({ width: 999, height: 900 })
  await expect(sidebar(page)).not.toBeInViewport()
  const opener = page.getByRole('banner').getByRole('button', { name: 'Abrir menu' })
  await opener.click()
  await expect(sidebar(page)).toBeInViewport()
  await expect(sidebar(page).getByRole('button', { name: 'Fechar menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).not.toBeInViewport()
  await expect(opener).toBeFocused()
  await opener.click()
  await menuLinks(page).filter({ hasText: 'Configurações' }).click()
  await expect(page).toHaveURL(/configuracoes/)
  await expect(sidebar(page)).not.toBeInViewport()
})

const swipe = async (client: CDPSession, from: number, to: number): Promise<void> => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x: from, y: 400 }])
  await touch('touchMove', [{ x: (from + to) / 2, y: 400 }])
  await touch('touchMove', [{ x: to, y: 400 }])
  await touch('touchEnd', [])
}

test('a swipe of 100 px from the 40-px edge opens the drawer, a shorter or later one does not (S9-021, S9-022)', async ({
  open,
}) => {
  const page = await open('operador', '/pedidos', { width: 390, height: 844, hasTouch: true })
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  const client = await page.context().newCDPSession(page)
  for (const [from, to] of [
    [20, 119],
    [60, 260],
  ] as const) {
    await swipe(client, from, to)
    await expect(sidebar(page)).not.toBeInViewport()
  }
  await swipe(client, 39, 140)
  await expect(sidebar(page)).toBeInViewport()
  await swipe(client, 300, 150)
  await expect(sidebar(page)).not.toBeInViewport()
})

test('the chosen theme is kept, also over a log-out', async ({ enter }) => {
  const page = await enter('cliente2')
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  expect(await scheme()).toBe('light')
  await page.goto('/conta')
  await page.getByText('Escuro', { exact: true }).click()
  await expect.poll(scheme).toBe('dark')
  await page.reload()
  expect(await scheme()).toBe('dark')
  await sidebar(page).getByRole('button', { name: 'Sair do sistema' }).click()
  await expect(page).toHaveURL(/\/index$/)
  await page.reload()
  expect(await scheme()).toBe('dark')
})

test('the first Tab offers to skip the menu', async ({ open }) => {
  const page = await open('operador', '/configuracoes/view')
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#conteudo')).toBeFocused()
})

test('every screen has its title, its language and a way back where it edits (S2-154, S2-155, S9-038)', async ({
  open,
  api,
}) => {
  const [{ content: [pedido] = [] }] = [
    (
      await (
        await api('operador')
      ).call<{ content?: { id: number; numeroPedido: number }[] }>('POST', '/pedidos/findByFiltroAdmin', {
        page: 0,
      })
    ).body,
  ]
  const page = await open('operador')
  for (const [path, title, back] of [
    ['/dashboard', 'Painel de situação', false],
    ['/pedidos', 'Pedidos', false],
    ['/pedidos/novo', 'Novo Pedido', true],
    [`/pedidos/edit/${pedido?.id}`, `Pedido ${pedido?.numeroPedido}`, true],
    ['/configuracoes/view/', 'Configurações', false],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Retaguarda`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Voltar', exact: true })).toHaveCount(back ? 1 : 0)
    await expect(header.locator('.sub')).not.toBeEmpty()
  }
})

test('what does not exist is said in Portuguese, on the screen (S8-030)', async ({ open, provokes }) => {
  provokes('404 /pedidos/:id', '404 /pedidos/edit/abc')
  const page = await open('operador', '/pedidos')
  await page.goto('/pedidos/edit/999999')
  await expect(page.getByText('Registro não encontrado.')).toBeVisible()
  expect((await page.goto('/pedidos/edit/abc'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('each file of a screen is asked for once: what is told with the page is what the page asks for', async ({
  open,
}) => {
  const page = await open('operador', '/conta')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/pedidos')
  await expect(page.getByRole('table', { name: 'Pedidos' })).toHaveAttribute('aria-busy', 'false')
  const files = asked.filter((url) => new URL(url).pathname.startsWith('/assets/'))
  expect(files.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(1)
  expect(files.filter((url, at) => files.indexOf(url) !== at)).toEqual([])
})
