import type { Page } from '@playwright/test'
import { expect, test } from '../../support/people.ts'
import { act, field, nobody, SENHA, toasts } from '../../support/pessoas.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Usuários' }).locator('tbody tr')

test('a person is made, changed, deactivated, missed, found among the inactive, and deleted (S1-006, S4-126)', async ({
  open,
}) => {
  const page = await open('admin', '/usuario')
  const email = nobody('nilo')
  const nome = `Nilo Prado ${email.slice(5, 13)}`
  await page.getByRole('link', { name: 'Novo Usuário' }).click()
  await field(page, 'Nome').fill(nome)
  await field(page, 'E-mail').fill(email)
  await field(page, 'Senha').fill(SENHA)
  await field(page, 'Perfil').selectOption('ROLE_OPERADOR')
  await act(page, 'Salvar').click()
  await expect(toasts(page).getByText('Usuário salvo com sucesso.')).toBeVisible()
  await expect(page).toHaveURL('/usuario')

  /** Searches as a person does: the panel, the name, the state, 'Pesquisar'. */
  const seek = async (state: 'Ativos' | 'Inativos' | 'Todos') => {
    await page.goto('/usuario')
    await page.getByRole('button', { name: /^Buscar/ }).click()
    const panel = page.getByRole('form', { name: /^Buscar/ })
    await panel.getByLabel('Nome').fill(nome)
    await panel.getByLabel('Situação').selectOption({ label: state })
    await panel.getByRole('button', { name: 'Pesquisar' }).click()
    await expect(page).toHaveURL(/[?&]nome=/)
  }
  const found = rows(page).filter({ hasText: nome })
  await seek('Ativos')
  await expect(found).toHaveCount(1)
  await seek('Inativos')
  await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()

  await seek('Todos')
  await found.getByRole('link').first().click()
  await field(page, 'Nome de exibição').fill('Nilo da Doca')
  await field(page, 'Situação do cadastro').selectOption('INATIVO')
  await act(page, 'Salvar').click()
  await expect(toasts(page).getByText('Usuário salvo com sucesso.').last()).toBeVisible()

  await seek('Ativos')
  await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()
  await seek('Inativos')
  await expect(page).toHaveURL(/[?&]status=false/)
  await expect(rows(page)).toHaveCount(1)
  await expect(found).toHaveCount(1)
  // The address gives the same list, and without the name filter every row is inactive too.
  await page.reload()
  await expect(found).toHaveCount(1)
  await page.goto('/usuario?status=false')
  await expect(rows(page).first()).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Otávio Operador' })).toHaveCount(0)

  await seek('Inativos')
  await found.getByRole('link').first().click()
  await expect(field(page, 'Nome de exibição')).toHaveValue('Nilo da Doca')
  await act(page, 'Mais ações').click()
  await page.getByRole('menuitem', { name: 'Excluir usuário' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir usuário' }).click()
  await expect(toasts(page).getByText('Registro excluído com sucesso.')).toBeVisible()
  await seek('Todos')
  await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()
})

test('every register with active and inactive records lists the inactive ones (S4-126)', async ({ open }) => {
  const page = await open('admin', '/cliente')
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/findByFiltro')) return
    const sent = request.postDataJSON() as { pageSize?: number }
    // The tab of a view counts with a page of one row.
    if (sent.pageSize !== 1) asked.push(sent)
  })
  for (const path of ['/cliente', '/produto', '/usuario', '/cupom', '/marca', '/peca']) {
    asked.length = 0
    await page.goto(`${path}?status=false`)
    await expect.poll(() => asked.length, path).toBeGreaterThan(0)
    // Other tests' people come and go, so a list may be read again.
    for (const each of asked) expect(each, path).toMatchObject({ filter: { status: 'false' } })
  }
})
