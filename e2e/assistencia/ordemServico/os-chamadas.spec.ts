import { evaluatedOs, openedOs, osApi, serial } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

/** What screens ask the server about service orders, and what people choose from. */

test('S7-075, S7-077, S7-078, S7-079: an order is found, shows its history, is given to a technician, and its paper names its post', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('tecnico', '/bancada')
  const asked = (path: string) => page.waitForResponse((answer) => answer.url().includes(path) && answer.ok())
  await expect(page.getByRole('heading', { level: 1, name: 'Bancada' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Ir para ou buscar' })
  const find = asked('/ordemServico/find?')
  await palette.getByRole('combobox').fill(os.relogio?.numeroSerie ?? '')
  await find
  await palette.getByRole('option', { name: `OS ${os.numero}` }).click()
  const historico = page.getByRole('list', { name: 'Histórico da OS' }).getByRole('listitem')
  await expect(historico.first()).toContainText('Abertura de OS')

  const users = asked('/ordemServico/getUsers')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Passar para' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passar para' })
  await users
  await dialog.getByRole('combobox').selectOption({ label: 'Teresa Técnica' })
  await dialog.getByRole('button', { name: 'Passar para', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(historico.first()).toContainText('Com Teresa Técnica.')

  const posto = asked('/ordemServico/getPosto')
  await page.goto(`/ordemServico/${os.id}/imprimir/recibo`)
  await posto
  await expect(page.getByRole('article', { name: /^Comprovante/ })).toContainText(os.posto.nomeFantasia)
})

test('S7-081: the manufacturer offers more models for a swap', async ({ open, api }) => {
  const [atendente, tecnico, troca] = [await api('atendente'), await api('tecnico'), await api('troca')]
  const asked = await osApi(tecnico).move(await evaluatedOs(atendente, tecnico), 'solicitarTroca', {
    motivo: 'A caixa não tem conserto.',
  })
  const modelo = await osApi(troca).first('/modeloProduto')
  const os = await osApi(troca).move(asked, 'autorizarTroca', { modelos: [{ id: modelo.id }] })
  const page = await open('troca', `/ordemServico/${os.id}`)
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toBeVisible()
  const direct = page.getByRole('button', { name: 'Oferecer mais modelos' })
  if (!(await direct.first().isVisible())) await page.getByRole('button', { name: 'Mais ações' }).click()
  await direct
    .or(page.getByRole('menuitem', { name: 'Oferecer mais modelos' }))
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Oferecer mais modelos' })
  await dialog.getByRole('combobox', { name: 'Modelos a mais' }).click()
  await page.getByRole('listbox', { name: 'Opções: Modelos a mais' }).getByRole('option').last().click()
  await dialog.getByRole('button', { name: 'Oferecer mais modelos', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect((await osApi(troca).get(os.id)).modelosOferecidos.length).toBeGreaterThan(1)
})

const PICKERS = [
  ['S3-107', '/consumidor?tipoPessoa=PF', 'Tipo de pessoa', 'PF', 3],
  ['S3-108', '/consumidor?tipoPessoa=PJ', 'Tipo de pessoa', 'PJ', 3],
  ['S3-109', '/consumidor?tipoPessoa=PF', 'Tipo de pessoa', 'TODOS', 3],
  ['S3-123', '/peca/novo', 'Tipo', 'PARAFUSO', 3],
  ['S3-124', '/peca/novo', 'Tipo', 'PINO', 3],
  ['S3-125', '/peca/novo', 'Tipo', 'TERMINAL', 3],
  ['S3-130', '/consumidor/novo', 'Tipo de telefone', 'Celular', 4],
  ['S3-131', '/consumidor/novo', 'Tipo de telefone', 'Residencial', 4],
  ['S3-132', '/consumidor/novo', 'Tipo de telefone', 'Comercial', 4],
  ['S3-133', '/consumidor/novo', 'Tipo de telefone', 'Celular / WhatsApp', 4],
] as const

for (const [row, path, label, value, count] of PICKERS)
  test(`${row}: the picker “${label}” of ${path.split('?')[0]} offers ${value}, one of ${count}`, async ({
    open,
  }) => {
    const page = await open('sp', path)
    const options = page.getByLabel(label, { exact: true }).locator('option:not([value=""])')
    await expect(options).toHaveCount(count)
    expect(
      await options.evaluateAll((all) =>
        all.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
      ),
    ).toContain(value)
  })

test('S5-035: without the country the form of a service point says so, and so does the server', async ({
  open,
  api,
}) => {
  const page = await open('sp', '/postoAutorizado/novo')
  const pais = page.getByRole('combobox', { name: 'País' })
  await pais.fill('')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(pais).toHaveAccessibleDescription(/^Campo obrigatório/)
  const { status, body } = await (
    await api('sp')
  ).call<{ messages: { fieldName: string; text: string }[] }>('POST', '/postoAutorizado', {})
  expect(status).toBe(400)
  expect(body.messages).toContainEqual(
    expect.objectContaining({ fieldName: 'pais', text: 'Campo obrigatório' }),
  )
})

const REGISTERS = [
  ['S1-007, S7-094', '/peca', 'Peças', 'Nova Peça'],
  ['S7-073', '/relogio', 'Relógios', 'Novo Relógio'],
  ['S7-066', '/postoAutorizado', 'Postos autorizados', 'Novo Posto'],
  ['S7-109', '/categoriaAssistencia', 'Categorias de assistência', 'Nova Categoria'],
] as const

for (const [rows, path, title, newLabel] of REGISTERS)
  test(`${rows}: the screens of ${path} list, show one, refuse an empty one and export`, async ({
    open,
    api,
  }) => {
    if (path === '/categoriaAssistencia')
      await (await api('sp')).call('POST', path, { nome: `Categoria ${serial()}` })
    const page = await open('sp', path)
    const table = page.getByRole('table', { name: title, exact: true })
    const first = table.locator('tbody tr').first().getByRole('link')
    await expect(first).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await first.click()
    await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`))
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible()
    await page.goto(path)
    await page.getByRole('link', { name: newLabel }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText(/preenchimento obrigatório|Campo obrigatório/).first()).toBeVisible()
  })
