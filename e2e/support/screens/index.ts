import type { Locator, Page } from '@playwright/test'
import { expect, type Person } from '../people.ts'
import { formOf } from '../pedido-form.ts'
import { armazemStates } from './armazem.ts'
import { leitorStates } from './leitor.ts'

/** One state to check: the person (or a stranger), the address, and the acts there. */
export type State = {
  name: string
  person: Person | 'estranho'
  path: string
  act?: (page: Page) => Promise<void>
  /** The console message that it provokes (`provokes` of people.ts). */
  provokes?: string
}

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const openStock = async (page: Page, codigo: string) => {
  const form = formOf(page)
  await form.codigo.fill(codigo)
  await form.codigo.press('Enter')
  await expect(form.stock).toBeVisible()
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

export const loaded = (page: Page) =>
  expect(page.getByRole('table').first()).toHaveAttribute('aria-busy', 'false')
export const openFirst = async (page: Page) => {
  await loaded(page)
  await page.getByRole('table').first().locator('tbody a').first().click()
  await expect(page).toHaveURL(/\/\d+$/)
}

const firstMenuItem = (page: Page) => page.getByRole('menuitem').first()

/** Presses a button on a screen that `ready` has prepared, and waits for the result. */
export const pressing =
  (name: string | RegExp, shown: (page: Page) => Locator, ready?: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    await ready?.(page)
    await button(page, name).click()
    await expect(shown(page)).toBeVisible()
  }

/** Every screen and what opens on it; `id` is an order of the demo's day, not concluded, of client 1001. */
export const states = (id: number): State[] => [
  {
    name: 'painel',
    person: 'operador',
    path: '/dashboard',
    act: (page) => expect(page.getByText('Ao vivo')).toBeVisible(),
  },
  {
    name: 'início da assistência',
    person: 'responsavel',
    path: '/dashboard',
    act: (page) => expect(page.getByRole('list', { name: 'O que espera por você' })).toBeVisible(),
  },
  {
    name: 'endereço que não existe',
    person: 'operador',
    path: '/nao-existe',
    act: heading,
    provokes: '404 /nao-existe',
  },
  {
    name: 'painel, mover',
    person: 'operador',
    path: '/dashboard?situacao=SEPARACAO_ATRASADA',
    act: async (page) => {
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
      await page.getByRole('table').locator('tbody tr').first().press('Enter')
      await expect(page.getByRole('dialog', { name: 'Selecione o novo status do pedido' })).toBeVisible()
    },
  },
  {
    name: 'painel, vazio',
    person: 'operador',
    path: '/dashboard?numero=999999',
    act: (page) => expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible(),
  },
  ...leitorStates,
  ...armazemStates,
  { name: 'painel, TV', person: 'operador', path: '/dashboard?modo=tv' },
  { name: 'pedidos', person: 'cliente', path: '/pedidos' },
  {
    name: 'pedidos, pesquisa com cliente',
    person: 'operador',
    path: '/pedidos',
    act: async (page) => {
      await button(page, /^Buscar/).click()
      await page.getByLabel('Cliente', { exact: true }).click()
      await expect(page.getByRole('option', { name: /Aurora Fictícia/ })).toBeVisible()
    },
  },
  {
    name: 'pedidos, vazio',
    person: 'operador',
    path: '/pedidos?numero=999999',
    act: (page) => expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible(),
  },
  {
    name: 'pedidos, falha',
    person: 'operador',
    path: 'about:blank',
    provokes: '500 /pedidos/findByFiltroAdmin',
    act: async (page) => {
      await page.route('**/findByFiltroAdmin', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/pedidos')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'pedidos, carregando',
    person: 'operador',
    path: 'about:blank',
    act: async (page) => {
      await page.route('**/findByFiltroAdmin', () => undefined)
      await page.goto('/pedidos')
      await expect(page.locator('[aria-busy=true]')).toBeVisible()
    },
  },
  { name: 'novo pedido', person: 'operador', path: '/pedidos/novo' },
  {
    name: 'novo pedido, erros',
    person: 'cliente',
    path: '/pedidos/novo',
    act: async (page) => {
      const form = formOf(page)
      await openStock(page, '000123')
      await form.lote('000123-02').fill('1')
      await expect(form.stock.getByText('Lote não segue a regra FEFO')).toBeVisible()
      await form.stock.getByRole('button', { name: 'Salvar' }).click()
      await form.enviar.click()
      await expect(page.getByText('Existem erros no formulário')).toBeVisible()
    },
  },
  {
    name: 'estoque',
    person: 'cliente',
    path: '/pedidos/novo',
    act: (page) => openStock(page, 'CR-200'),
  },
  {
    name: 'calendário',
    person: 'cliente',
    path: '/pedidos/novo',
    act: pressing(/^Abrir calendário/, (page) => page.getByLabel('Minuto')),
  },
  { name: 'pedido', person: 'cliente', path: `/pedidos/edit/${id}`, act: heading },
  {
    name: 'pedido, mais ações',
    person: 'operador',
    path: `/pedidos/edit/${id}`,
    act: pressing('Mais ações', firstMenuItem),
  },
  {
    name: 'pedido, cancelar',
    person: 'operador',
    path: `/pedidos/edit/${id}`,
    act: async (page) => {
      await button(page, 'Mais ações').click()
      await page.getByRole('menuitem', { name: 'Cancelar pedido' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'pedido, por que este lote',
    person: 'cliente',
    path: `/pedidos/edit/${id}`,
    act: pressing(/por que este lote/, (page) => page.getByText('Escolhido:')),
  },
  {
    name: 'pedido, histórico',
    person: 'cliente',
    path: `/pedidos/edit/${id}`,
    act: pressing('Histórico', (page) => page.locator('.historico > li').first()),
  },
  {
    name: 'pedido, sair sem salvar',
    person: 'cliente',
    path: `/pedidos/edit/${id}`,
    act: async (page) => {
      await formOf(page).transportadora.fill('Outra')
      await formOf(page).cancelar.click()
      await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
    },
  },
  {
    name: 'configurações',
    person: 'admin',
    path: '/configuracoes/view/',
    act: pressing(
      'Salvar',
      (page) => page.getByText('O valor mínimo é 0,25.'),
      (page) => page.getByLabel(/^Tempo de separação/).fill('0'),
    ),
  },
  {
    name: 'instalação',
    person: 'admin',
    path: '/configuracoes/instalacao',
    act: (page) => expect(page.getByRole('region', { name: 'Cópias de segurança' })).toBeVisible(),
  },
  {
    name: 'integrações',
    person: 'admin',
    path: '/integracoes',
    act: pressing('Nova chave', (page) => page.getByRole('dialog', { name: 'Nova chave de API' })),
  },
  {
    name: 'minha conta',
    person: 'cliente',
    path: '/pedidos',
    act: async (page) => {
      await heading(page)
      const menu = page.getByRole('banner').getByRole('button', { name: 'Abrir menu' })
      if (await menu.isVisible()) await menu.click()
      await page.locator('.pessoa').getByRole('button', { name: 'Configurações' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
      await expect(page.getByRole('form', { name: 'Seus dados' })).toBeVisible()
    },
  },
  {
    name: 'estoque, por que tenho',
    person: 'cliente',
    path: '/pedidos/novo',
    act: async (page) => {
      await openStock(page, 'PS-120')
      await formOf(page)
        .stock.getByRole('button', { name: /Por que tenho/ })
        .first()
        .click()
      await expect(page.getByRole('rowheader', { name: 'Disponível' })).toBeVisible()
    },
  },
  {
    name: 'paleta',
    person: 'operador',
    path: '/pedidos',
    act: async (page) => {
      await heading(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Ir para ou buscar' }).fill('4')
      await expect(page.getByRole('group', { name: 'Pedidos' })).toBeVisible()
    },
  },
  { name: 'clientes', person: 'operador', path: '/cliente', act: loaded },
  {
    name: 'cliente',
    person: 'admin',
    path: '/cliente?nome=aurora',
    act: async (page) => {
      await openFirst(page)
      await expect(page.getByRole('link', { name: 'Ver todos os pedidos' })).toBeVisible()
    },
  },
  {
    name: 'produtos, pesquisa e visão a salvar',
    person: 'operador',
    path: '/produto?codigo=PS',
    act: async (page) => {
      await loaded(page)
      await button(page, 'Salvar visão').click()
      await expect(page.getByLabel('Nome da visão')).toBeFocused()
    },
  },
  {
    name: 'produtos, menu',
    person: 'operador',
    path: '/produto',
    act: pressing('Mais ações', firstMenuItem, loaded),
  },
  {
    name: 'produto, ajustar',
    person: 'operador',
    path: '/produto?codigo=PS-120',
    act: pressing(/^Ajustar/, (page) => page.getByRole('dialog', { name: 'Ajustar estoque' }), openFirst),
  },
  {
    name: 'importar',
    person: 'cliente',
    path: '/pedidos/importar',
    act: (page) => expect(page.getByText('Escolha a planilha ou solte-a aqui')).toBeVisible(),
  },
  {
    name: 'ajuda',
    person: 'operador',
    path: '/ajuda',
    act: (page) => expect(page.getByRole('article').getByRole('heading').first()).toBeVisible(),
  },
  { name: 'meus relógios', person: 'consumidor', path: '/acompanhamento', act: heading },
  { name: 'acompanhar, sem link', person: 'estranho', path: '/acompanhar', act: heading },
  {
    name: 'página que não existe',
    person: 'cliente',
    path: '/pedidos/edit/abc',
    act: heading,
    provokes: '404 /pedidos/edit/abc',
  },
  { name: 'acesso não permitido', person: 'cliente', path: '/dashboard', act: heading },
  {
    name: 'pedido que não existe',
    person: 'cliente',
    path: '/pedidos/edit/999999',
    provokes: '404 /pedidos/999999',
  },
]
