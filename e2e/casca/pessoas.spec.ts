import type { Page } from '@playwright/test'
import type { Usuario } from '@app/contract/casca/usuario'
import type { User } from '@app/contract/casca/session'
import { requestToken } from '../support/api.ts'
import { callAs, expect, expectAccessible, serverURL, test } from '../support/people.ts'
import { act, enterAs, field, nobody, OUTRA, SENHA, toasts } from '../support/pessoas.ts'
import { jpegSize, picture } from '../support/png.ts'

const main = (page: Page) => page.getByRole('main')

/** A valid CPF that nobody has. */
const newCpf = () => {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))
  for (const weight of [10, 11]) {
    const rest = digits.reduce((sum, digit, at) => sum + digit * (weight - at), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('')
}

test('a clerk is hired: made by the administrator, logs in, and is out the moment the account is closed (S1-029, S2-017, S2-018, S2-019, S2-020, S2-021, S2-022, S2-023, S2-024, S2-025, S2-026, S2-027, S2-028, S2-029, S2-030, S2-148, S3-012, S4-125, S5-046, S5-047, S5-048, S5-062, S7-011, S7-020, S7-023, S8-002, S8-017, S9-023, S9-024, S9-025, S9-032, S9-033)', async ({
  open,
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /usuario', '401 /*', '400 /oauth/token')
  test.slow()
  const { call } = await api('admin')
  const admin = await open('admin', '/usuario')
  // S2-017, S2-018, S2-019, S2-020
  const table = admin.getByRole('table', { name: 'Usuários' })
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Usuários')
  await expect(table.getByRole('columnheader').filter({ hasText: 'Nome' })).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'Otávio Operador' })).toContainText('999.990.020-80')
  await expectAccessible(admin)
  // S2-021, S2-023
  await admin.getByRole('link', { name: 'Novo Usuário' }).click()
  await expect(admin).toHaveURL(/\/usuario\/novo$/)
  for (const label of ['Nome', 'CPF ou CNPJ', 'Cliente', 'E-mail', 'Senha'])
    await expect(field(admin, label)).toHaveValue('')
  await act(admin, 'Salvar').click()
  await expect(admin.getByText('Nome: preenchimento obrigatório')).toBeVisible()

  // S3-012, S2-027, S9-032, S9-033: proper case on input; the mask turns at the twelfth character.
  await field(admin, 'Nome').fill("JOANA D'ÁVILA DOS SANTOS")
  await expect(field(admin, 'Nome')).toHaveValue("Joana d'Ávila dos Santos")
  const cpf = field(admin, 'CPF ou CNPJ')
  await cpf.fill('52998224725')
  await expect(cpf).toHaveValue('529.982.247-25')
  await cpf.fill('999990020001')
  await expect(cpf).toHaveValue('99.999.002/0001')
  await cpf.fill('12abc34501de35')
  await expect(cpf).toHaveValue('12.ABC.345/01DE-35')
  // S5-062: 13 characters as typed with the mask; 19 the field does not even take.
  await cpf.fill('5299822472')
  await expect(cpf).toHaveValue('529.982.247-2')
  const email = nobody('joana')
  await field(admin, 'E-mail').fill('admin@retaguarda.example')
  await field(admin, 'Senha').fill(SENHA)
  await act(admin, 'Salvar').click()
  await expect(admin.getByText('Existem erros no formulário, verifique os campos em destaque.')).toBeVisible()
  await expect(admin.getByText('CPF inválido.')).toBeVisible()
  await cpf.fill(newCpf())
  await field(admin, 'E-mail').fill(email)
  // S2-028: with a company a client user.
  await field(admin, 'Cliente').fill('Aurora')
  await admin.keyboard.press('Enter')
  await expect(field(admin, 'Cliente')).toHaveValue('Aurora Fictícia')
  await expect(field(admin, 'Perfil')).toHaveValue('ROLE_CLIENTE')

  // S5-048, S9-023, S9-025: the crop box, and what the encoder is asked for.
  await admin.evaluate(() => {
    const encoder = new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'toDataURL'), {
      apply: (encode, canvas, asked: unknown[]) => {
        document.body.dataset['pedido'] = asked.join(' ')
        return Reflect.apply(encode, canvas, asked)
      },
    })
    Reflect.set(HTMLCanvasElement.prototype, 'toDataURL', encoder)
  })
  await admin
    .getByLabel('Arquivo da foto')
    .setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer: picture(1600, 1200) })
  const box = admin.getByRole('application', { name: /^Recorte da foto/ })
  await expect(box).toBeVisible()
  expect(await box.boundingBox()).toMatchObject({ width: 300, height: 300 })
  await expectAccessible(admin)
  await box.press('ArrowLeft')
  await box.press('+')
  await expect(admin.getByLabel('Aproximação')).toHaveAttribute('aria-valuetext', '110 %')
  await act(admin, 'Usar este recorte').click()
  await expect(admin.getByRole('img', { name: /^Foto de Joana/ })).toBeVisible()
  expect(await admin.evaluate(() => document.body.dataset['pedido'])).toBe('image/jpeg 0.7')

  // S8-017, S7-023
  await act(admin, 'Salvar').click()
  await expect(toasts(admin).getByText('Usuário salvo com sucesso.')).toBeVisible()
  await expect(admin).toHaveURL(/\/usuario$/)

  // S2-022: the row's self link tells its address, without an id beside it.
  await admin.route('**/usuario/findByFiltro', async (route) => {
    const answer = await route.fetch()
    const page = (await answer.json()) as { content: Record<string, unknown>[] }
    const content = page.content.map((row) => ({ ...row, id: undefined }))
    await route.fulfill({ response: answer, json: { ...page, content } })
  })
  await admin.goto('/usuario?nome=joana')
  await admin.getByRole('link', { name: "Joana d'Ávila dos Santos" }).first().click()
  await expect(admin).toHaveURL(/\/usuario\/\d+$/)
  const id = Number(/\d+$/.exec(admin.url())?.[0])
  const { body: stored } = await call<Usuario>('GET', `/usuario/${id}`)
  expect(stored).toMatchObject({ email, nome: "Joana d'Ávila dos Santos", tipo: 'cliente', status: 'ATIVO' })
  const { status: long, body: refusal } = await call('PUT', `/usuario/${id}`, { cpf: '99.999.002/0001-011' })
  expect({ long, refusal }).toMatchObject({ long: 400, refusal: { messages: [{ fieldName: 'cpf' }] } })
  // S5-046, S5-047, S9-024: what is stored is a JPEG of at most 500 × 500.
  const photo = await fetch(`${serverURL()}/public/midia/imagem/${stored.foto?.id}`)
  const size = jpegSize(Buffer.from(await photo.arrayBuffer()))
  expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(500)
  expect(size.width).toBe(size.height)

  // S2-024, S2-025, S2-026, S2-029, S2-030
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Cliente')
  await expect(admin.getByText("Usuário · Joana d'Ávila dos Santos")).toBeVisible()
  await expect(field(admin, 'E-mail')).toHaveValue(email)
  await expect(field(admin, 'Senha')).toHaveValue('')
  await expect(field(admin, 'Senha')).toHaveAttribute('type', 'password')
  await expectAccessible(admin)

  // S1-029, S2-148: the first log-in; the photo is in the sidebar.
  const clerk = await stranger()
  await enterAs(clerk, email, SENHA)
  await expect(clerk).toHaveURL(/\/pedidos$/)
  const person = clerk.locator('.pessoa')
  await expect(person).toContainText('Cliente')
  await expect(person.locator('img')).toHaveJSProperty('complete', true)
  expect(await person.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)

  // S4-125, S8-002, S7-011: out at once, wherever the browser is.
  await admin.reload()
  await field(admin, 'Situação do cadastro').selectOption('INATIVO')
  await act(admin, 'Salvar').click()
  await expect(clerk).toHaveURL(/\/index/)
  await expect(toasts(clerk).getByText('Sessão expirada')).toBeVisible()
  expect((await requestToken(serverURL(), email, SENHA)).status).toBe(400)

  // LGPD: the person's data as a file, then out of the record.
  await admin.goto(`/usuario/${id}`)
  await act(admin, 'Mais ações').click()
  const file = admin.waitForEvent('download')
  await admin.getByRole('menuitem', { name: 'Exportar os dados da pessoa' }).click()
  expect((await file).suggestedFilename()).toBe(`dados-usuario-${id}.json`)
  await act(admin, 'Mais ações').click()
  await admin.getByRole('menuitem', { name: 'Anonimizar' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Anonimizar esta pessoa?' })
  await expect(act(dialog, 'Anonimizar')).toBeDisabled()
  await dialog.getByLabel('Para confirmar, digite ANONIMIZAR').fill('anonimizar')
  await expectAccessible(admin)
  await act(dialog, 'Anonimizar').click()
  await expect(admin.getByText('Os dados desta pessoa foram removidos.')).toBeVisible()
  await expect(admin.getByText('Joana')).toHaveCount(0)
  await expect(field(admin, 'Nome')).toHaveValue(`Pessoa removida ${id}`)
})

test('a stranger signs up, waits for who is in charge, and is let in while looking on (S1-035, S3-089, S3-093, S5-007, S5-008, S5-009, S5-010, S5-011, S5-012, S5-013, S5-014, S5-015, S5-016, S5-017, S7-013, S9-026, S9-027)', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('500 /public/pessoa/', '400 /public/pessoa/', '403 /pedidos/painel')
  const page = await stranger()
  await page.goto('/index')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.getByRole('link', { name: 'Criar cadastro' }).click()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await act(page, 'Criar cadastro').click()
  // S5-016: without a name nothing is sent.
  await expect(page.getByText('Nome: preenchimento obrigatório')).toBeVisible()
  await expectAccessible(page)
  const email = nobody('marta')
  await page.getByLabel('Nome').fill('MARTA DE SOUZA')
  await page.getByLabel('E-mail').fill(email)
  const senha = page.getByLabel('Senha', { exact: true })
  const confirma = page.getByLabel('Confirme a senha')
  // S5-011 to S5-015; the dictionaries come with the first letter.
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
  const tries = async (typed: string, again: string) => {
    await senha.fill(typed)
    await confirma.fill(again)
    await act(page, 'Criar cadastro').click()
  }
  // S5-007, S5-008, S5-009, S5-010
  await tries('1234567', '1234567')
  await expect(page.getByText('Senha muito curta', { exact: true })).toBeVisible()
  await expect(senha).toBeFocused()
  await tries('marta2026', 'marta2026')
  await expect(page.getByText('Senha muito fraca', { exact: true })).toBeVisible()
  await tries('jabuti77', 'outra')
  await expect(page.getByText('As senhas não conferem.', { exact: true })).toBeVisible()
  expect(loaded.filter((url) => url.includes('/public/pessoa'))).toEqual([])
  // S5-017
  await page.route('**/public/pessoa/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await tries('jabuti77', 'jabuti77')
  await expect(toasts(page).getByText('Não foi possível criar o cadastro.')).toBeVisible()
  // S3-093
  await act(page, 'Tenho um cupom').click()
  await page.getByLabel('Cupom (opcional)').fill('NADA')
  await act(page, 'Criar cadastro').click()
  await expect(page.getByText('Cupom desconhecido ou vencido.')).toBeVisible()
  await page.getByLabel('Cupom (opcional)').fill('bemvindo')
  await act(page, 'Criar cadastro').click()

  // S7-013, S1-035: inside without typing again, before a friendly page; nobody's data is to be had.
  await expect(page.getByRole('heading', { name: 'Olá, Marta. Falta liberar o seu acesso.' })).toBeVisible()
  await expectAccessible(page)
  expect(await callAs(page, '/pedidos/painel')).toMatchObject({ messages: [{ code: 'NOT_PERMITED' }] })
  await page.goto('/pedidos')
  await expect(page.getByRole('heading', { level: 1, name: 'Cadastro recebido' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Minha conta' }).click()
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(email)
  await page.goBack()

  const { call } = await api('admin')
  const me = (await callAs(page, '/user/me')) as User
  expect((await call<Usuario>('GET', `/usuario/${me.id}`)).body.codigoCupom).toBe('BEMVINDO')
  const { status } = await call('PUT', `/usuario/${me.id}`, { role: 'ROLE_OPERADOR' })
  expect(status).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Painel de situação' })).toBeVisible()
})

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
