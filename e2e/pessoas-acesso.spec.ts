import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { User } from '@app/contract/session'
import type { Usuario } from '@app/contract/usuario'
import { createApi } from './support/api.ts'
import { expect, expectAccessible, expectContrast, serverURL, test } from './support/people.ts'
import { act, enterAs, field, nobody, OUTRA, SENHA, toasts } from './support/pessoas.ts'
import { totp } from './support/totp.ts'

type Perfil = { id: number; codigo: string; nome: string }

test('own account: password, sessions, second factor, a new phone; a profile that asks for it (S2-152, S7-024, S6-029, S7-107, S7-108)', async ({
  stranger,
  open,
  api,
}) => {
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
  await page.getByRole('link', { name: 'Dados, senha e segurança' }).click()
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

  // The profile asks for the second factor: nothing else can be done before.
  await admin.getByRole('switch', { name: 'Exige o segundo fator' }).click()
  await act(admin, 'Salvar').click()
  await expect(page.getByText(`O perfil ${nome} exige o segundo fator.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toHaveCount(0)
  const turnOn = async (at: Page) => {
    await act(at, 'Ligar segundo fator').click()
    const dialog = at.getByRole('dialog', { name: 'Ligar o segundo fator' })
    await dialog.getByLabel('Senha atual').fill(OUTRA)
    await act(dialog, 'Continuar').click()
    await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
    await expectAccessible(at)
    const segredo = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByLabel('Código do aplicativo').fill(totp(segredo))
    await act(dialog, 'Ligar').click()
    const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
    await expect(codes.first()).toBeVisible()
    const codigos = await codes.allTextContents()
    await act(dialog, 'Já guardei').click()
    return { segredo, codigos }
  }
  const first = await turnOn(page)
  expect(new Set(first.codigos).size).toBeGreaterThanOrEqual(8)
  await expect(page.getByRole('link', { name: 'Clientes', exact: true })).toBeVisible()

  // The step of the log-in: a wrong code, the right one, and never twice.
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

  // A new phone: in by a recovery code, the old phone off, the new one on.
  await call('PUT', `/perfil/${perfilId}`, { exigeSegundoFator: false })
  const phone = await stranger({ width: 390, height: 844 })
  await enterAs(phone, email, OUTRA)
  await act(phone, 'Usar um código de recuperação').click()
  await phone.getByLabel('Código de recuperação').fill(first.codigos[0] ?? '')
  await act(phone, 'Entrar').click()
  await phone.waitForURL(/dashboard/)
  await phone.goto('/conta')
  await act(phone, 'Desligar').click()
  const off = phone.getByRole('dialog', { name: 'Desligar o segundo fator' })
  await off.getByLabel('Senha atual').fill(OUTRA)
  await off.getByLabel('Código', { exact: true }).fill(first.codigos[0] ?? '')
  await act(off, 'Desligar').click()
  await expect(off.getByText('Código incorreto, vencido ou já usado.')).toBeVisible()
  await off.getByLabel('Código', { exact: true }).fill(first.codigos[1] ?? '')
  await act(off, 'Desligar').click()
  await expect(toasts(phone).getByText('Segundo fator desligado.')).toBeVisible()
  const second = await turnOn(phone)
  expect(second.segredo).not.toBe(first.segredo)
  await call('DELETE', `/usuario/${rui.id}`)
})

test('the screens of people read well: phone and desk, light and dark, nothing sideways', async ({
  open,
  stranger,
  api,
}) => {
  test.slow()
  const { body: me } = await (await api('admin')).call<User>('GET', '/user/me')
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    const page = await open('admin', '/usuario', { width, height: 844, colorScheme })
    const out = await stranger({ width, height: 844, colorScheme })
    for (const [at, path] of [
      [page, '/usuario'],
      [page, `/usuario/${me.id}`],
      [page, '/perfil'],
      [page, '/perfil/1'],
      [page, '/conta'],
      [out, '/index?modo=cadastro'],
      [out, '/index?modo=recuperar'],
      [out, '/nova-senha'],
      [out, '/primeiro-acesso#token=x'],
    ] as const) {
      await at.goto(path)
      await expect(at.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(at.locator('[aria-busy=true], .osso')).toHaveCount(0)
      if (width === 390) await expectAccessible(at, `${path}, ${width}`)
      else await expectContrast(at, `${path}, ${width}, dark`)
      const over = await at.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path}, ${width}: scrolls sideways`).toBeLessThanOrEqual(0)
    }
  }
})

test('a client user has none of these screens but the own account (S6-070, S1-034)', async ({
  open,
  api,
}) => {
  const { call } = await api('cliente')
  for (const path of ['/usuario', '/usuario/novo', '/usuario/1', '/perfil']) {
    const page = await open('cliente', path)
    await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
  }
  expect((await call('GET', '/usuario?page=0')).status).toBe(403)
  expect((await createApi(serverURL(), 'x').call('GET', '/conta')).status).toBe(401)
})
