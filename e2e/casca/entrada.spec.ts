import { expect, test } from '../support/people.ts'

test.describe('what the server offers besides comes late', () => {
  for (const width of [390, 1440])
    test(`the log-in form stays where it is, ${width} wide`, async ({ stranger }) => {
      const page = await stranger({ width, height: 900 })
      const late = Promise.withResolvers<void>()
      await page.route('**/public/**', async (route) => {
        await late.promise
        await route.fallback()
      })
      await page.goto('/index')
      const senha = page.getByLabel('Senha', { exact: true })
      await expect(senha).toBeVisible()
      const before = await senha.boundingBox()
      late.resolve()
      await expect(page.getByRole('region', { name: 'Demonstração: entrar como' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Cadastre sua assistência' })).toBeVisible()
      expect(await senha.boundingBox()).toEqual(before)
    })
})
