import { expect, test } from '../support/people.ts'
import { act, field, toasts } from '../support/pessoas.ts'

test('who asks for it gets her data as a file and is taken out of the record, and the form shows it at once', async ({
  open,
  api,
}) => {
  const { call } = await api('atendente')
  const created = await call<{ id: number }>('POST', '/consumidor', {
    cnpjCpf: '11144477735',
    nome: 'Nair Que Se Despede',
    telefone: '(11) 95555-0733',
  })
  expect(created.status).toBe(201)
  const { id } = created.body
  const page = await open('atendente', `/consumidor/${id}`)
  await act(page, 'Mais ações').click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar os dados da pessoa' }).click()
  expect((await file).suggestedFilename()).toBe(`dados-consumidor-${id}.json`)
  await act(page, 'Mais ações').click()
  await page.getByRole('menuitem', { name: 'Anonimizar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anonimizar este consumidor?' })
  await expect(act(dialog, 'Anonimizar')).toBeDisabled()
  await dialog.getByLabel('Para confirmar, digite ANONIMIZAR').fill('anonimizar')
  await act(dialog, 'Anonimizar').click()
  await expect(toasts(page).getByText('Os dados do consumidor foram removidos.')).toBeVisible()
  await expect(page.getByText('Os dados desta pessoa foram removidos.')).toBeVisible()
  await expect(field(page, 'Nome')).toHaveValue(`Consumidor removido ${id}`)
  await expect(field(page, 'Telefone')).toHaveValue('')
  await expect(act(page, 'Salvar')).toHaveCount(0)
})
