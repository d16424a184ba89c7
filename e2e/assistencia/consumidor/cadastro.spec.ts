import type { Consumidor } from '@app/contract/registers/consumidor'
import { cpf } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'
import { act, field, toasts } from '../../support/pessoas.ts'

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

test('decisions 58: to the manufacturer one person of two posts stands together, and where she is chosen her post is named', async ({
  open,
  api,
}) => {
  const cnpjCpf = cpf()
  const postos: string[] = []
  for (const person of ['atendente', 'responsavel2'] as const) {
    const { status, body } = await (
      await api(person)
    ).call<Consumidor>('POST', '/consumidor', {
      cnpjCpf,
      nome: 'Zilda de Dois Postos',
      telefone: '(11) 95555-0734',
    })
    expect(status).toBe(201)
    postos.push(body.posto.nomeFantasia)
  }
  const page = await open('sp', `/consumidor?cnpjCpf=${cnpjCpf}`)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: /CPF\/CNPJ/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows.nth(0)).not.toHaveClass(/continua/)
  await expect(rows.nth(1)).toHaveClass(/continua/)
  for (const posto of postos) await expect(rows.filter({ hasText: posto })).toHaveCount(1)

  await page.goto('/ordemServico/novo')
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(cnpjCpf)
  const found = page.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button')
  await expect(found).toHaveCount(2)
  await found.filter({ hasText: postos[1] ?? '' }).click()
  await expect(page.getByRole('region', { name: 'Cliente escolhido' })).toContainText(postos[1] ?? '')
  await expect(page.getByRole('combobox', { name: 'Posto' })).toHaveValue(postos[1] ?? '')

  const counter = await open('atendente', '/ordemServico/novo')
  await counter.getByLabel('CPF, CNPJ, telefone ou nome').fill(cnpjCpf)
  await expect(counter.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button')).toHaveCount(1)
})
