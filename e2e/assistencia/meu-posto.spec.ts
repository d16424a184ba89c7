import { expect, expectAccessible, test } from '../support/people.ts'
import { act, field, toasts } from '../support/pessoas.ts'
import { sql } from '../support/product.ts'

test('the responsável changes hours and address of the own post on a phone; what is the manufacturer’s is locked', async ({
  open,
  provokes,
}) => {
  provokes('400 /meuPosto/:id')
  const page = await open('responsavel2', '/inicio', { width: 390, height: 844 })
  await page.goto('/meuPosto')
  await expect(field(page, 'CNPJ')).toHaveValue(/\d/)
  for (const label of ['CNPJ', 'Razão social', 'Código SAP', 'Tipo', 'Licenças'])
    await expect(field(page, label), label).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Mais ações' })).toHaveCount(0)
  await expectAccessible(page)
  const complemento = `Loja ${Date.now() % 10_000}`
  await field(page, 'Complemento').fill(complemento)
  await field(page, 'Abre às').fill('20:00')
  await field(page, 'Fecha às').fill('10:00')
  await act(page, 'Salvar').click()
  await expect(field(page, 'Fecha às')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Abre às').fill('9h')
  await field(page, 'Fecha às').fill('18:00')
  await act(page, 'Salvar').click()
  await expect(toasts(page).getByText('Registro salvo com sucesso.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const rows = await sql<{ abre: string }>(
    "select to_char(abre, 'HH24:MI') as abre from posto_autorizado where complemento = $1",
    [complemento],
  )
  expect(rows).toEqual([{ abre: '09:00' }])
})
