import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Usuario } from '@app/contract/casca/usuario'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'
import { act, enterAs, field, nobody, OUTRA, SENHA, toasts } from '../../support/pessoas.ts'
import { totp } from '../../support/totp.ts'

type Perfil = { id: number; codigo: string; nome: string }

/** The telephone reads the QR code and gives its first code; the dialog of the recovery codes is closed. */
const showCode = async (page: Page, dialog: Locator, done: string) => {
  await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  await expectAccessible(page)
  const segredo = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Código do aplicativo').fill(totp(segredo))
  await act(dialog, done).click()
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes.first()).toBeVisible()
  const codigos = await codes.allTextContents()
  await act(dialog, 'Já salvei').click()
  return { segredo, codigos }
}

test('own account: password, sessions, second factor; a profile that asks for it; a new phone by recovery code, and by who is in charge (S2-152, S7-024, S6-029, S7-107, S7-108)', async ({
  stranger,
  open,
  api,
  provokes,
}) => {
  provokes(
    '400 /usuario/updatePassword/',
    '401 /*',
    '400 /oauth/token',
    '400 /conta/segundo-fator',
    '404 /usuario/:id',
  )
  test.slow()
  const { call } = await api('admin')
  // S7-107, S7-108: a profile of the house's own, by its screen.
  const admin = await open('admin', '/perfil')
  await admin.getByRole('link', { name: 'Novo Perfil' }).click()
  const nome = `Conferente ${randomUUID().slice(0, 6)}`
  await field(admin, 'Nome').fill(nome)
  await admin.getByLabel('Ver pedidos', { exact: true }).check()
  await admin.getByLabel('Ver o painel de situação', { exact: true }).check()
  await expectAccessible(admin)
  await act(admin, 'Salvar').click()
  await expect(admin).toHaveURL(/\/perfil\/\d+$/)
  const perfilId = Number(/\d+$/.exec(admin.url())?.[0])
  const { body: perfil } = await call<Perfil>('GET', `/perfil/${perfilId}`)
  const email = nobody('rui')
  const { body: rui } = await call<Usuario>('POST', '/usuario/', {
    nome: 'Rui Leme',
    email,
    senha: SENHA,
    role: perfil.codigo,
  })

  const page = await stranger()
  await enterAs(page, email, SENHA)
  await expect(page.getByRole('heading', { level: 1, name: 'Painel de situação' })).toBeVisible()
  await expect(page.locator('.pessoa')).toContainText(nome)
  // S6-029: an ability more is there at once, in the menu.
  await admin.reload()
  await expect(admin.getByRole('link', { name: /Rui Leme/ })).toBeVisible()
  await admin.getByLabel('Ver clientes', { exact: true }).check()
  await act(admin, 'Salvar').click()
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toBeVisible()

  // S7-024: the own password; the other session ends, this one stays.
  const other = await stranger()
  await enterAs(other, email, SENHA)
  await other.waitForURL(/dashboard/)
  await page.locator('.pessoa').getByRole('button', { name: 'Configurações' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Encerrar:/ })).toHaveCount(1)
  await expectAccessible(page)
  const change = page.getByRole('form', { name: 'Trocar a senha' })
  await field(change, 'Senha atual').fill('errada')
  await field(change, 'Nova senha').fill(OUTRA)
  await field(change, 'Confirme a nova senha').fill(OUTRA)
  await act(change, 'Trocar a senha').click()
  await expect(change.getByText('A senha atual não confere.')).toBeVisible()
  await field(change, 'Senha atual').fill(SENHA)
  await act(change, 'Trocar a senha').click()
  await expect(toasts(page).getByText(/^Senha trocada/)).toBeVisible()
  await expect(other).toHaveURL(/\/index/)
  await expect(page.getByRole('button', { name: /^Encerrar:/ })).toHaveCount(0)

  // The profile requires the second factor, so nothing else is possible before it.
  await admin.getByRole('switch', { name: 'Exige a verificação em duas etapas' }).click()
  await act(admin, 'Salvar').click()
  await expect(page.getByText(`O perfil ${nome} exige a verificação em duas etapas.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toHaveCount(0)
  const turnOn = async (at: Page) => {
    await act(at, 'Ativar verificação em duas etapas').click()
    const dialog = at.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' })
    await dialog.getByLabel('Senha atual').fill(OUTRA)
    await act(dialog, 'Continuar').click()
    return showCode(at, dialog, 'Ativar')
  }
  const first = await turnOn(page)
  expect(new Set(first.codigos).size).toBeGreaterThanOrEqual(8)
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toBeVisible()

  // The step of the log-in: a wrong code, the right one, and a repeated one.
  await act(page, 'Sair do sistema').click()
  await expect(page).toHaveURL(/\/index/)
  await enterAs(page, email, OUTRA)
  const code = page.getByLabel('Código do aplicativo')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await expect(page.getByText('Código incorreto, vencido ou já usado.')).toBeVisible()
  await expectAccessible(page)
  await code.fill(totp(first.segredo, 1))
  await expect(page).toHaveURL(/\/dashboard$/)

  // A new phone, although the profile requires the second factor: log in by a recovery code, and set up the new one.
  const phone = await stranger({ width: 390, height: 844 })
  await enterAs(phone, email, OUTRA)
  await act(phone, 'Usar um código de recuperação').click()
  await phone.getByLabel('Código de recuperação').fill(first.codigos[0] ?? '')
  await act(phone, 'Entrar').click()
  await phone.waitForURL(/dashboard/)
  await phone.goto('/conta')
  await expect(act(phone, 'Desativar')).toHaveCount(0)
  await act(phone, 'Trocar de celular').click()
  const move = phone.getByRole('dialog', { name: 'Trocar de celular' })
  await move.getByLabel('Senha atual').fill(OUTRA)
  await move.getByLabel('Código', { exact: true }).fill(first.codigos[0] ?? '')
  await act(move, 'Continuar').click()
  await expect(move.getByText('Código incorreto, vencido ou já usado.')).toBeVisible()
  await expectAccessible(phone)
  await move.getByLabel('Código', { exact: true }).fill(first.codigos[1] ?? '')
  await act(move, 'Continuar').click()
  const second = await showCode(phone, move, 'Trocar')
  expect(second.segredo).not.toBe(first.segredo)
  expect(second.codigos).not.toContain(first.codigos[2])
  // The sessions of the old phone have ended.
  await expect(page).toHaveURL(/\/index/)

  // Codes and phone are lost: an administrator turns it off, the person is logged out and starts again.
  await admin.goto(`/usuario/${rui.id}`)
  await act(admin, 'Mais ações').click()
  await admin.getByRole('menuitem', { name: 'Desativar a verificação em duas etapas' }).click()
  await act(
    admin.getByRole('dialog', { name: 'Desativar a verificação em duas etapas?' }),
    'Desativar',
  ).click()
  await expect(toasts(admin).getByText('Verificação em duas etapas desativada.')).toBeVisible()
  await expect(phone).toHaveURL(/\/index/)
  await enterAs(phone, email, OUTRA)
  await expect(phone.getByText(`O perfil ${nome} exige a verificação em duas etapas.`)).toBeVisible()
  const third = await turnOn(phone)

  // The profile no longer requires it, so it can be turned off.
  await call('PUT', `/perfil/${perfilId}`, { exigeSegundoFator: false })
  await phone.goto('/conta')
  await act(phone, 'Desativar').click()
  const off = phone.getByRole('dialog', { name: 'Desativar a verificação em duas etapas' })
  await off.getByLabel('Senha atual').fill(OUTRA)
  await off.getByLabel('Código', { exact: true }).fill(third.codigos[0] ?? '')
  await act(off, 'Desativar').click()
  await expect(toasts(phone).getByText('Verificação em duas etapas desativada.')).toBeVisible()
  await call('DELETE', `/usuario/${rui.id}`)
})

test('a coupon is made and taken out of use on its screen (S3-093)', async ({ open }) => {
  const page = await open('admin', '/cupom')
  await page.getByRole('link', { name: 'Novo Cupom' }).click()
  const codigo = `FEIRA-${randomUUID().slice(0, 8).toUpperCase()}`
  await field(page, 'Código').fill(codigo.toLowerCase())
  await field(page, 'Vale até').fill('31122099')
  await field(page, 'Descrição').fill('Feira da embalagem')
  await act(page, 'Salvar').click()
  await expect(page).toHaveURL(/\/cupom\/\d+$/)
  await expect(field(page, 'Código')).toHaveValue(codigo)
  await expect(field(page, 'Vale até')).toHaveValue('31/12/2099')
  await page.goto(`/cupom?codigo=${codigo}`)
  const row = page.getByRole('table', { name: 'Cupons' }).getByRole('row').nth(1)
  await expect(row).toContainText(`${codigo}Feira da embalagematé 31/12/20990 cadastrosAtivo`)
  await row.getByRole('link').first().click()
  await field(page, 'Situação do cadastro').selectOption('INATIVO')
  await act(page, 'Salvar').click()
  await expect(toasts(page).getByText('Registro salvo com sucesso.').last()).toBeVisible()
  await page.goto(`/cupom?codigo=${codigo}`)
  await expect(page.getByText('Nenhuma informação encontrada.')).toBeVisible()
})

test('who can do more is shown, and not to be changed (S6-029)', async ({ api, stranger, provokes }) => {
  provokes('401 /*', '400 /oauth/token')
  const { call } = await api('admin')
  const { body: me } = await call<Usuario>('GET', '/user/me')
  const { body: perfil } = await call<Perfil>('POST', '/perfil', {
    nome: `Gente ${randomUUID().slice(0, 6)}`,
    tipo: 'interno',
    habilidades: ['USUARIO_VER', 'USUARIO_EDITAR'],
  })
  const email = nobody('lia')
  const lia = { nome: 'Lia Prado', email, senha: SENHA, role: perfil.codigo }
  const { body: own } = await call<Usuario>('POST', '/usuario/', lia)
  const page = await stranger()
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  await page.goto(`/usuario/${me.id}`)
  await expect(page.getByText(/^Esta pessoa pode mais do que você/)).toBeVisible()
  await expect(act(page, 'Salvar')).toHaveCount(0)
  await expect(act(page, 'Mais ações')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/usuario/${own.id}`)
  await expect(act(page, 'Salvar')).toBeVisible()
  await call('DELETE', `/usuario/${own.id}`)
})

