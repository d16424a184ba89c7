import type { Page } from '@playwright/test'
import { openedOs } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'

const views = (page: Page) => page.getByRole('group', { name: 'Visões' })
const tab = (page: Page, name: string) => views(page).getByRole('button', { name: new RegExp(`^${name}`) })
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Ordens de serviço' }).locator('tbody [data-linha]')

test('a view of service orders is saved, counted, shared with the post alone, and chosen as the first', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const { id, consumidor } = await openedOs(atendente)
  const nome = `Cliente ${id} de Visão`
  const { body } = await atendente.call<{ versao: number }>('GET', `/consumidor/${consumidor.id}`)
  await atendente.call('PUT', `/consumidor/${consumidor.id}`, { ...body, nome })

  const page = await open('atendente', `/ordemServico?consumidor=${encodeURIComponent(nome)}&abertas=true`)
  await expect(rows(page)).toHaveCount(1)
  await views(page).getByRole('button', { name: 'Salvar visão' }).click()
  const visao = `Abertas de ${id}`
  await page.getByLabel('Nome da visão').fill(visao)
  await page.getByRole('switch', { name: /^Compartilhar com a equipe/ }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(tab(page, visao)).toHaveAttribute('aria-current', 'true')
  await expect(tab(page, visao).locator('.num')).toHaveText('1')
  const link = page.url().replace(/^https?:\/\/[^/]+/, '')

  // Of the same post, on a phone.
  const colega = await open('responsavel', '/ordemServico', { width: 390, height: 844, colorScheme: 'dark' })
  await views(colega).getByRole('button', { name: 'Todas as visões' }).click()
  await expectAccessible(colega)
  const primeira = colega.getByRole('button', { name: `Abrir a lista com ${visao}` })
  await primeira.click()
  await expect(primeira).toHaveAttribute('aria-pressed', 'true')
  await colega.goto('/ordemServico')
  await expect(tab(colega, visao)).toHaveAttribute('aria-current', 'true')
  await expect(rows(colega)).toHaveCount(1)
  await expect(rows(colega)).toContainText(nome)

  // Another post gets the filters of the link, not the view and not the order.
  const outro = await open('responsavel2', link)
  await expect(
    views(outro).getByRole('button', { name: `Remover o filtro Consumidor: ${nome}` }),
  ).toBeVisible()
  await expect(outro.getByText('Nenhuma OS combina com a pesquisa.')).toBeVisible()
  await expect(tab(outro, visao)).toHaveCount(0)
})
