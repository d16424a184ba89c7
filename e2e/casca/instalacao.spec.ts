import { expect, expectAccessible, test } from '../support/people.ts'

test('an administrator sees how the installation stands, and has it copied', async ({ open }) => {
  const page = await open('admin', '/configuracoes/view/')
  await page.getByRole('link', { name: 'Instalação' }).click()
  await expect(page.getByRole('region', { name: 'Este servidor' })).toContainText(/PostgreSQL\s*1\d/)
  const copias = page.getByRole('region', { name: 'Cópias de segurança' })
  await copias.getByRole('button', { name: 'Copiar agora' }).click()
  const feita = copias.getByRole('row').filter({ hasText: 'Guardada' })
  await expect(feita.first()).toBeVisible({ timeout: 30_000 })
  await expect(copias).toContainText('Em dia')
  await expectAccessible(page)
})

test('nobody else finds it', async ({ open }) => {
  const page = await open('operador', '/configuracoes/view/')
  await expect(page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Instalação' })).toHaveCount(0)
  await page.goto('/configuracoes/instalacao')
  await expect(page.getByRole('region', { name: 'Este servidor' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Acesso não permitido' })).toBeVisible()
})
