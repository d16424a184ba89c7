import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ModeloProduto } from '@app/contract/registers/modeloProduto'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { Perfil } from '@app/contract/casca/perfil'
import { TABELA_VIEWS } from '@app/contract/registers/tabelas'
import { act, enterAs, field, nobody, SENHA, toasts } from '../support/pessoas.ts'
import { expect, expectAccessible, test } from '../support/people.ts'
import { picture } from '../support/png.ts'

const rows = (page: Page, name: string) => page.getByRole('table', { name, exact: true }).locator('tbody tr')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Telas' })
const own = (word: string) => `${word} ${randomUUID().slice(0, 6)}`

/** Types a part of a name, and chooses the result. */
const choose = async (page: Page, label: string, text: string) => {
  await field(page, label).fill(text)
  await page.getByRole('option', { name: text }).click()
  await expect(field(page, label)).toHaveValue(text)
}
const saved = (page: Page) => expect(toasts(page).getByText('Registro salvo com sucesso.')).toBeVisible()

// Records of the demo that no other test file uses.
const OURS: Record<string, string> = {
  grupoMarca: 'S1-009 S7-070',
  marca: 'S1-009 S7-069',
  tipoEquipamento: 'S7-071',
  modeloProduto: 'S1-008 S7-068',
  sintomaOs: 'S7-095',
  causaOs: 'S7-096',
  servico: 'S7-097',
  checklist: 'S1-008',
}

for (const { name, path, title, newLabel = '' } of TABELA_VIEWS.filter((view) => view.name in OURS))
  test(`${OURS[name]}: ${path} lists, begins a new one and imports`, async ({ open }) => {
    const page = await open('sp', path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(rows(page, title).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: newLabel }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newLabel)
    await act(page, 'Salvar').click()
    await expect(page.getByText(/preenchimento obrigatório/).first()).toBeVisible()
    await expectAccessible(page)
    await page.goto(path)
    await page.getByRole('link', { name: 'Importar planilha' }).click()
    await expect(page.getByText('Escolha a planilha ou solte-a aqui')).toBeVisible()
  })

test('S7-068 S1-008: a model is entered with its photo, found by its brand and changed; its history tells it', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /modeloProduto')
  const page = await open('sp', '/modeloProduto/novo')
  const codigo = own('MOD')
  await field(page, 'Código').fill(codigo)
  await field(page, 'Descrição').fill('Relógio de teste')
  await choose(page, 'Marca', 'Ampulheta Inventada')
  await choose(page, 'Tipo de equipamento', 'Relógio de parede')
  await field(page, 'Garantia').fill('dois anos')
  await field(page, 'Parafusos').fill('9')
  await act(page, 'Salvar').click()
  await expect(page.getByText('Número inválido.')).toBeVisible()
  await field(page, 'Garantia').fill('24')
  await act(page, 'Salvar').click()
  await expect(page.getByText('O valor máximo é 8.')).toBeVisible()
  await field(page, 'Parafusos').fill('4')
  await page
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'relogio.png', mimeType: 'image/png', buffer: picture(600, 600) })
  // What the box shows is saved, also when nobody presses 'Usar este recorte'.
  await expect(page.getByText('Entra com o botão Salvar.')).toBeVisible()
  await act(page, 'Salvar').click()
  await saved(page)
  await expect(page).toHaveURL(/\/modeloProduto\/\d+$/)
  await expect(page.getByRole('img', { name: 'Foto de Relógio de teste' })).toBeVisible()

  const { call } = await api('sp')
  const { body } = await call<Paged<ModeloProduto>>('POST', '/modeloProduto/findByFiltro', {
    filter: { codigo },
  })
  expect(body.content).toMatchObject([{ mesesGarantia: 24, parafusos: 4, foto: { id: expect.any(String) } }])

  await page.goto('/modeloProduto')
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await choose(page, 'Marca', 'Ampulheta Inventada')
  await act(page, 'Pesquisar').click()
  const row = rows(page, 'Modelos').filter({ hasText: codigo })
  await expect(row).toContainText('24 meses')
  await row.getByRole('link').click()
  // The list has a field of this name, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relógio de teste')
  await choose(page, 'Marca', 'Faz de Conta Sport')
  await act(page, 'Salvar').click()
  await saved(page)
  await act(page, 'Histórico').click()
  await expect(page.getByText('Marca: de “Ampulheta Inventada” para “Faz de Conta Sport”')).toBeVisible()
})

