import { expect, test } from '../support/people.ts'

test('a registration of the demonstration is sent back with words', async ({ open }) => {
  const sp = await open('sp', '/cadastroPosto')
  await expect(sp.getByRole('heading', { name: 'Pulso Fictício Assistência' })).toBeVisible()
  await sp.getByRole('button', { name: 'Pedir correção' }).click()
  const dialog = sp.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Pedir correção' }).click()
  await expect(dialog.getByText('O que corrigir: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel('O que corrigir').fill('O alvará venceu.')
  await dialog.getByRole('button', { name: 'Pedir correção' }).click()
  await expect(sp.getByText('Correção pedida.')).toBeVisible()
})
