import type { User } from '@app/contract/casca/session'
import type { Usuario } from '@app/contract/casca/usuario'
import { callAs, expect, expectAccessible, test, walk } from '../support/people.ts'
import { act, nobody, SENHA, toasts } from '../support/pessoas.ts'

test.describe('a stranger signs up', () => {
  const email = nobody('marta')
  const begun = walk(
    async ({ stranger }) => {
      const page = await stranger()
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(request.url()))
      const senha = page.getByLabel('Senha', { exact: true })
      const confirma = page.getByLabel('Confirme a senha')
      const tries = async (typed: string, again: string) => {
        await senha.fill(typed)
        await confirma.fill(again)
        await act(page, 'Criar cadastro').click()
      }
      return { page, loaded, senha, tries }
    },
    '500 /public/pessoa/',
    '400 /public/pessoa/',
    '403 /pedidos/painel',
  )

  test('S5-016: without a name nothing is sent', async () => {
    const { page, loaded } = begun()
    await page.goto('/index')
    await page.getByRole('link', { name: 'Criar cadastro' }).click()
    await expect(page.getByLabel('Nome')).toBeFocused()
    await act(page, 'Criar cadastro').click()
    await expect(page.getByText('Nome: preenchimento obrigatório')).toBeVisible()
    await expectAccessible(page)
    expect(loaded.filter((url) => url.includes('/public/pessoa'))).toEqual([])
  })

  test('S5-011, S5-012, S5-013, S5-014, S5-015: the meter says how strong a password is', async () => {
    const { page, loaded, senha } = begun()
    await page.getByLabel('Nome').fill('MARTA DE SOUZA')
    await page.getByLabel('E-mail').fill(email)
    // The dictionaries load with the first letter.
    expect(loaded.some((url) => url.includes('strength-worker'))).toBe(false)
    for (const [typed, label] of [
      ['12345678', 'muito fraca'],
      ['marta2026', 'fraca'],
      ['jabuti77', 'regular'],
      ['casaverde9', 'boa'],
      [SENHA, 'ótima'],
    ] as const) {
      await senha.fill(typed)
      await expect(page.getByText(`Força: ${label}`, { exact: true })).toBeVisible()
    }
    expect(loaded.some((url) => url.includes('strength-worker'))).toBe(true)
  })

  test('S5-007, S5-008, S5-009, S5-010, S9-026: a short, a weak and an unlike one are told before they are sent', async () => {
    const { page, loaded, senha, tries } = begun()
    await tries('1234567', '1234567')
    await expect(page.getByText('Senha muito curta', { exact: true })).toBeVisible()
    await expect(senha).toBeFocused()
    await tries('marta2026', 'marta2026')
    await expect(page.getByText('Senha muito fraca', { exact: true })).toBeVisible()
    await tries('jabuti77', 'outra')
    await expect(page.getByText('As senhas não conferem.', { exact: true })).toBeVisible()
    expect(loaded.filter((url) => url.includes('/public/pessoa'))).toEqual([])
  })

  test('S5-017: a failing server is told', async () => {
    const { page, tries } = begun()
    await page.route('**/public/pessoa/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await tries('jabuti77', 'jabuti77')
    await expect(toasts(page).getByText('Não foi possível criar o cadastro.')).toBeVisible()
  })

  test('S3-089, S3-093, S7-013, S9-027: a coupon, and the person is inside without typing again', async () => {
    const { page } = begun()
    await act(page, 'Tenho um cupom').click()
    await page.getByLabel('Cupom (opcional)').fill('NADA')
    await act(page, 'Criar cadastro').click()
    await expect(page.getByText('Cupom desconhecido ou vencido.')).toBeVisible()
    await page.getByLabel('Cupom (opcional)').fill('bemvindo')
    await act(page, 'Criar cadastro').click()
    await expect(page.getByRole('heading', { name: 'Olá, Marta. Falta liberar o seu acesso.' })).toBeVisible()
    await expectAccessible(page)
  })

  test('S1-035: nobody’s data are to be had', async () => {
    const { page } = begun()
    expect(await callAs(page, '/pedidos/painel')).toMatchObject({ messages: [{ code: 'NOT_PERMITED' }] })
    await page.goto('/pedidos')
    await expect(page.getByRole('heading', { level: 1, name: 'Cadastro recebido' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Minha conta' }).click()
    await expect(page.getByLabel(/^E-mail/)).toHaveValue(email)
    await page.goBack()
  })

  test('is let in while looking on', async ({ api }) => {
    const { page } = begun()
    const { call } = await api('admin')
    const me = (await callAs(page, '/user/me')) as User
    expect((await call<Usuario>('GET', `/usuario/${me.id}`)).body.codigoCupom).toBe('BEMVINDO')
    const { status } = await call('PUT', `/usuario/${me.id}`, { role: 'ROLE_OPERADOR' })
    expect(status).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Painel de situação' })).toBeVisible()
  })
})
