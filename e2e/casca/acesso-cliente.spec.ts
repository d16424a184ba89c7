import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { Pedido, PedidoResumo } from '@app/contract/armazem/pedido'
import type { User } from '@app/contract/casca/session'
import { expect, test, type Person } from '../support/people.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Menu principal' })
const menu = (page: Page) => sidebar(page).getByRole('navigation', { name: 'Telas' }).getByRole('link')

test('who has no company is led to the staff menu, who has one to the orders alone (S1-033, S1-034)', async ({
  open,
  api,
}) => {
  for (const [person, home] of [
    ['admin', '/dashboard'],
    ['operador', '/dashboard'],
    ['cliente', '/pedidos'],
    ['cliente2', '/pedidos'],
  ] as const satisfies [Person, string][]) {
    const page = await open(person, '/ajuda')
    const { body: user } = await (await api(person)).call<User>('GET', '/user/me')
    await page.goto('/')
    await expect(page).toHaveURL(home)
    if (home === '/pedidos') {
      expect(user.cliente?.id).toEqual(expect.any(Number))
      await expect(menu(page)).toHaveCount(1)
      await expect(menu(page)).toHaveAccessibleName('Pedidos')
    } else {
      expect(user).not.toHaveProperty('cliente')
      for (const entry of ['Painel de situação', 'Notas fiscais', 'Clientes', 'Produtos', 'Usuários'])
        await expect(menu(page).filter({ hasText: entry })).toBeVisible()
    }
    await expect(sidebar(page).getByRole('button', { name: 'Configurações' })).toBeVisible()
    await expect(sidebar(page).getByRole('button', { name: 'Sair do sistema' })).toBeVisible()
  }
})

/** The addresses of all screens behind the log-in, from the router's own tree. */
const SCREENS = [
  ...new Set(
    [
      ...readFileSync('apps/web/src/routeTree.gen.ts', 'utf8').matchAll(
        /id: '\/_(?:app|impresso)(\/[^']*)'/g,
      ),
    ].map(([, path = '']) => path),
  ),
].filter((path) => path !== '/$')

/** A client user's screens (decision 15). */
const OWN = [
  '/pedidos/',
  '/pedidos/novo',
  '/pedidos/edit/$id',
  '/pedidos/importar',
  '/pedidos/meuEstoque',
  '/chegada/divergencias/',
  '/chegada/divergencias/$id',
  '/conta',
  '/ajuda',
  '/avisos',
  '/enderecos/$de/$id',
  // Of the three papers only the order's.
  '/pedidos/$id/imprimir/$papel',
]

test('every other screen is refused to a client user, its own ones are not (S1-034)', async ({
  open,
  api,
  provokes,
}) => {
  test.slow()
  // The number of an order is that of no note that was counted.
  provokes('404 /chegada/divergencias/:id')
  const cliente = await api('cliente')
  const { id } = await cliente.createPedido()
  const empresa = (await cliente.me()).cliente?.id
  const page = await open('cliente', '/pedidos')
  const title = page.getByRole('heading', { level: 1 })
  const visit = async (path: string, papel: string) => {
    const address = path
      .replace('$de/$id', `cliente/${empresa}`)
      .replace('$id', String(id))
      .replace('$papel', papel)
      .replace('$tipo', 'clientes')
      .replace('$tabela', 'marca')
      .replace('$nome', 'ordens-de-servico')
    await page.goto(address)
    return address
  }
  expect(SCREENS.length).toBeGreaterThan(40)
  expect(OWN.filter((path) => !SCREENS.includes(path))).toEqual([])
  for (const path of SCREENS.filter((one) => !OWN.includes(one)))
    await expect(title, await visit(path, 'recibo')).toHaveText('Acesso não permitido')
  for (const papel of ['separacao', 'etiqueta'])
    await expect(title, await visit('/pedidos/$id/imprimir/$papel', papel)).toHaveText('Acesso não permitido')
  for (const path of OWN) {
    const address = await visit(path, 'pedido')
    await expect(title, address).toBeVisible()
    await expect(title, address).not.toHaveText('Acesso não permitido')
  }
})

test('staff open the users; to a client user they are refused, and of the orders it has its own (S6-070)', async ({
  open,
  api,
}) => {
  const staff = await open('operador', '/usuario')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Usuários')
  await expect(
    staff.getByRole('table', { name: 'Usuários' }).getByRole('row').filter({ hasText: 'Otávio Operador' }),
  ).toBeVisible()
  const operador = await api('operador')
  expect((await operador.call('GET', '/usuario?page=0')).status).toBe(200)

  const { call, me } = await api('cliente')
  const { id } = await me()
  for (const [method, path] of [
    ['GET', '/usuario?page=0'],
    ['POST', '/usuario/findByFiltro'],
    ['POST', '/usuario/export/CSV'],
    ['GET', `/usuario/${id}`],
    ['POST', '/usuario'],
    ['PUT', `/usuario/${id}`],
    ['DELETE', `/usuario/${id}`],
  ] as const)
    expect((await call(method, path, method === 'GET' ? undefined : {})).status, `${method} ${path}`).toBe(
      403,
    )
  for (const path of ['/usuario', '/usuario/novo', `/usuario/${id}`]) {
    const page = await open('cliente', path)
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
  }

  const foreign = await (await api('cliente2')).createPedido()
  const own = await (await api('cliente')).createPedido()
  const { body } = await call<Paged<PedidoResumo>>('POST', '/pedidos/findByFiltro', {
    page: 0,
    pageSize: 100,
  })
  const companies = new Set(body.content.map(({ cliente }) => cliente.nomeFantasia))
  expect(companies).toEqual(new Set(['Aurora Fictícia']))
  expect(body.content.map(({ numeroPedido }) => numeroPedido)).toContain(own.numeroPedido)
  expect((await call<Pedido>('GET', `/pedidos/${own.id}`)).status).toBe(200)
  expect((await call('GET', `/pedidos/${foreign.id}`)).status).toBe(404)
})
