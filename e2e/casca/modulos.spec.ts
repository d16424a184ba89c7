import { expect, logIn, test } from '../support/people.ts'
import { withProduct } from '../support/product.ts'

test.describe.configure({ timeout: 120_000 })

for (const { modulo, titulo, menu, fora, forasteiro } of [
  {
    modulo: 'assistencia',
    titulo: 'Olá bem vindo(a)',
    menu: 'Assistência',
    fora: 'Armazém',
    forasteiro: 'operador@',
  },
  {
    modulo: 'armazem',
    titulo: 'Painel de situação',
    menu: 'Armazém',
    fora: 'Assistência',
    forasteiro: 'tecnico@',
  },
])
  test(`with MODULOS=${modulo} the shell works and the log-in leads to a screen that exists (S1-002)`, async ({
    stranger,
  }) => {
    await withProduct({ MODULOS: modulo }, async (address) => {
      const page = await stranger({ baseURL: address })
      const failed: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(`${answer.status()} ${answer.url()}`)
      })
      await page.goto('/index')
      await expect(page.getByText('admin@retaguarda.example')).toBeVisible()
      await expect(page.getByText(forasteiro)).toHaveCount(0)
      await logIn(page, 'admin')
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
      const telas = page.getByRole('navigation', { name: 'Telas' })
      await expect(telas.getByRole('heading', { name: menu, exact: true })).toBeVisible()
      await expect(telas.getByRole('heading', { name: fora, exact: true })).toHaveCount(0)
      for (const name of await telas.getByRole('link').allInnerTexts()) {
        await telas
          .getByRole('link', { name: name.split('\n')[0] ?? '' })
          .first()
          .click()
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Acesso não permitido')
        await page.waitForLoadState('networkidle')
      }
      expect(failed).toEqual([])
      // The page closes before its server stops, because failed requests would appear in the console.
      await page.close()
    })
  })
