import type { Page } from '@playwright/test'
import { expect } from '../people.ts'
import { act, field, SENHA } from '../pessoas.ts'
import { loaded, openFirst, pressing, type State } from './index.ts'

/** Waits for a field that a person without a session sees. */
const asked = (label: string) => (page: Page) => expect(field(page, label)).toBeVisible()

const settled = (page: Page) => expect(page.locator('[aria-busy=true], .osso')).toHaveCount(0)
const wrong = async (page: Page) => {
  await act(page, 'Salvar').click()
  await expect(page.getByText(/preenchimento obrigatório/).first()).toBeVisible()
}

/** The screens of people, and what opens on them; the demo has a coupon. */
export const pessoaStates: State[] = [
  {
    name: 'usuários, pesquisa',
    person: 'admin',
    path: '/usuario',
    act: pressing(/^Buscar/, (page) => page.getByLabel('CPF/CNPJ'), loaded),
  },
  {
    name: 'usuário, mais ações',
    person: 'admin',
    path: '/usuario?nome=operador',
    act: pressing('Mais ações', (page) => page.getByRole('menuitem', { name: 'Anonimizar' }), openFirst),
  },
  { name: 'novo usuário, erros', person: 'admin', path: '/usuario/novo', act: wrong },
  {
    name: 'nova chave de acesso',
    person: 'operador',
    path: '/conta',
    act: pressing('Criar chave', (page) => field(page.getByRole('dialog'), 'Nome')),
  },
  { name: 'perfis', person: 'admin', path: '/perfil', act: loaded },
  {
    name: 'perfil',
    person: 'admin',
    path: '/perfil?nome=operador',
    act: async (page) => {
      await openFirst(page)
      await expect(page.getByLabel('Ver pedidos', { exact: true })).toBeVisible()
      await settled(page)
    },
  },
  { name: 'cupons', person: 'admin', path: '/cupom', act: loaded },
  {
    name: 'cupom',
    person: 'operador',
    path: '/cupom?codigo=BEMVINDO',
    act: async (page) => {
      await openFirst(page)
      await expect(field(page, 'Código')).toHaveValue('BEMVINDO')
    },
  },
  {
    name: 'novo cupom, erros e calendário',
    person: 'admin',
    path: '/cupom/novo',
    act: pressing(
      'Abrir calendário: Vale até',
      (page) => page.getByRole('dialog', { name: 'Calendário: Vale até' }),
      wrong,
    ),
  },
  { name: 'dados, senha e segurança', person: 'operador', path: '/conta', act: settled },
  {
    name: 'avisos',
    person: 'operador',
    path: '/avisos',
    act: (page) => expect(page.getByRole('checkbox', { name: 'Pedido concluído: E-mail' })).toBeVisible(),
  },
  {
    name: 'avisos sob o sino',
    person: 'operador',
    path: '/pedidos',
    act: async (page) => {
      await page.getByRole('button', { name: /^Avisos/ }).click()
      await expect(page.getByRole('dialog', { name: 'Avisos' })).toBeVisible()
    },
  },
  {
    name: 'ativar a verificação em duas etapas',
    person: 'operador',
    path: '/conta',
    act: pressing('Ativar verificação em duas etapas', (page) =>
      page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' }),
    ),
  },
  {
    name: 'criar cadastro',
    person: 'estranho',
    path: '/index?modo=cadastro',
    act: async (page) => {
      await page.getByLabel('Senha', { exact: true }).fill(SENHA)
      await expect(page.getByText('Força: ótima', { exact: true })).toBeVisible()
      await act(page, 'Tenho um cupom').click()
      await expect(page.getByLabel('Cupom (opcional)')).toBeVisible()
    },
  },
  { name: 'esqueci a senha', person: 'estranho', path: '/index?modo=recuperar', act: asked('E-mail') },
  { name: 'nova senha', person: 'estranho', path: '/nova-senha' },
  { name: 'primeiro acesso', person: 'estranho', path: '/primeiro-acesso#token=x', act: asked('Nome') },
  {
    name: 'e-mail, textos e prévia',
    person: 'admin',
    path: '/configuracoes/emails/senha-recuperar',
    act: (page) => expect(page.getByRole('region', { name: 'Como chega' })).toBeVisible(),
  },
  {
    name: 'endereços de e-mail da empresa',
    person: 'cliente',
    path: '/avisos',
    act: async (page) => {
      await page.getByRole('link', { name: 'Escolher' }).click()
      await expect(field(page, 'Pedidos')).toBeVisible()
    },
  },
  { name: 'endereços que não entregam', person: 'admin', path: '/configuracoes/emails/enderecos' },
]
