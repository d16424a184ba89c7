import { ownPeca } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

test('decisions 43: one post sends parts, the manufacturer receives fewer for the other, and what is missing goes back', async ({
  open,
  api,
}) => {
  const [sp, tecnico] = [await api('sp'), await api('tecnico')]
  const { id: peca, codigo } = await ownPeca(sp, 6)
  const estoque = await tecnico.call<{ id: number }>('POST', '/estoquePeca', {
    peca: { id: peca },
    quantidade: 5,
    minimo: 0,
    motivo: 'Contagem inicial',
  })
  expect(estoque.status).toBe(201)

  const posto = await open('tecnico', '/transferenciaPeca/novo')
  await posto.getByLabel('Para').selectOption({ label: 'Corda e Coroa (fictícia)' })
  await posto.getByRole('combobox', { name: 'Peça' }).fill(codigo)
  await posto.getByRole('combobox', { name: 'Peça' }).press('Enter')
  await posto.getByLabel('Quantidade').fill('3')
  await posto.getByRole('button', { name: /Enviar peças/ }).click()
  await expect(posto).toHaveURL(/\/transferenciaPeca\/\d+$/)
  await expect(posto.getByText('Em trânsito')).toBeVisible()
  await expect(posto.getByRole('button', { name: 'Receber peças' })).toHaveCount(0)

  const outro = await open('sp', new URL(posto.url()).pathname)
  await outro.getByRole('button', { name: 'Receber peças' }).click()
  const dialog = outro.getByRole('dialog', { name: 'Receber peças' })
  await dialog.getByLabel(`Chegaram de ${codigo}`).fill('2')
  await dialog.getByLabel('O que houve').fill('Uma veio quebrada e voltou.')
  await dialog.getByRole('button', { name: 'Receber peças' }).click()
  await expect(dialog).toBeHidden()
  await expect(posto.getByText('Recebida', { exact: true })).toBeVisible()

  await posto.goto(`/estoquePeca/${estoque.body.id}`)
  const livro = posto.getByRole('region', { name: 'Movimentações' }).getByRole('row')
  await expect(livro.filter({ hasText: 'Enviada a outro posto' })).toContainText('-3')
  await expect(livro.filter({ hasText: 'Voltou de transferência' })).toContainText('+1')
})
