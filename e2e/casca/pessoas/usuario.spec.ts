import type { Usuario } from '@app/contract/casca/usuario'
import { requestToken } from '../../support/api.ts'
import { expect, expectAccessible, serverURL, test, walk } from '../../support/people.ts'
import { act, enterAs, field, nobody, SENHA, toasts } from '../../support/pessoas.ts'
import { jpegSize, picture } from '../../support/png.ts'

/** A valid CPF that is not in use. */
const newCpf = () => {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10))
  for (const weight of [10, 11]) {
    const rest = digits.reduce((sum, digit, at) => sum + digit * (weight - at), 0) % 11
    digits.push(rest < 2 ? 0 : 11 - rest)
  }
  return digits.join('')
}

test.describe('a clerk is hired', () => {
  const email = nobody('joana')
  const begun = walk(
    async ({ open, stranger }) => ({ admin: await open('admin', '/usuario'), clerk: await stranger() }),
    '400 /usuario',
    '401 /*',
    '400 /oauth/token',
  )
  let id = 0

  test('the list of users leads to an empty form (S2-017, S2-018, S2-019, S2-020, S2-021, S2-023, S2-026, S2-029)', async () => {
    const { admin } = begun()
    const table = admin.getByRole('table', { name: 'Usuários' })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Usuários')
    await expect(table.getByRole('columnheader').filter({ hasText: 'Nome' })).toBeVisible()
    await expect(table.getByRole('row').filter({ hasText: 'Otávio Operador' })).toContainText(
      '999.990.020-80',
    )
    await expectAccessible(admin)

    await admin.getByRole('link', { name: 'Novo Usuário' }).click()
    await expect(admin).toHaveURL(/\/usuario\/novo$/)
    for (const label of ['Nome', 'CPF ou CNPJ', 'Cliente', 'E-mail', 'Senha'])
      await expect(field(admin, label)).toHaveValue('')
    await act(admin, 'Salvar').click()
    await expect(admin.getByText('Nome: preenchimento obrigatório')).toBeVisible()
  })

  test('what is typed is put in its form (S2-027, S3-012, S9-032, S9-033)', async () => {
    const { admin } = begun()
    await field(admin, 'Nome').fill("JOANA D'ÁVILA DOS SANTOS")
    await expect(field(admin, 'Nome')).toHaveValue("Joana d'Ávila dos Santos")
    const cpf = field(admin, 'CPF ou CNPJ')
    await cpf.fill('52998224725')
    await expect(cpf).toHaveValue('529.982.247-25')
    await cpf.fill('999990020001')
    await expect(cpf).toHaveValue('99.999.002/0001')
    await cpf.fill('12abc34501de35')
    await expect(cpf).toHaveValue('12.ABC.345/01DE-35')
  })

  test('what is wrong is told, and a company makes a client user (S2-028, S5-062)', async () => {
    const { admin } = begun()
    const cpf = field(admin, 'CPF ou CNPJ')
    // 13 characters with the mask are too few; the field does not accept a 19th.
    await cpf.fill('5299822472')
    await expect(cpf).toHaveValue('529.982.247-2')
    await field(admin, 'E-mail').fill('admin@retaguarda.example')
    await field(admin, 'Senha').fill(SENHA)
    await act(admin, 'Salvar').click()
    await expect(
      admin.getByText('Existem erros no formulário, verifique os campos em destaque.'),
    ).toBeVisible()
    await expect(admin.getByText('CPF inválido.')).toBeVisible()
    await cpf.fill(newCpf())
    await field(admin, 'E-mail').fill(email)
    await field(admin, 'Cliente').fill('Aurora')
    await admin.keyboard.press('Enter')
    await expect(field(admin, 'Cliente')).toHaveValue('Aurora Fictícia')
    await expect(field(admin, 'Perfil')).toHaveValue('ROLE_CLIENTE')
  })

  test('a photo is cropped in a box, and asked of the encoder as a JPEG (S5-048, S9-023, S9-025)', async () => {
    const { admin } = begun()
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
  })

  test('it is saved, and the list stands again (S7-020, S7-023, S8-017)', async () => {
    const { admin } = begun()
    await act(admin, 'Salvar').click()
    await expect(toasts(admin).getByText('Usuário salvo com sucesso.')).toBeVisible()
    await expect(admin).toHaveURL(/\/usuario$/)
  })

  test('a row opens by its self link, without an id beside it (S2-022)', async ({ api }) => {
    const { admin } = begun()
    const { call } = await api('admin')
    await admin.route('**/usuario/findByFiltro', async (route) => {
      const answer = await route.fetch()
      const page = (await answer.json()) as { content: Record<string, unknown>[] }
      const content = page.content.map((row) => ({ ...row, id: undefined }))
      await route.fulfill({ response: answer, json: { ...page, content } })
    })
    await admin.goto('/usuario?nome=joana')
    await admin.getByRole('link', { name: "Joana d'Ávila dos Santos" }).first().click()
    await expect(admin).toHaveURL(/\/usuario\/\d+$/)
    id = Number(/\d+$/.exec(admin.url())?.[0])
    const { body: stored } = await call<Usuario>('GET', `/usuario/${id}`)
    expect(stored).toMatchObject({
      email,
      nome: "Joana d'Ávila dos Santos",
      tipo: 'cliente',
      status: 'ATIVO',
    })
    const { status: long, body: refusal } = await call('PUT', `/usuario/${id}`, {
      cpf: '99.999.002/0001-011',
    })
    expect({ long, refusal }).toMatchObject({ long: 400, refusal: { messages: [{ fieldName: 'cpf' }] } })
  })

  test('the photo is stored as a JPEG of at most 500 × 500 (S5-046, S5-047, S9-024)', async ({ api }) => {
    const { call } = await api('admin')
    const { body: stored } = await call<Usuario>('GET', `/usuario/${id}`)
    const photo = await fetch(`${serverURL()}/public/midia/imagem/${stored.foto?.id}`)
    const size = jpegSize(Buffer.from(await photo.arrayBuffer()))
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(500)
    expect(size.width).toBe(size.height)
  })

  test('the record opens with its values and an empty password (S2-024, S2-025, S2-030)', async () => {
    const { admin } = begun()
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Cliente')
    await expect(admin.getByText("Usuário · Joana d'Ávila dos Santos")).toBeVisible()
    await expect(field(admin, 'E-mail')).toHaveValue(email)
    await expect(field(admin, 'Senha')).toHaveValue('')
    await expect(field(admin, 'Senha')).toHaveAttribute('type', 'password')
    await expectAccessible(admin)
  })

  test('the clerk logs in, with the photo in the sidebar (S1-029, S2-148)', async () => {
    const { clerk } = begun()
    await enterAs(clerk, email, SENHA)
    await expect(clerk).toHaveURL(/\/pedidos$/)
    const person = clerk.locator('.pessoa')
    await expect(person).toContainText('Cliente')
    await expect(person.locator('img')).toHaveJSProperty('complete', true)
    expect(await person.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  })

  test('is out at once when the account is closed, wherever the browser is (S4-125, S7-011, S8-002)', async () => {
    const { admin, clerk } = begun()
    await admin.reload()
    await field(admin, 'Situação do cadastro').selectOption('INATIVO')
    await act(admin, 'Salvar').click()
    await expect(clerk).toHaveURL(/\/index/)
    await expect(toasts(clerk).getByText('Sessão expirada')).toBeVisible()
    expect((await requestToken(serverURL(), email, SENHA)).status).toBe(400)
  })

  test('the person’s data come as a file, and are then taken out of the record', async () => {
    const { admin } = begun()
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
})
