import type { Perfil } from '@app/contract/casca/perfil'
import type { Usuario } from '@app/contract/casca/usuario'
import type { Page } from '@playwright/test'
import { createApi, openSession } from '../support/api.ts'
import { expect, logIn, serverURL, test, type Person } from '../support/people.ts'
import { enterAs, field, nobody, SENHA } from '../support/pessoas.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Telas' })
const entry = (page: Page, name: string) =>
  menu(page).getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) })

/** Logs in by the form, as the person whom the sidebar then names. */
const arrives = async (page: Page, person: Person, role: string) => {
  await page.goto('/index')
  await logIn(page, person)
  await expect(page.locator('.pessoa')).toContainText(role)
}

test('S1-018: the atendente logs in and opens an intake', async ({ stranger }) => {
  const page = await stranger()
  await arrives(page, 'atendente', 'Atendente')
  await entry(page, 'Ordens de serviço').click()
  await page.getByRole('link', { name: 'Nova OS' }).click()
  await expect(page).toHaveURL(/\/ordemServico\/novo/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nova OS' })).toBeVisible()
})

test('S1-019: the responsável logs in and sees the post’s people and its plan', async ({
  stranger,
  allows,
}) => {
  // A post without a plan yet.
  allows('409 /postoAutorizado/:id/plano')
  const page = await stranger()
  await arrives(page, 'responsavel', 'Responsável')
  await entry(page, 'Colaboradores').click()
  await expect(page.getByRole('button', { name: 'Convidar', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('atendente@retaguarda.example')
  await entry(page, 'Plano e cobranças').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Plano e cobranças' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/licenças|plano/i)
})

test('S1-020: the técnico logs in and sees the bench', async ({ stranger }) => {
  const page = await stranger()
  await arrives(page, 'tecnico', 'Técnico')
  await entry(page, 'Bancada').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bancada' })).toBeVisible()
})

test('S1-021: finance logs in and sees finance, plans, charges, orders, reports, documents, chat and tickets; no register', async ({
  stranger,
}) => {
  const page = await stranger()
  await arrives(page, 'financeiro', 'Financeiro')
  for (const name of [
    'Fechamentos',
    'Planos',
    'Cobranças',
    'Ordens de serviço',
    'Relatórios',
    'Documentos técnicos',
    'Conversas',
    'Chamados',
  ]) {
    await entry(page, name).click()
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), name).not.toHaveText('Acesso não permitido')
  }
  for (const name of [
    'Postos autorizados',
    'Marcas',
    'Modelos',
    'Peças',
    'Consumidores',
    'Sintomas',
    'Perfis',
  ])
    await expect(entry(page, name), name).toHaveCount(0)
})

for (const [row, label] of [
  ['S3-126', 'Mensal'],
  ['S3-127', 'Anual'],
] as const)
  test(`${row}: a plan’s period is ${label}, of two that the picker offers`, async ({ open, api }) => {
    const nome = `Plano ${label} ${Date.now()}`
    const page = await open('admin', '/planoValores/novo')
    const periodo = field(page, 'Cobrança')
    await expect(periodo.getByRole('option')).toHaveText(['Mensal', 'Anual'])
    await page.getByLabel('Nome').fill(nome)
    await periodo.selectOption(label)
    await page.getByLabel('Licenças').fill('3')
    await page.getByLabel('Valor').fill('90')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page).toHaveURL(/\/planoValores(\?|$|\/\d+)/)
    const { call } = await api('admin')
    const { body } = await call<{ content: { nome: string; periodicidade: string }[] }>(
      'POST',
      '/planoValores/findByFiltro',
      { page: 0, pageSize: 10, filter: { nome } },
    )
    expect(body.content).toMatchObject([{ nome, periodicidade: label.toUpperCase() }])
  })

test('S6-032: taken from a profile, “collaborators” takes its menu, its button and its calls', async ({
  stranger,
  api,
  open,
}) => {
  const admin = await api('admin')
  const { body: perfil } = await admin.call<Perfil>('POST', '/perfil', {
    nome: `Equipe ${Date.now()}`,
    tipo: 'interno',
    habilidades: ['INICIO_VER', 'POSTO_FILTRAR', 'COLABORADOR_EDITAR'],
  })
  const email = nobody('equipe')
  await admin.call<Usuario>('POST', '/usuario/', {
    nome: 'Elza da Equipe',
    email,
    senha: SENHA,
    role: perfil.codigo,
  })
  const page = await stranger()
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  const { access_token } = await openSession(serverURL(), email, SENHA)
  const { call } = createApi(serverURL(), access_token)
  const { body: me } = await (await api('responsavel')).call<{ posto: { id: number } }>('GET', '/user/me')
  const path = `/postoAutorizado/${me.posto.id}/colaboradores`

  await expect(entry(page, 'Colaboradores')).toHaveCount(1)
  expect((await call('GET', path)).status).toBe(200)
  const perfis = await open('admin', `/perfil/${perfil.id}`)
  await expect(perfis.getByLabel('Colaboradores e cadastro do posto', { exact: true })).toBeChecked()

  await admin.call('PUT', `/permissoesPerfil/${perfil.id}`, { habilidades: ['INICIO_VER', 'POSTO_FILTRAR'] })
  await page.goto('/colaboradores')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convidar', exact: true })).toHaveCount(0)
  await expect(entry(page, 'Colaboradores')).toHaveCount(0)
  for (const [method, route] of [
    ['GET', path],
    ['POST', `${path}/convite`],
    ['POST', '/colaborador/convite/1/enviar'],
    ['POST', '/colaborador/convite/1/revogar'],
    ['PUT', '/colaborador/1'],
  ] as const)
    expect((await call(method, route, method === 'GET' ? undefined : {})).status, `${method} ${route}`).toBe(
      403,
    )
})
