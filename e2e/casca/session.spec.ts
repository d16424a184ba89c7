import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createApi, requestToken } from '../support/api.ts'
import { expect, logIn, serverURL, test } from '../support/people.ts'
import { withProduct } from '../support/product.ts'

const REFUSED = 'Ops, Confira o seu login e senha e tente novamente!'
const ROUTES = [
  '/dashboard',
  '/pedidos',
  '/pedidos?situacao=CRIADO',
  '/pedidos/novo',
  '/pedidos/edit/1',
  '/configuracoes/view',
  '/configuracoes/view/',
]

const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const email = (page: Page) => page.getByLabel('E-mail')
const senha = (page: Page) => page.getByLabel('Senha', { exact: true })
const enterButton = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true })
/** An address without an account, so that failures lock nobody out. */
const nobody = () => `ninguem-${randomUUID()}@retaguarda.example`
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

test('a stranger is sent from every route to /index and, once inside, back to it (S2-001, S4-127)', async ({
  stranger,
}) => {
  const page = await stranger()
  await page.goto('/')
  await expect(page).toHaveURL(/\/index$/)
  for (const route of ROUTES) {
    await page.goto(route)
    await expect(page).toHaveURL(`${serverURL()}/index?voltar=${encodeURIComponent(route)}`)
    await expect(enterButton(page)).toBeVisible()
  }
  expect(Object.keys(await stored(page)).filter((key) => /sessao|usuario/.test(key))).toEqual([])
  await page.goto('/pedidos?situacao=FATURADO')
  await logIn(page, 'operador')
  await expect(page).toHaveURL(/\/pedidos\?situacao=FATURADO$/)
})

test('an address to return to that leads elsewhere is not followed', async ({ stranger }) => {
  const page = await stranger()
  for (const elsewhere of ['https://outro.example/', '//outro.example/', String.raw`/\outro.example/`]) {
    await page.goto(`/index?voltar=${encodeURIComponent(elsewhere)}`)
    await logIn(page, 'operador')
    await expect(page).toHaveURL(`${serverURL()}/dashboard`)
    // A logged-in person is forwarded at once.
    await page.goto(`/index?voltar=${encodeURIComponent(elsewhere)}`)
    await expect(page).toHaveURL(`${serverURL()}/dashboard`)
    await page.evaluate(() => localStorage.clear())
  }
})

test('the log-in form asks for both and for a valid e-mail (S2-002, S5-001, S5-002, S5-003, S5-004, S5-006)', async ({
  stranger,
}) => {
  const page = await stranger()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/index')
  await expect(page).toHaveTitle('Entrar · Retaguarda')
  await expect(email(page)).toBeFocused()
  await expect(senha(page)).toHaveAttribute('type', 'password')
  await expect(enterButton(page)).toBeDisabled()

  await email(page).press('Enter')
  await expect(page.getByText('Informe o E-mail e Senha')).toBeVisible()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await email(page).fill('a@retaguarda.example')
  await expect(enterButton(page)).toBeDisabled()
  await email(page).press('Enter')
  await expect(senha(page)).toBeFocused()
  await expect(senha(page)).toHaveAccessibleDescription('Informe o E-mail e Senha')
  await email(page).fill('')
  await senha(page).fill('x')
  await expect(enterButton(page)).toBeDisabled()

  await email(page).fill('sem arroba')
  await expect(enterButton(page)).toBeEnabled()
  await enterButton(page).click()
  await expect(page.getByText('E-mail inválido', { exact: true })).toBeVisible()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('E-mail inválido')
  expect(asked).not.toContain('/oauth/token')

  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(senha(page)).toHaveAttribute('type', 'text')
})

