import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/people.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Pedidos' })
const views = (page: Page) => page.getByRole('group', { name: 'Visões' })
const tab = (page: Page, name: string) => views(page).getByRole('button', { name: new RegExp(`^${name}`) })
const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

test('columns are chosen and ordered, a view is saved, shared, opened by a colleague by its link, and deleted with a way back', async ({
  open,
  provokes,
}) => {
  provokes('409 /visao')
  const page = await open('operador', '/pedidos?situacao=CRIADO')
  const chip = views(page).getByRole('button', { name: 'Remover o filtro Criado' })
  await expect(chip).toBeVisible()
  await views(page).getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('checkbox', { name: 'Coleta' }).click()
  await expect(page).toHaveURL(/colunas=wms%2Ccoleta|colunas=wms,coleta/)
  await page.getByRole('button', { name: /^Mover Coleta/ }).press('ArrowUp')
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Nº do pedido',
    'Cliente',
    'Coleta',
    'Status WMS',
  ])
  await page.getByRole('button', { name: 'Compacta' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await views(page).getByRole('button', { name: 'Salvar visão' }).click()
  await page.getByLabel('Nome da visão').fill('Criados, pela coleta')
  await page.getByRole('switch', { name: /^Compartilhar com a equipe/ }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toasts(page)).toContainText('Visão salva com sucesso.')
  await expect(page).toHaveURL(/visao=\d+/)
  await expect(tab(page, 'Criados, pela coleta')).toHaveAttribute('aria-current', 'true')
  await expect(tab(page, 'Criados, pela coleta').locator('.num')).toHaveText(/^\d/)
  await expect(views(page).getByRole('button', { name: 'Salvar visão' })).toHaveCount(0)
  const link = page.url()

  // The same name again is refused at its field.
  await chip.click()
  await views(page).getByRole('button', { name: 'Salvar visão' }).click()
  await page.getByLabel('Nome da visão').fill('criados, PELA coleta')
  await page.getByLabel('Nome da visão').press('Enter')
  await expect(page.getByLabel('Nome da visão')).toHaveAccessibleDescription(
    'Você já tem uma visão com este nome nesta lista.',
  )
  await page.keyboard.press('Escape')

  // A colleague sees the sent view, and may open the list with it.
  const other = await open('admin', link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(tab(other, 'Criados, pela coleta')).toHaveAttribute('aria-current', 'true')
  await expect(table(other).getByRole('columnheader').nth(2)).toHaveText('Coleta')
  await views(other).getByRole('button', { name: 'Todas as visões' }).click()
  await expect(other.getByRole('list', { name: 'Da equipe' })).toContainText('de ')
  await expect(other.getByRole('button', { name: 'Excluir a visão Criados, pela coleta' })).toHaveCount(0)
  await other.getByRole('button', { name: 'Abrir a lista com Criados, pela coleta' }).click()
  await expect(other.getByRole('button', { name: 'Abrir a lista com Criados, pela coleta' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectAccessible(other)
  await other.goto('/pedidos')
  await expect(other).toHaveURL(/situacao=CRIADO.*visao=\d+|visao=\d+.*situacao=CRIADO/)
  await tab(other, 'Todos').click()
  await expect(other).toHaveURL('/pedidos?visao=todos')

  // A person who may not see the view gets only its filters and columns.
  const cliente = await open('cliente', link.replace(/^https?:\/\/[^/]+/, ''))
  await expect(views(cliente).getByRole('button', { name: 'Remover o filtro Criado' })).toBeVisible()
  await expect(table(cliente).getByRole('columnheader').nth(2)).toHaveText('Coleta')
  await expect(tab(cliente, 'Criados, pela coleta')).toHaveCount(0)

  await views(page).getByRole('button', { name: 'Todas as visões' }).click()
  await page.getByRole('button', { name: 'Excluir a visão Criados, pela coleta' }).click()
  await page.getByRole('button', { name: 'Excluir visão', exact: true }).click()
  await expect(tab(page, 'Criados, pela coleta')).toHaveCount(0)
  await toasts(page).getByRole('button', { name: 'Desfazer' }).click()
  await expect(tab(page, 'Criados, pela coleta')).toBeVisible()
})
