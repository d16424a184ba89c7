import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Cliente } from '@app/contract/registers/cliente'
import type { Page as Paged } from '@app/contract/casca/paging'
import type { ProdutoCadastro } from '@app/contract/registers/produto'
import { expect, expectAccessible, test } from '../support/people.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const rows = (page: Page, name: string) => table(page, name).locator('tbody tr')
const loaded = (page: Page, name: string) => expect(table(page, name)).toHaveAttribute('aria-busy', 'false')
/** Controls that could change a record in its list. */
const CONTROLS = 'input, select, textarea, tbody button'
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

test('/cliente: its columns, read-only, without a new button (S2-006, S2-007, S2-008, S2-009, S2-010, S2-011, S2-012, S2-013)', async ({
  open,
}) => {
  const page = await open('operador', '/cliente')
  await loaded(page, 'Clientes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clientes')
  const header = table(page, 'Clientes').getByRole('columnheader')
  await expect(header).toHaveText(['Nome fantasia', 'Razão social', 'CPF/CNPJ', 'Status WMS'])
  await expect(page.getByText(/^Nov[oa] /)).toHaveCount(0)
  await expect(table(page, 'Clientes').locator(CONTROLS)).toHaveCount(0)
  const aurora = rows(page, 'Clientes').filter({ hasText: 'Aurora Fictícia' })
  await expect(aurora.getByRole('cell')).toHaveText([
    'Aurora Fictícia',
    'Cosméticos Aurora Fictícia S.A.',
    '99.999.002/0001-01',
    'ativo',
  ])
  await expect(rows(page, 'Clientes').filter({ hasText: '12.ABC.345/01DE-35' })).toHaveCount(1)
  await expectAccessible(page)
})

test('/cliente: staff see it by name as Portuguese sorts it, and search it (S2-014, S6-069)', async ({
  open,
  api,
}) => {
  const { call } = await api('operador')
  expect((await call('GET', '/cliente?page=0&sort=nome,asc')).status).toBe(200)
  const page = await open('operador', '/cliente')
  await loaded(page, 'Clientes')
  const header = table(page, 'Clientes').getByRole('columnheader')
  await expect(header.first()).toHaveAttribute('aria-sort', 'ascending')
  const names = await rows(page, 'Clientes').getByRole('link').allTextContents()
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))

  await header.filter({ hasText: 'Razão social' }).getByRole('button').click()
  await expect(page).toHaveURL(/order=razaoSocial/)
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await page.getByLabel('CPF/CNPJ').fill('12abc345')
  await page.getByRole('button', { name: 'Pesquisar' }).click()
  await expect(rows(page, 'Clientes')).toHaveText([/Fictícia Alfa Alimentos/])
  await page.reload()
  await expect(rows(page, 'Clientes')).toHaveCount(1)
  await page.getByRole('button', { name: 'Fechar pesquisa' }).click()
  await expect(page.getByRole('button', { name: /^Buscar.*filtros: 1/ })).toBeVisible()
  await rows(page, 'Clientes').getByRole('link').click()
  await expect(page).toHaveURL(/\/cliente\/\d+$/)
  // Back keeps the filters.
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(rows(page, 'Clientes')).toHaveCount(1)
})

