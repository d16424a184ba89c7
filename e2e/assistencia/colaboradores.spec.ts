import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/people.ts'
import { act, field, nobody, SENHA, toasts } from '../support/pessoas.ts'
import { CONVITE_LINK, linkOfMail } from '../support/cadastro.ts'

const linkTo = (email: string) => linkOfMail(email, CONVITE_LINK)

const row = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

const invite = async (page: Page, email: string) => {
  await act(page, 'Convidar').click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'E-mail').fill(email)
  await field(dialog, 'Perfil').selectOption('Técnico')
  await act(dialog, 'Enviar convite').click()
  await expect(dialog).toBeHidden()
}

test('S9-029: the responsável invites a técnico, who accepts in his own browser, works, and is let go', async ({
  open,
  stranger,
  provokes,
  allows,
}) => {
  test.slow()
  provokes('409 /public/colaborador/convite')
  allows('401 /*', '400 /oauth/token')
  const email = nobody('tito')
  const page = await open('responsavel', '/colaboradores')
  await expect(page.getByText(/\d+ de \d+ licenças em uso/)).toBeVisible()
  await act(page, 'Convidar').click()
  const dialog = page.getByRole('dialog')
  await act(dialog, 'Enviar convite').click()
  await expect(dialog.getByText('E-mail: preenchimento obrigatório')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await invite(page, email)
  await expect(row(page, 'Convites em aberto', email)).toContainText('Vale até')

  const link = await linkTo(email)
  const his = await stranger()
  await his.goto(link)
  await expect(his.getByText('convidou você como Técnico', { exact: false })).toBeVisible()
  await field(his, 'Nome').fill('tito tique')
  await field(his, 'Senha').fill('curta')
  await field(his, 'Confirme a senha').fill('curta')
  await act(his, 'Aceitar e entrar').click()
  await expect(field(his, 'Senha')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(his)
  await field(his, 'Senha').fill(SENHA)
  await field(his, 'Confirme a senha').fill(SENHA)
  await act(his, 'Aceitar e entrar').click()
  await expect(his.getByRole('complementary').getByText('Técnico', { exact: true })).toBeVisible()

  // The list follows by itself.
  const pessoa = row(page, 'Pessoas', email)
  await expect(pessoa).toContainText('Tito Tique')
  await expect(row(page, 'Convites em aberto', email)).toHaveCount(0)
  const again = await stranger()
  await again.goto(link)
  await expect(again.getByText('Este convite já foi aceito.', { exact: false })).toBeVisible()

  await pessoa.getByRole('button', { name: 'Editar Tito Tique' }).click()
  await field(dialog, 'Nome de exibição').fill('Tito')
  await act(dialog, 'Salvar').click()
  await expect(toasts(page).getByText('Colaborador salvo.')).toBeVisible()
  await pessoa.getByRole('button', { name: 'Inativar Tito Tique' }).click()
  await act(dialog, 'Inativar').click()
  await expect(pessoa).toContainText('Inativo')
  await his.reload()
  await expect(his).toHaveURL(/\/index/)
})

test('an invitation is sent again and revoked on a phone; the old links say so', async ({
  open,
  stranger,
  provokes,
}) => {
  provokes('400 /public/colaborador/convite', '409 /public/colaborador/convite')
  const email = nobody('revogada')
  const page = await open('responsavel2', '/colaboradores', { width: 390, height: 844, colorScheme: 'dark' })
  await invite(page, email)
  const old = await linkTo(email)
  await act(page, `Enviar de novo a ${email}`).click()
  await expect(toasts(page).getByText(`Convite enviado de novo a ${email}.`)).toBeVisible()
  await expect.poll(() => linkTo(email)).not.toBe(old)
  const newest = await linkTo(email)
  const his = await stranger({ width: 390, height: 844 })
  await his.goto(old)
  await expect(his.getByText('Este link já foi usado ou venceu.', { exact: false })).toBeVisible()
  await act(page, `Revogar o convite a ${email}`).click()
  await act(page.getByRole('dialog'), 'Revogar').click()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await his.goto('about:blank')
  await his.goto(newest)
  await expect(his.getByText('Este convite foi revogado.', { exact: false })).toBeVisible()
})