test('a refused log-in shows one toast, top-centre, for seven seconds (S8-001, S9-012, S9-013, S9-014)', async ({
  stranger,
  provokes,
}) => {
  provokes('400 /oauth/token')
  for (const width of [390, 1440]) {
    const page = await stranger({ width })
    await page.clock.install()
    await page.goto('/index')
    await email(page).fill(nobody())
    await senha(page).fill('errada')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await enterButton(page).click()
    const toast = toasts(page).getByText(REFUSED, { exact: true })
    await expect(toast).toBeVisible()
    await expect(enterButton(page)).toBeEnabled()
    await expect(page).toHaveURL(/\/index$/)
    // The second refusal has the same text, so there is no second toast.
    const again = page.waitForResponse((answer) => answer.url().endsWith('/oauth/token'))
    await enterButton(page).click()
    expect((await again).status()).toBe(400)
    await expect(enterButton(page)).toBeEnabled()
    await expect(toast).toHaveCount(1)
    const box = await toast.boundingBox()
    if (!box) throw new Error('the toast has no place')
    expect(box.y).toBeLessThan(120)
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(24)
    await page.clock.runFor(6_900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toBeHidden()
  }
})

test('a service that is away is called so (S8-008)', async ({ stranger, provokes }) => {
  provokes('503 /oauth/token')
  const page = await stranger()
  await page.route('**/oauth/token', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  )
  await page.goto('/index')
  await email(page).fill(nobody())
  await senha(page).fill('qualquer')
  await enterButton(page).click()
  await expect(toasts(page).getByText('Serviço temporariamente indisponível.', { exact: true })).toBeVisible()
})

test('repeated failures slow one account down, in words, and no other (S7-008)', async ({
  stranger,
  provokes,
}) => {
  provokes('429 /oauth/token')
  const account = nobody()
  for (let failure = 0; failure < 5; failure++)
    expect((await requestToken(serverURL(), account, 'errada')).status).toBe(400)
  const page = await stranger()
  await page.goto('/index')
  await email(page).fill(account)
  await senha(page).fill('errada')
  await enterButton(page).click()
  await expect(
    toasts(page).getByText(/^Muitas tentativas\. Tente novamente em \d+ segundos?\.$/),
  ).toBeVisible()
  await logIn(page, 'operador')
})

test('the demo offers its log-ins; staff land on the panel, client users on their orders (S2-003, S2-004, S6-003)', async ({
  stranger,
  allows,
}) => {
  // A person may log out while the first screen is still loading.
  allows('401 /*', '400 /oauth/token')
  const page = await stranger()
  await page.goto('/index')
  const offered = page.getByRole('region', { name: 'Demonstração: entrar como' }).getByRole('button')
  for (const [person, home] of [
    ['admin', '/dashboard'],
    ['operador', '/dashboard'],
    ['cliente', '/pedidos'],
    ['cliente2', '/pedidos'],
  ] as const) {
    await offered.filter({ hasText: `${person}@retaguarda.example` }).click()
    await page.waitForURL((url) => url.pathname === home)
    await page.getByRole('button', { name: 'Sair do sistema' }).first().click()
    await page.waitForURL((url) => url.pathname === '/index')
  }
  await page.getByRole('button', { name: 'Assistência', exact: true }).click()
  await expect(offered.filter({ hasText: 'operador@' })).toHaveCount(0)
  await offered.filter({ hasText: 'tecnico2@retaguarda.example' }).click()
  await page.waitForURL((url) => url.pathname !== '/index')
  // S6-003: the role's label stands under the name.
  await expect(page.getByText('Técnico', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sair do sistema' }).first().click()
  await page.waitForURL((url) => url.pathname === '/index')
})

test('/index leads to sign-up and recovery; its log-ins are the demo’s, in production there are none (S2-005)', async ({
  stranger,
}) => {
  test.slow()
  const offered = (page: Page) => page.getByRole('region', { name: 'Demonstração: entrar como' })
  const demo = await stranger()
  await demo.goto('/index')
  await expect(
    offered(demo).getByRole('button').filter({ hasText: 'admin@retaguarda.example' }),
  ).toBeVisible()
  for (const [link, heading] of [
    ['Criar cadastro', 'Criar cadastro'],
    ['Esqueci a senha', 'Recuperar a senha'],
  ] as const) {
    await demo.goto('/index')
    await demo.getByRole('link', { name: link }).click()
    await expect(demo.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await withProduct({ NODE_ENV: 'production' }, async (address) => {
    const page = await stranger({ baseURL: address })
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/public/demo'))
    await page.goto('/index')
    await expect(enterButton(page)).toBeVisible()
    expect(await (await asked).json()).toMatchObject({ demo: false, logins: [] })
    await expect(offered(page)).toHaveCount(0)
    await expect(page.getByText('@retaguarda.example')).toHaveCount(0)
    for (const link of ['Criar cadastro', 'Esqueci a senha'])
      await expect(page.getByRole('link', { name: link })).toBeVisible()
    expect((await requestToken(address, 'admin@retaguarda.example', 'demonstracao')).status).toBe(400)
    // It may still fetch parts of the next screens when the product ends.
    await page.close()
  })
})

test('a log-in stores token, user and authorities; every call carries the token and stays on the origin (S4-128, S7-001, S7-003, S7-006, S7-010)', async ({
  enter,
}) => {
  const page = await enter('operador')
  await expect(page.getByRole('heading', { level: 1, name: 'Painel de situação' })).toBeVisible()
  const kept = await stored(page)
  const { access_token: token } = JSON.parse(kept['retaguarda.sessao'] ?? '{}') as { access_token: string }
  const user = JSON.parse(kept['retaguarda.usuario'] ?? '{}') as { email: string; authorities: string[] }
  expect(user.email).toBe('operador@retaguarda.example')
  expect(user.authorities).toContain('PAINEL_VER')
  expect(user).not.toHaveProperty('senha')

  const calls: {
    path: string
    authorization: string | undefined
    type: string | undefined
    body: boolean
  }[] = []
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== serverURL()) foreign.push(request.url())
    if (request.resourceType() !== 'fetch' && request.resourceType() !== 'xhr') return
    const headers = request.headers()
    const body = request.postData() !== null
    calls.push({
      path: url.pathname,
      authorization: headers['authorization'],
      type: headers['content-type'],
      body,
    })
  })
  await page.reload()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByLabel('Transportadora')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain('/user/me')
  expect(calls.length).toBeGreaterThanOrEqual(4)
  for (const call of calls) {
    expect(call).toMatchObject({ authorization: `Bearer ${token}` })
    if (call.body) expect(call).toMatchObject({ type: 'application/json' })
  }
  expect(foreign).toEqual([])
})

test('logging out ends the session on the server and empties storage and filters (S2-145, S4-129, S4-130)', async ({
  enter,
  allows,
}) => {
  // The page may still be loading when the session ends, or load anew because somebody saved.
  allows('401 /*')
  const page = await enter('operador')
  await page.goto('/pedidos?situacao=FATURADO&numero=1')
  await expect(page.getByRole('button', { name: /^Buscar/ })).toContainText('2')
  const kept = JSON.parse((await stored(page))['retaguarda.sessao'] ?? '{}') as { access_token: string }
  await page.getByRole('button', { name: 'Sair do sistema' }).click()
  await expect(page).toHaveURL(/\/index$/)
  expect(Object.keys(await stored(page)).filter((key) => key !== 'retaguarda.tema')).toEqual([])
  const answer = await createApi(serverURL(), kept.access_token).call('GET', '/user/me')
  expect(answer).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
  // Going back must not show the previous person's data.
  await page.goBack()
  await expect(page).toHaveURL(/\/index/)

  await page.goto('/index')
  await logIn(page, 'operador')
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await expect(page).toHaveURL(/\/pedidos$/)
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible()
})

test('a session ended elsewhere says so once and comes back to the page after the log-in (S8-003)', async ({
  enter,
  provokes,
}) => {
  provokes('401 /*', '400 /oauth/token')
  const page = await enter('operador')
  await page.goto('/pedidos?situacao=FATURADO')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  const kept = JSON.parse((await stored(page))['retaguarda.sessao'] ?? '{}') as { access_token: string }
  await fetch(`${serverURL()}/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ token: kept.access_token }),
  })
  // The page hears of it by push and by refused calls; it reports it only once.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click())
  await expect(page).toHaveURL(/\/index\?voltar=/)
  await expect(toasts(page).getByText('Sessão expirada', { exact: true })).toHaveCount(1)
  expect((await stored(page))['retaguarda.sessao']).toBeUndefined()
  const back = new URL(page.url()).searchParams.get('voltar')
  expect(['/dashboard', '/pedidos?situacao=FATURADO']).toContain(back)
  await logIn(page, 'operador')
  await expect(page).toHaveURL(`${serverURL()}${back}`)
})

test('logging out in one tab holds in the others', async ({ enter, allows }) => {
  allows('401 /*', '400 /oauth/token')
  const page = await enter('cliente2')
  const other = await page.context().newPage()
  await other.goto('/pedidos')
  await expect(other.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair do sistema' }).click()
  await expect(other).toHaveURL(/\/index/)
})