test('a customer opens with all its fields, products and orders; a changed field is stored and told (S1-005, S1-028, S2-015, S8-012)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /cliente/:id', '409 /cliente/:id')
  const { call } = await api('operador')
  const { body } = await call<Paged<Cliente>>('POST', '/cliente/findByFiltro', {
    filter: { nome: 'Ferragens' },
  })
  const [cliente] = body.content
  if (!cliente) throw new Error('the demo day has that company')
  const page = await open('operador', `/cliente/${cliente.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cliente.nomeFantasia)
  for (const label of [
    'Razão social *',
    'CPF ou CNPJ *',
    'CEP',
    'Rua',
    'Número',
    'Complemento',
    'Bairro',
    'E-mail comercial',
    'Telefone comercial',
    'Inscrição estadual',
    'Inscrição municipal',
    'Horário de funcionamento',
    'Código do cliente',
    'Código do depositante',
  ])
    await expect(page.getByRole('textbox', { name: label.replace(' *', '') }), label).toBeVisible()
  for (const name of ['Cidade', 'País']) await expect(page.getByRole('combobox', { name })).toBeVisible()
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('99.999.013/0001-83')
  await expect(page.getByRole('region', { name: 'Produtos' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Ver todos os pedidos' })).toHaveAttribute(
    'href',
    new RegExp(`cliente=${cliente.codigoCliente}`),
  )
  await expectAccessible(page)

  await page.getByLabel('Regra FEFO').selectOption('exigir')
  await expect(page.getByText('Recusa o pedido que passa por cima de um lote que vence antes.')).toBeVisible()
  await page.getByLabel('CEP').fill('123')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Existem erros no formulário, verifique os campos em destaque.')).toBeVisible()
  await expect(page.getByText('CEP inválido.')).toBeVisible()
  await expect(page.getByLabel('CEP')).toBeFocused()
  await page.getByLabel('CEP').fill('01310-100')
  await page.getByLabel('Rua').fill('Rua das Dobradiças')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toasts(page).getByText('Registro salvo com sucesso.')).toBeVisible()
  const saved = (await call<Cliente>('GET', `/cliente/${cliente.id}`)).body
  expect(saved).toMatchObject({ fefo: 'exigir', cep: '01310100', rua: 'Rua das Dobradiças' })
  await page.getByRole('button', { name: 'Histórico' }).click()
  await expect(page.getByRole('dialog')).toContainText('Rua: de vazio para “Rua das Dobradiças”')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // Another person changes another field, which is merged without a question.
  await call('PUT', `/cliente/${cliente.id}`, { bairro: 'Centro' })
  await page.getByRole('combobox', { name: 'Cidade' }).fill('Recife')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Bairro')).toHaveValue('Centro')
  await expect
    .poll(async () => (await call<Cliente>('GET', `/cliente/${cliente.id}`)).body)
    .toMatchObject({ bairro: 'Centro', cidade: 'Recife' })

  // Both changed the same field, so the person has to choose.
  await page.getByLabel('Rua').fill('Rua da Minha Escolha')
  await call('PUT', `/cliente/${cliente.id}`, { rua: 'Rua do Outro' })
  await page.getByRole('button', { name: 'Salvar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Este registro foi alterado por outra pessoa.' })
  await expect(dialog.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: /Rua da Minha Escolha/ }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await call<Cliente>('GET', `/cliente/${cliente.id}`)).body.rua)
    .toBe('Rua da Minha Escolha')
})

test('/produto: a new product, its code twice, its lots and why they are what they are (S1-008, S7-067, S8-028)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /produto')
  const { call } = await api('operador')
  const page = await open('operador', '/produto')
  await loaded(page, 'Produtos')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Novo Produto' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Descrição: preenchimento obrigatório')).toBeVisible()
  await expectAccessible(page)
  const cliente = page.getByRole('combobox', { name: 'Cliente' })
  await cliente.fill('Aurora')
  await page.keyboard.press('Enter')
  await expect(cliente).toHaveValue('Aurora Fictícia')
  const codigo = page.getByRole('textbox', { name: /^Código( \*)?$/ })
  await codigo.fill('SH-500')
  await page.getByLabel('Descrição').fill('Xampu do teste')
  await page.getByLabel('Código de barras').fill('7891234567895')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Código de produto já cadastrado.')).toBeVisible()
  await codigo.fill('E2E-SH')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL(/\/produto\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xampu do teste')
  await expect(page.getByLabel('Código Omni')).toHaveValue('D1001-E2E-SH')

  await page.goto('/produto?codigo=7891234567895')
  await expect(rows(page, 'Produtos')).toHaveText([/E2E-SH/])

  const { body } = await call<Paged<ProdutoCadastro>>('POST', '/produto/findByFiltro', {
    filter: { codigo: 'PS-120' },
  })
  const produto = body.content[0]
  if (!produto) throw new Error('the demo day has that product')
  await page.goto(`/produto/${produto.id}`)
  const lot = rows(page, 'Lotes').filter({ hasText: 'PS-A' })
  await lot.getByRole('button', { name: /Por que tenho/ }).click()
  const balloon = page.getByRole('dialog', { name: /^Por que tenho/ })
  await expect(balloon.getByRole('row').filter({ hasText: 'No estoque' })).toBeVisible()
  const figure = (text: string) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'))
  const sums = await balloon.getByRole('row').locator('td:last-child').allTextContents()
  const heads = await balloon.getByRole('row').locator('th, td:first-child').allTextContents()
  const parts = sums.filter((_, at) => !/^(No estoque|Disponível)/.test(heads[at] ?? '')).map(figure)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(figure(sums.at(-1) ?? ''))
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await lot.getByRole('button', { name: /^Ajustar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajustar estoque' })
  await dialog.getByLabel('Quantidade contada').fill('2400')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Motivo: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Contagem do teste')
  await dialog.getByLabel('Quantidade contada').fill('2399')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
  await expect(lot).toContainText('2.399')
  await lot.getByRole('button', { name: /^Movimentações/ }).click()
  await expect(rows(page, 'Movimentações').first()).toContainText('Contagem do teste')
  await expectAccessible(page)
})

test('a product without a lot gets its first one on its screen, with a reason', async ({
  open,
  api,
  provokes,
}) => {
  provokes('409 /estoque/produtos/:id/saldos')
  const { call } = await api('operador')
  const { body: cliente } = await call<Paged<Cliente>>('POST', '/cliente/findByFiltro', {
    filter: { nome: 'Nuvem' },
  })
  const { body: produto } = await call<ProdutoCadastro>('POST', '/produto', {
    cliente: { id: cliente.content[0]?.id },
    codigoProduto: 'E2E-LOTE',
    descricao: 'Produto sem lote',
  })
  const page = await open('operador', `/produto/${produto.id}`)
  await page.getByRole('region', { name: 'Lotes' }).getByRole('button', { name: 'Novo lote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo lote' })
  await expect(dialog.getByLabel('Lote', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Quantidade: preenchimento obrigatório')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Lote', { exact: true }).fill('L-1')
  await dialog.getByLabel('Validade').fill('31/01/2031')
  await dialog.getByLabel('Quantidade').fill('12')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(rows(page, 'Lotes')).toHaveText([/L-1.*31\/01\/2031.*12/])

  // The same lot again becomes a count and not a new lot.
  await page.getByRole('button', { name: 'Novo lote' }).click()
  await dialog.getByLabel('Lote', { exact: true }).fill('L-1')
  await dialog.getByLabel('Validade').fill('31/01/2031')
  await dialog.getByLabel('Quantidade').fill('3')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Este lote já existe, com 12: ajuste o saldo dele.')).toBeVisible()
})

test('views of a register are as those of the orders; what fits no filter leaves the address', async ({
  open,
}) => {
  const page = await open('operador', '/produto?nada=1&status=XYZ&size=7&codigo=SH')
  await expect(page).toHaveURL('/produto?codigo=SH')
  await page.getByRole('button', { name: 'Salvar visão' }).click()
  await page.getByLabel('Nome da visão').fill('Xampus')
  await page.getByLabel('Nome da visão').press('Enter')
  await expect(toasts(page)).toContainText('Visão salva com sucesso.')
  await page.goto('/produto')
  const views = page.getByRole('group', { name: 'Visões' })
  await views.getByRole('button', { name: /^Xampus/ }).click()
  await expect(page).toHaveURL(/\/produto\?codigo=SH&visao=\d+/)
  await views.getByRole('button', { name: 'Todas as visões' }).click()
  await page.getByRole('button', { name: 'Excluir a visão Xampus' }).click()
  await page.getByRole('button', { name: 'Excluir visão', exact: true }).click()
  await expect(views.getByRole('button', { name: /^Xampus/ })).toHaveCount(0)
})

test('CSV of what is on screen, and its failure in words (S7-028, S7-029, S7-030, S8-007)', async ({
  open,
  provokes,
}) => {
  provokes(
    'ERR_FAILED /cliente/export/CSV',
    'ERR_FAILED /produto/export/CSV',
    'ERR_FAILED /pedidos/export/CSV',
  )
  for (const [path, name, head] of [
    ['/cliente?nome=aurora', 'clientes', 'Nome fantasia;Razão social;CPF/CNPJ;Status WMS'],
    ['/produto?codigo=CR-200', 'produtos', 'Código;Descrição;Cliente;'],
    ['/pedidos?situacao=FATURADO', 'pedidos', 'Nº do pedido;Urgente;Cliente;'],
  ] as const) {
    const page = await open('operador', path)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    const download = await started
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
    const text = await readFile(await download.path(), 'utf8')
    expect(text.startsWith(`\uFEFF${head}`), text.slice(0, 80)).toBe(true)
    if (name !== 'pedidos') expect(text.trimEnd().split('\r\n')).toHaveLength(2)
    await page.route('**/export/CSV', (route) => route.abort())
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    await expect(toasts(page).getByText('Não foi possível exportar arquivo.')).toBeVisible()
  }
})

test('a client user has neither screen (S6-075)', async ({ open }) => {
  for (const path of ['/cliente', '/produto', '/cliente/1', '/produto/1']) {
    const page = await open('cliente', path)
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
  }
})
