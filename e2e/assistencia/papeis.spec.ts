import type { Perfil } from '@app/contract/casca/perfil'
import type { Usuario } from '@app/contract/casca/usuario'
import type { Ability } from '@app/contract/casca/session'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import type { Page } from '@playwright/test'
import { createApi, openSession, type Api } from '../support/api.ts'
import { evaluatedOs, openedOs, osApi, repairedOs } from '../support/os.ts'
import { expect, logIn, serverURL, test, type Person } from '../support/people.ts'
import { act, enterAs, field, nobody, SENHA } from '../support/pessoas.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Telas' })

const REDE = ['Início', 'Ordens de serviço', 'Conversas', 'Chamados', 'Documentos técnicos', 'Relógios']
const PECAS = [
  'Compras de peças',
  'Sugestão de compra',
  'Peças',
  'Estoque de peças',
  'Contagens de peças',
  'Transferências de peças',
]
const POSTO = [...REDE, ...PECAS, 'Consumidores']
const CADASTROS = [
  'Postos autorizados',
  'Condições do posto',
  'Cadastros a aprovar',
  'Categorias de assistência',
  'Marcas',
  'Grupos de marcas',
  'Modelos',
  'Relógios vendidos',
  'Tipos de equipamento',
  'Sintomas',
  'Causas',
  'Serviços',
  'Checklists',
  'Modelos de orçamento',
]

const MENUS: readonly (readonly [string, Person, string, readonly string[]])[] = [
  ['S6-039', 'atendente', 'Atendente', [...POSTO, 'Recebimentos']],
  ['S6-039', 'tecnico', 'Técnico', [...POSTO, 'Bancada', 'Modelos de orçamento']],
  [
    'S6-039',
    'responsavel',
    'Responsável',
    [
      ...POSTO,
      'Bancada',
      'Recebimentos',
      'Avaliações',
      'Condições do posto',
      'Meu posto',
      'Colaboradores',
      'Modelos de orçamento',
      'Plano e cobranças',
      'Fechamentos',
      'Relatórios',
      'Integrações',
    ],
  ],
  ['S1-016, S6-041, S6-005', 'manaus', 'Manaus', [...REDE, ...PECAS, 'Avaliações', 'Relatórios']],
  ['S6-042, S6-006', 'troca', 'Manaus troca de modelo', REDE],
  [
    'S1-017, S6-043, S6-007',
    'sp',
    'Assistência SP',
    [...POSTO, 'Bancada', 'Avaliações', 'Relatórios', ...CADASTROS],
  ],
  [
    'S6-044, S6-008',
    'consulta',
    'Consulta OS',
    ['Início', 'Ordens de serviço', 'Documentos técnicos', 'Relógios'],
  ],
]

const shownMenu = async (page: Page) =>
  (await menu(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0] ?? '').toSorted()

for (const [rows, person, label, entries] of MENUS)
  test(`${rows}: ${person} logs in, is “${label}” in the sidebar, and has the menu of the set`, async ({
    stranger,
  }) => {
    const page = await stranger()
    await page.goto('/index')
    await logIn(page, person)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.locator('.pessoa')).toContainText(label)
    await expect.poll(() => shownMenu(page)).toEqual([...entries].toSorted())
  })

test('S1-015, S6-040: the administrator logs in and has every menu of the repair network', async ({
  stranger,
}) => {
  const page = await stranger()
  await page.goto('/index')
  await logIn(page, 'admin')
  await expect(page.locator('.pessoa')).toContainText('Administrador')
  for (const entry of [...POSTO, 'Bancada', 'Colaboradores', ...CADASTROS])
    await expect(menu(page).getByRole('link', { name: new RegExp(`^${entry}( \\d|$)`) }), entry).toHaveCount(
      1,
    )
})

test('S6-005, S6-006, S6-007, S6-008, S6-015: the form of a person offers the house’s roles by their labels, and the list of profiles shows them', async ({
  open,
}) => {
  const page = await open('admin', '/usuario/novo')
  const labels = ['Manaus', 'Manaus troca de modelo', 'Assistência SP', 'Consulta OS', 'Financeiro']
  for (const label of labels)
    await expect(field(page, 'Perfil').getByRole('option', { name: label, exact: true }), label).toHaveCount(
      1,
    )
  await page.goto('/perfil')
  const perfis = page.getByRole('table', { name: 'Perfis' })
  for (const label of labels)
    await expect(perfis.getByRole('link', { name: label, exact: true }), label).toBeVisible()
})

/** A person of the house with a profile of just these abilities: the screen, the API, and a way to take some away. */
const hired = async (admin: Api, stranger: () => Promise<Page>, habilidades: readonly Ability[]) => {
  const nome = `Rede ${Date.now()}`
  const { body: perfil } = await admin.call<Perfil>('POST', '/perfil', {
    nome,
    tipo: 'interno',
    habilidades,
  })
  const email = nobody('rede')
  await admin.call<Usuario>('POST', '/usuario/', {
    nome: 'Rita da Rede',
    email,
    senha: SENHA,
    role: perfil.codigo,
  })
  const page = await stranger()
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  const { access_token } = await openSession(serverURL(), email, SENHA)
  return {
    page,
    perfil,
    call: createApi(serverURL(), access_token).call,
    keep: (left: readonly Ability[]) =>
      admin.call('PUT', `/permissoesPerfil/${perfil.id}`, { habilidades: left }),
  }
}

const status = (page: Page) => page.locator('[aria-current=step]')

