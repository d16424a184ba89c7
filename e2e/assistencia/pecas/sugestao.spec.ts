import { ownPeca } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'

test('S7-093: what is below its minimum becomes one purchase, with the amount that was typed', async ({
  open,
  api,
}) => {
  const [sp, tecnico] = [await api('sp'), await api('tecnico')]
  const { id: peca, codigo } = await ownPeca(sp, 12.5)
  const body = { peca: { id: peca }, quantidade: 1, minimo: 5, motivo: 'Contagem inicial' }
  expect((await tecnico.call('POST', '/estoquePeca', body)).status).toBe(201)

  const bancada = await open('tecnico', '/sugestaoCompra')
  const linha = bancada.getByRole('row').filter({ hasText: codigo })
  const quantidade = linha.getByLabel(`Quantidade de ${codigo}`)
  await expect(quantidade).toHaveValue('4')
  // Only this part: everything else is left out.
  const todas = bancada.getByLabel('Selecionar os desta página')
  await todas.click()
  if (await linha.getByRole('checkbox').isChecked()) await todas.click()
  await linha.getByRole('checkbox').check()
  await quantidade.fill('6')
  await bancada.getByRole('button', { name: 'Pedir', exact: true }).click()
  await expect(bancada).toHaveURL(/\/compraPeca\/\d+$/)
  await expect(bancada.getByRole('row').filter({ hasText: codigo })).toContainText('6')

  await bancada.goto('/sugestaoCompra')
  await expect(quantidade).toHaveValue('')
  await expect(linha.getByRole('checkbox')).not.toBeChecked()
})