test('own data: a photo saved beside them is no hindrance, what another changed is not overwritten', async ({
  api,
  stranger,
  provokes,
}) => {
  provokes('409 /conta')
  const { call } = await api('admin')
  const email = nobody('iara')
  const iara = { nome: 'Iara Prado', nomeExibicao: 'Iara', email, senha: SENHA, role: 'ROLE_OPERADOR' }
  const { body: own } = await call<Usuario>('POST', '/usuario/', iara)
  const page = await stranger()
  await enterAs(page, email, SENHA)
  await page.waitForURL((url) => url.pathname !== '/index')
  await page.goto('/conta')
  const shown = field(page, 'Nome de exibição')
  const stored = async () => (await call<Usuario>('GET', `/usuario/${own.id}`)).body

  await shown.fill('Iara da Portaria')
  await page
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: picture(400, 400) })
  await act(page, 'Usar este recorte').click()
  await expect(toasts(page).getByText('Foto salva com sucesso.')).toBeVisible()
  await act(page, 'Salvar dados').click()
  await expect(toasts(page).getByText('Seus dados foram salvos.')).toBeVisible()
  expect(await stored()).toMatchObject({ nomeExibicao: 'Iara da Portaria' })

  await shown.fill('Iara da Doca')
  const { versao } = await stored()
  await call('PUT', `/usuario/${own.id}`, { nomeExibicao: 'Iara do Pátio', versao })
  await act(page, 'Remover foto').click()
  await expect(toasts(page).getByText('Foto removida.')).toBeVisible()
  await act(page, 'Salvar dados').click()
  await expect(page.getByText('Este registro foi alterado por outra pessoa.')).toBeVisible()
  await expect(shown).toHaveValue('Iara da Doca')
  expect(await stored()).toMatchObject({ nomeExibicao: 'Iara do Pátio' })
})
