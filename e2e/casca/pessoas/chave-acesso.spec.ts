import { expect, serverURL, test as base } from '../../support/people.ts'
import { act, enterAs, field, nobody, SENHA, toasts } from '../../support/pessoas.ts'
import type { Page } from '@playwright/test'

/** A browser of its own, because one gives keys only to the page in front. */
const test = base.extend<{ alone: Page }>({
  alone: async ({ playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch(launchOptions)
    await use(await browser.newPage({ baseURL: serverURL(), locale: 'pt-BR', reducedMotion: 'reduce' }))
    await browser.close()
  },
})

/** A device with a lock that opens, as the browser's own test device (WebAuthn, CDP). */
const giveDevice = async (page: Page) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made in the own account, enters without the password, and is removed', async ({
  api,
  alone,
}) => {
  const { call } = await api('admin')
  const email = nobody('chave')
  await call('POST', '/usuario/', { nome: 'Lia Prado', email, senha: SENHA, role: 'ROLE_OPERADOR' })
  const page = alone
  await giveDevice(page)
  await enterAs(page, email, SENHA)
  await page.waitForURL(/dashboard/)
  await page.goto('/conta')
  const card = page.getByRole('region', { name: 'Chaves de acesso' })
  await card.getByRole('button', { name: 'Criar chave' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar chave de acesso' })
  await act(dialog, 'Continuar').click()
  await expect(dialog.getByText(/preenchimento obrigatório/).first()).toBeVisible()
  await field(dialog, 'Nome').fill('Coletor da doca 2')
  await field(dialog, 'Senha atual').fill('errada')
  await act(dialog, 'Continuar').click()
  await expect(dialog.getByText('A senha atual não confere.')).toBeVisible()
  await field(dialog, 'Senha atual').fill(SENHA)
  await act(dialog, 'Continuar').click()
  await expect(toasts(page).getByText(/^Chave de acesso criada/)).toBeVisible()
  await expect(card.getByRole('listitem')).toContainText('Coletor da doca 2')

  await page.getByRole('button', { name: 'Sair do sistema' }).click()
  await page.waitForURL(/\/index/)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Painel de situação' })).toBeVisible()
  await expect(page.locator('.pessoa')).toContainText('Operador')

  await page.goto('/conta')
  await expect(card.getByRole('listitem')).toContainText('Usada')
  await card.getByRole('button', { name: 'Remover a chave Coletor da doca 2' }).click()
  await act(page.getByRole('dialog'), 'Remover').click()
  await expect(toasts(page).getByText('Chave de acesso removida.')).toBeVisible()
  await page.getByRole('button', { name: 'Sair do sistema' }).click()
  await page.waitForURL(/\/index/)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await expect(toasts(page).getByText('A chave de acesso não foi aceita. Tente de novo.')).toBeVisible()
})