/** The acts of an order as its screen offers them: the large button, the others, and the menu. */
const offers = async (page: Page, os: Pick<OrdemServico, 'id'>, acts: readonly string[], there: boolean) => {
  await page.goto(`/ordemServico/${os.id}`)
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toBeVisible()
  await expect(status(page).first()).toBeVisible()
  const more = page.getByRole('button', { name: 'Mais ações' })
  if (await more.isVisible()) await more.click()
  for (const name of acts)
    await expect
      .poll(
        async () =>
          (await page.getByRole('button', { name, exact: true }).count()) +
            (await page.getByRole('menuitem', { name, exact: true }).count()) >
          0,
        { message: `${name} on ${os.id}` },
      )
      .toBe(there)
}

test('S6-020, S6-021, S6-022, S6-023, S6-024, S6-025, S6-026, S6-027: taken from the profile, an ability takes its button and its call', async ({
  stranger,
  api,
  open,
}) => {
  test.slow()
  const [admin, atendente, tecnico, responsavel] = [
    await api('admin'),
    await api('atendente'),
    await api('tecnico'),
    await api('responsavel'),
  ]
  const opened = await openedOs(atendente)
  const evaluated = await evaluatedOs(atendente, tecnico)
  const cancelled = await osApi(admin).move(await openedOs(atendente), 'cancelar', {
    motivo: 'Aberta por engano.',
  })
  const delivered = await osApi(atendente).move(
    await repairedOs(atendente, tecnico, responsavel),
    'entregarProduto',
    {
      retiradoPor: 'Dalva Quaresma',
      semCobranca: 'Cortesia do teste.',
    },
  )
  const eight: Ability[] = [
    'OS_CADASTRAR',
    'OS_REPARAR',
    'OS_FINALIZAR',
    'OS_CANCELAR',
    'OS_EXPIRAR',
    'OS_REATIVAR',
    'OS_ALTERAR_STATUS',
    'TROCA_SOLICITAR',
  ]
  const { page, perfil, call, keep } = await hired(admin, stranger, ['OS_VER', 'INICIO_VER', ...eight])
  const look = async (there: boolean) => {
    await page.goto('/ordemServico')
    await expect(page.getByRole('table', { name: 'Ordens de serviço' })).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('link', { name: 'Nova OS' })).toHaveCount(there ? 1 : 0)
    await offers(page, opened, ['Pré-avaliar', 'Cancelar OS', 'Alterar status'], there)
    await offers(page, evaluated, ['Solicitar troca'], there)
    await offers(page, cancelled, ['Reabrir OS'], there)
    await offers(page, delivered, ['Finalizar'], there)
  }
  const calls = [
    ['POST', '/ordemServico'],
    ['PUT', `/ordemServico/salvarPreAvaliacao/${opened.id}`],
    ['PUT', `/ordemServico/finalizar/${delivered.id}`],
    ['PUT', `/ordemServico/cancelar/${opened.id}`],
    ['PUT', `/ordemServico/expirar/${opened.id}`],
    ['PUT', `/ordemServico/reabrirOs/${cancelled.id}`],
    ['PUT', `/ordemServico/alterarStatus/${opened.id}`],
    ['PUT', `/ordemServico/solicitarTroca/${evaluated.id}`],
  ] as const
  // An old version: allowed, and still nothing happens.
  const old = { versao: 0 }
  await look(true)
  for (const [method, path] of calls) expect((await call(method, path, old)).status, path).not.toBe(403)

  // Each by its Portuguese label, on the screen of the profile.
  const perfis = await open('admin', `/perfil/${perfil.id}`)
  for (const label of [
    'Cadastrar OS e pronto atendimento',
    'Avaliar, orçar e consertar',
    'Finalizar OS',
    'Cancelar OS',
    'Expirar orçamento',
    'Reativar OS',
    'Alterar o status da OS',
    'Solicitar troca de modelo',
  ])
    await expect(perfis.getByLabel(label, { exact: true }), label).toBeChecked()
  await perfis.close()
  await keep(['OS_VER', 'INICIO_VER'])
  await look(false)
  for (const [method, path] of calls) expect((await call(method, path, old)).status, path).toBe(403)
})

test('S6-028, S6-038: without its ability nobody rejects a part, and nobody filters by post or SAP code', async ({
  stranger,
  api,
}) => {
  const [admin, tecnico] = [await api('admin'), await api('tecnico')]
  const { body: pecas } = await tecnico.call<{ id: number }[]>('GET', '/peca/findAll?q=')
  const compra = await tecnico.call<{ id: number }>('POST', '/compraPeca', {
    itens: [{ peca: { id: pecas[0]?.id }, quantidade: 1 }],
  })
  expect(compra.status, JSON.stringify(compra.body)).toBe(201)
  const both: Ability[] = ['PECA_REJEITAR', 'POSTO_FILTRAR']
  const { page, call, keep } = await hired(admin, stranger, ['OS_VER', 'PECA_VER', ...both])
  const look = async (count: number) => {
    await page.goto(`/compraPeca/${compra.body.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Solicitada')
    await expect(act(page, 'Rejeitar')).toHaveCount(count)
    await page.goto('/ordemServico?abertas=true')
    await expect(page.getByLabel('Semáforo')).toBeVisible()
    await expect(page.getByLabel('Código SAP do posto')).toHaveCount(count)
  }
  const filtered = { page: 0, pageSize: 1, filter: { codigoSap: 'SAP1' } }
  await look(1)
  expect((await call('POST', '/ordemServico/findByFiltro', filtered)).status).toBe(200)
  await keep(['OS_VER', 'PECA_VER'])
  await look(0)
  expect((await call('POST', '/ordemServico/findByFiltro', filtered)).status).toBe(403)
  expect((await call('PUT', `/compraPeca/rejeitar/${compra.body.id}`, { motivo: 'Não' })).status).toBe(403)
})
