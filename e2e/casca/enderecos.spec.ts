import { expect, expectAccessible, test } from '../support/people.ts'
import { act, field, toasts } from '../support/pessoas.ts'
import { unique } from '../support/unique.ts'

test('a company’s person chooses where its mails go, a wrong address refused at its field; the staff see it on the record', async ({
  open,
}) => {
  const endereco = `compras${unique()}@empresa.example`
  const outro = `doca${unique()}@empresa.example`
  const page = await open('cliente2', '/avisos')
  await page
    .getByRole('region', { name: 'Endereços de e-mail' })
    .getByRole('link', { name: 'Escolher' })
    .click()
  const pedidos = field(page, 'Pedidos')
  await pedidos.fill(`${endereco}, um arroba`)
  await act(page, 'Salvar').click()
  await expect(page.getByText('E-mail inválido: um arroba')).toBeVisible()
  await expect(pedidos).toBeFocused()
  await expectAccessible(page, 'endereços de e-mail')
  // As pasted from a table.
  await pedidos.fill(`${endereco}\n${outro}`)
  await act(page, 'Salvar').click()
  await expect(toasts(page).getByText('Endereços salvos com sucesso.')).toBeVisible()

  const record = new URL(page.url()).pathname.replace('/enderecos', '')
  const staff = await open('operador', record, { width: 390, height: 844, hasTouch: true })
  const card = staff.getByRole('region', { name: 'Endereços de e-mail' })
  await expect(card).toContainText(`${endereco}, ${outro}`)
  await card.getByRole('link', { name: /^(Escolher|Ver)$/ }).click()
  await expect(staff.getByRole('textbox', { name: 'Pedidos' })).toHaveValue(`${endereco}, ${outro}`)
})
