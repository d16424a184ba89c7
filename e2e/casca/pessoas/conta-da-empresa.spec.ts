import {
  CLIENT_ID,
  CLIENT_SECRET,
  startIdentityProvider,
} from '../../../apps/server/src/platform/testing/neighbours/identity-provider.ts'
import { expect, expectAccessible, serverURL, test } from '../../support/people.ts'
import { act, field, toasts } from '../../support/pessoas.ts'

test('people of a company enter by its own log-in, with the profile of their group, and leave when they leave there', async ({
  open,
  stranger,
  allows,
}) => {
  test.slow()
  const email = 'ines@empresa-ficticia.com.br'
  const idp = await startIdentityProvider({
    accounts: { ines: { email, name: 'Inês Fictícia', groups: ['expedicao'] } },
    product: serverURL(),
    asks: true,
  })
  const admin = await open('admin', '/integracoes')
  await act(admin, 'Novo provedor').click()
  const dialog = admin.getByRole('dialog', { name: 'Novo provedor' })
  await dialog.getByRole('button', { name: 'Cadastrar provedor' }).click()
  await expect(dialog.getByText('Nome: preenchimento obrigatório')).toBeVisible()
  await field(dialog, 'Nome').fill('Empresa Fictícia')
  await dialog.getByLabel('Endereço do provedor').fill(idp.issuer)
  await dialog.getByLabel('Identificador').fill(CLIENT_ID)
  await dialog.getByLabel('Segredo').fill(CLIENT_SECRET)
  await dialog.getByLabel('Domínios de e-mail').fill('empresa-ficticia.com.br')
  await dialog.getByRole('button', { name: 'Acrescentar grupo' }).click()
  await field(dialog, 'Grupo 1').fill('expedicao')
  await dialog.getByLabel('Perfil do grupo 1').selectOption({ label: 'Operador' })
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Cadastrar provedor' }).click()
  await expect(dialog).toBeHidden()
  await act(admin, 'Testar Empresa Fictícia').click()
  await expect(
    toasts(admin).getByText('Empresa Fictícia respondeu, e avisa quando alguém sai.'),
  ).toBeVisible()

  const page = await stranger()
  await page.goto('/index?voltar=%2Fpedidos')
  await act(page, 'Entrar com a conta da empresa').click()
  await expect(page.getByText('Informe o e-mail da empresa')).toBeVisible()
  await field(page, 'E-mail').fill(email)
  await act(page, 'Entrar com a conta da empresa').click()
  await expect(page.getByRole('heading', { name: 'Provedor de prova' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await act(page, 'Confirmar').click()
  await expect(page).toHaveURL(`${serverURL()}/pedidos`)
  await expect(page.getByRole('complementary').getByText(email)).toBeVisible()

  // An answer that this tab did not ask for opens nothing.
  const again = await page.context().newPage()
  await again.goto('/entrada?code=x&state=y')
  await expect(again.getByText('Esta entrada não começou aqui. Volte e comece de novo.')).toBeVisible()
  await expectAccessible(again)

  // The page hears of the end by push, or by a refused call.
  allows('401 /*', '400 /oauth/token')
  await again.goto(`${idp.issuer}/session/end`)
  await act(again, 'Sair').click()
  await expect(page).toHaveURL(/\/index\?voltar=/)
  await expect(toasts(page).getByText('Sessão expirada', { exact: true })).toBeVisible()

  await act(admin, 'Remover Empresa Fictícia').click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(toasts(admin).getByText('Provedor removido.')).toBeVisible()
  idp.close()
})
