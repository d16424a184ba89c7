import type { Page } from '@playwright/test'
import { expect, test } from '../support/people.ts'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Menu principal' })
const menuLinks = (page: Page) => sidebar(page).getByRole('navigation', { name: 'Telas' }).getByRole('link')
const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })

test('an unknown address is a 404 page and a forbidden one a 403 page, both within the shell (S2-160)', async ({
  open,
  provokes,
}) => {
  provokes('404 /nao-existe', '404 /pedidos/edit/abc')
  const page = await open('cliente', '/pedidos')
  expect((await page.goto('/nao-existe'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  await expect(page).toHaveTitle('Página não encontrada · Retaguarda')
  await expect(menuLinks(page).filter({ hasText: 'Pedidos' })).toBeVisible()
  await page.goto('/pedidos/edit/abc')
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  await expect(sidebar(page)).toBeVisible()
  await page.goto('/dashboard')
  await expect(denied(page)).toBeVisible()
  await expect(menuLinks(page).filter({ hasText: 'Pedidos' })).toBeVisible()
})

test('every page has a footer with the year in São Paulo, on a desk, on a phone and with the menu folded (S1-031)', async ({
  open,
  stranger,
  provokes,
}) => {
  provokes('404 /nao-existe')
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Sao_Paulo' }).format()
  const shown = (page: Page) => page.locator('footer:visible', { hasText: `© ${year}` })
  const entrance = await stranger()
  await entrance.goto('/index')
  await expect(shown(entrance)).toHaveCount(1)
  for (const width of [1440, 390]) {
    const page = await open('admin', '/pedidos', { width })
    for (const path of ['/pedidos', '/dashboard', '/usuario', '/conta', '/ajuda', '/inicio', '/nao-existe']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(shown(page), `${path} at ${width}`).toHaveCount(1)
    }
    if (width < 1000) continue
    await sidebar(page).getByRole('button', { name: 'Recolher menu' }).click()
    await expect(page.locator('.principal footer')).toContainText(`© ${year}`)
    await expect(page.locator('.principal footer')).toBeVisible()
  }
})
