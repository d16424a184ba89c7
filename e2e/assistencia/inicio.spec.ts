import type { Page } from '@playwright/test'
import { expect, test } from '../support/people.ts'

const boxes = (page: Page) => page.getByRole('list', { name: 'O que espera por você' }).getByRole('link')
const menu = (page: Page) =>
  page.getByRole('complementary', { name: 'Menu principal' }).getByRole('navigation', { name: 'Telas' })

const ATENDENTE = [
  'Em criação',
  'Aguardando relógio',
  'Orçamentos a responder',
  'Aguardando peças',
  'Para marcar como reparadas',
  'Aguardando retirada',
  'Modelos a escolher',
]
const TECNICO = [
  'Para avaliar',
  'Aguardando peças',
  'Para consertar',
  'Em controle de qualidade',
  'Para marcar como reparadas',
]
const TODOS = ['Garantia perto dos 30 dias', 'Garantia além dos 30 dias', 'No vermelho', 'Todas em aberto']

for (const [person, own] of [
  ['atendente', ATENDENTE],
  ['tecnico', TECNICO],
  ['manaus', ['Aguardando peças']],
  ['troca', ['Trocas a autorizar']],
  ['consulta', []],
  ['financeiro', []],
] as const)
  test(`${person}@ begins at the boxes of what waits for them, without the warehouse's panel (S6-067)`, async ({
    enter,
  }) => {
    const page = await enter(person)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá bem vindo(a)')
    await expect(boxes(page)).toContainText([...own, ...TODOS])
    await expect(menu(page).getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).getByRole('link', { name: 'Painel de situação' })).toHaveCount(0)
    await expect(menu(page).getByRole('heading', { name: 'Armazém' })).toHaveCount(0)
  })

test('who has both the panel and the boxes reaches both (S6-067)', async ({ enter }) => {
  const page = await enter('admin')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de situação')
  await menu(page).getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(/\/inicio$/)
  await expect(boxes(page)).toHaveCount(19)
  await menu(page).getByRole('link', { name: 'Painel de situação' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de situação')
})

test('who may not see the boxes gets the 403 page at their address (S6-036)', async ({ open }) => {
  const page = await open('operador', '/inicio')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Início' })).toHaveCount(0)
})

test('each box opens the list that it counts (S6-067)', async ({ open }) => {
  test.setTimeout(120_000)
  const page = await open('responsavel', '/dashboard')
  await expect(boxes(page).first()).toBeVisible()
  for (const name of ['Para avaliar', 'Aguardando retirada', 'No vermelho', 'Todas em aberto'])
    // The demo's orders are created after the start, and other tests move theirs.
    await expect(async () => {
      await page.goto('/dashboard')
      const box = page
        .getByRole('list', { name: 'O que espera por você' })
        .getByRole('link', { name: new RegExp(`^${name}`) })
      const count = Number(await box.locator('strong').innerText())
      expect(count).toBeGreaterThan(0)
      await box.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordens de serviço')
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Math.min(20, count), {
        timeout: 5_000,
      })
    }).toPass({ timeout: 40_000 })
})