test('S8-028: a code that another model has is told at its field', async ({ open, provokes }) => {
  provokes('409 /modeloProduto')
  const page = await open('sp', '/modeloProduto/novo')
  await field(page, 'Código').fill('AU-1010')
  await field(page, 'Descrição').fill('Repetido')
  await choose(page, 'Marca', 'Aurora Fictícia')
  await choose(page, 'Tipo de equipamento', 'Relógio analógico')
  await act(page, 'Salvar').click()
  await expect(page.getByText('Código de produto já cadastrado.')).toBeVisible()
  await expect(field(page, 'Código')).toBeFocused()
})

test('S7-097 S9-042: a service is entered in reais, however they are typed, and shown as money', async ({
  open,
}) => {
  const page = await open('sp', '/servico/novo')
  const nome = own('Polimento')
  await field(page, 'Código').fill(nome)
  await field(page, 'Nome').fill(nome)
  await field(page, 'Preço ao consumidor').fill('1234,5')
  await field(page, 'Mão de obra na garantia').fill('R$ 80')
  await expect(field(page, 'Preço ao consumidor')).toHaveValue('R$ 1.234,50')
  await act(page, 'Salvar').click()
  await saved(page)
  await expect(field(page, 'Mão de obra na garantia')).toHaveValue('R$ 80,00')
  await page.goto(`/servico?nome=${encodeURIComponent(nome)}`)
  await expect(rows(page, 'Serviços')).toHaveCount(1)
  await expect(rows(page, 'Serviços')).toContainText('R$ 1.234,50')
})

test('S7-096 S9-030: misuse comes with the product: it is shown, and nothing about it can be changed', async ({
  open,
}) => {
  const page = await open('sp', '/causaOs/6')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uso indevido')
  await expect(page.getByText('Este cadastro vem com o produto')).toBeVisible()
  await expect(field(page, 'Nome')).toHaveAttribute('readonly')
  await expect(act(page, 'Salvar')).toHaveCount(0)
  await expect(act(page, 'Mais ações')).toHaveCount(0)
  await expectAccessible(page)
})

test('S1-009: a brand gets a group and loses it again; a used one is not deleted but put out of use', async ({
  open,
  provokes,
}) => {
  provokes('409 /marca/:id')
  const page = await open('sp', '/marca/novo')
  const nome = own('Marca')
  await field(page, 'Nome').fill(nome)
  await choose(page, 'Grupo', 'Linha esportiva')
  await act(page, 'Salvar').click()
  await saved(page)
  await field(page, 'Grupo').fill('')
  // The first save's message may still stand, so the answer itself is waited for.
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await act(page, 'Salvar').click()
  expect((await answered).status()).toBe(200)
  await page.goto('/marca')
  await expect(rows(page, 'Marcas').filter({ hasText: nome })).not.toContainText('Linha esportiva')
  await rows(page, 'Marcas').filter({ hasText: 'Meridiano Imaginário' }).getByRole('link').click()
  await act(page, 'Mais ações').click()
  await page.getByRole('menuitem', { name: 'Excluir marca' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir marca' }).click()
  await expect(toasts(page).getByText(/em uso \(modelos\)/)).toBeVisible()
})

test('S6-033 S6-034: menu, screens and calls come and go with their ability', async ({ stranger, api }) => {
  const { call } = await api('admin')
  const habilidades = ['OS_VER', 'MARCA_EDITAR', 'MODELO_EDITAR']
  const { body: perfil } = await call<Perfil>('POST', '/perfil', {
    nome: own('Cadastro'),
    tipo: 'interno',
    habilidades,
  })
  const email = nobody('rosa')
  await call('POST', '/usuario/', { nome: 'Rosa Lima', email, senha: SENHA, role: perfil.codigo })
  const page = await stranger()
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  for (const entry of ['Marcas', 'Grupos de marcas', 'Modelos', 'Serviços'])
    await expect(menu(page).getByRole('link', { name: entry, exact: true })).toBeVisible()

  await call('PUT', `/permissoesPerfil/${perfil.id}`, { habilidades: ['OS_VER', 'MODELO_EDITAR'] })
  await expect(menu(page).getByRole('link', { name: 'Marcas', exact: true })).toHaveCount(0)
  await expect(menu(page).getByRole('link', { name: 'Modelos', exact: true })).toBeVisible()
  await page.goto('/marca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso não permitido')

  await call('PUT', `/permissoesPerfil/${perfil.id}`, { habilidades: ['OS_VER'] })
  await expect(menu(page).getByRole('link', { name: 'Modelos', exact: true })).toHaveCount(0)
  for (const path of ['/modeloProduto', '/servico/novo']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso não permitido')
  }
})
