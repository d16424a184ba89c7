import type { Page } from '@playwright/test'
import type { Usuario } from '@app/contract/casca/usuario'
import { requestToken } from '../../support/api.ts'
import { expect, expectAccessible, serverURL, test } from '../../support/people.ts'
import { act, enterAs, nobody, OUTRA, SENHA, toasts } from '../../support/pessoas.ts'

const main = (page: Page) => page.getByRole('main')

test('a forgotten password: the mail, its link once, another password (S7-025, S7-026, S9-028)', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /public/user/updateRecoverPassword/', '401 /*', '400 /oauth/token')
  const { call } = await api('admin')
  const email = nobody('ivo')
  const { body: ivo } = await call<Usuario>('POST', '/usuario/', {
    nome: 'Ivo Prado',
    email,
    senha: SENHA,
    role: 'ROLE_OPERADOR',
  })
  const page = await stranger()
  await page.goto('/index')
  await page.getByRole('link', { name: 'Esqueci a senha' }).click()
  await page.getByLabel('E-mail').fill('sem arroba')
  await act(page, 'Enviar link').click()
  await expect(page.getByText('E-mail inválido', { exact: true })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await expectAccessible(page)
  await act(page, 'Enviar link').click()
  await expect(main(page).getByRole('status')).toBeVisible()

  const link = page.locator('article').filter({ hasText: email }).getByRole('link').first()
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  const address = new URL((await link.getAttribute('href')) ?? '')
  const path = `${address.pathname}${address.hash}`
  expect(path).toMatch(/^\/nova-senha#token=/)
  await page.goto(path)
  const choose = async (typed: string) => {
    await page.getByRole('textbox', { name: 'Nova senha' }).fill(typed)
    await page.getByLabel('Confirme a senha').fill(typed)
    await act(page, 'Salvar senha').click()
  }
  // S9-028: score 2 is enough for a sign-up, not here.
  await choose('jabuti77')
  await expect(page.getByText('Senha muito fraca', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await choose(OUTRA)
  await expect(toasts(page).getByText('Senha definida. Entre com ela.')).toBeVisible()
  await enterAs(page, email, OUTRA)
  await expect(page).toHaveURL(/\/dashboard$/)
  expect((await requestToken(serverURL(), email, SENHA)).status).toBe(400)

  const late = await stranger()
  await late.goto(path)
  await late.getByRole('textbox', { name: 'Nova senha' }).fill(SENHA)
  await late.getByLabel('Confirme a senha').fill(SENHA)
  await act(late, 'Salvar senha').click()
  await expect(late.getByText('Este link já foi usado ou venceu. Peça um novo.')).toBeVisible()
  await call('DELETE', `/usuario/${ivo.id}`)
})

test('the lists of people keep their columns apart and their rows low on a tablet and beside the open menu', async ({
  open,
}) => {
  const page = await open('admin', '/usuario', { width: 768, height: 1024 })
  for (const [path, label] of [
    ['/usuario', 'Usuários'],
    ['/perfil', 'Perfis'],
    ['/cupom', 'Cupons'],
  ] as const) {
    await page.goto(path)
    const table = page.getByRole('table', { name: label })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    for (const width of [720, 768, 1000, 1200]) {
      await page.setViewportSize({ width, height: 1024 })
      const overflowing = await table
        .locator('th')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        )
      expect(overflowing, `${label}, ${width}`).toEqual([])
      const heights = await table
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.clientHeight))
      expect(Math.max(...heights), `${label}, ${width}`).toBeLessThan(90)
    }
  }
})
