import { expect, test } from '../support/people.ts'

test('who is told opens the record from the bell, and it is read on the other screen at once', async ({
  api,
  open,
}) => {
  const [cliente, operador] = [await api('cliente2'), await api('operador')]
  await cliente.call('PUT', '/notificacao/lidas', {})
  const desktop = await open('cliente2', '/pedidos')
  const phone = await open('cliente2', '/avisos', { width: 390, height: 844, hasTouch: true })
  const { id, versao } = await cliente.createPedido()
  await operador.updatePedido(id, { concluido: true, versao })

  // Another test's order of the same hour joins the notice, which then bears that order's number.
  const concluido = { name: /pedidos? concluídos?/i }
  const onPhone = phone.getByRole('link', concluido).first()
  await expect(onPhone).toContainText('não lido')
  const bell = desktop.getByRole('button', { name: /^Avisos, (1 não lido|\d+ não lidos)$/ })
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = desktop.getByRole('dialog', { name: 'Avisos' })
  await panel.getByRole('link', concluido).first().click()
  await expect(desktop).toHaveURL(/\/pedidos/)
  await expect(panel).toHaveCount(0)
  await expect(onPhone).not.toContainText('não lido')
})

test('Esc closes the panel, and the focus returns to the bell', async ({ open }) => {
  const page = await open('operador', '/pedidos')
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Avisos' })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()
})

test('each choice is kept at once, for the person and not for the computer', async ({ api, open }) => {
  const cliente = await api('cliente2')
  const page = await open('cliente2', '/avisos')
  const box = page.getByRole('checkbox', { name: 'Lote perto de vencer: E-mail' })
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('switch', { name: 'Horas de silêncio' }).click()
  await page.getByLabel('De', { exact: true }).fill('20:15')
  await expect
    .poll(async () => (await cliente.call('GET', '/notificacao/preferencias')).body)
    .toMatchObject({
      escolhas: { LOTE_VENCE: { pagina: true, email: true, computador: false } },
      silencio: { de: '20:15', ate: '07:30' },
    })
  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  await page.getByRole('switch', { name: 'Horas de silêncio' }).click()
  await expect
    .poll(async () => (await cliente.call('GET', '/notificacao/preferencias')).body)
    .toMatchObject({ escolhas: { LOTE_VENCE: { email: false } }, silencio: null })
})
