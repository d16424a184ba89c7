import type { Cliente } from '@app/contract/registers/cliente'
import type { EnderecoDoCep } from '@app/contract/casca/endereco'
import type { Page as Paged } from '@app/contract/casca/paging'
import { expect, expectAccessible, test } from '../support/people.ts'

const NOME = 'Papelaria Endereçada'

test('the address of a company fills itself from the CEP, the state’s cities are offered, and what is typed by hand stands (S3-094, S3-095, S3-096)', async ({
  open,
  api,
  provokes,
}) => {
  provokes('404 /cep/:id', 'ERR_FAILED /cep/:id')
  const { call } = await api('operador')
  const made = await call<Cliente>('POST', '/cliente', {
    nomeFantasia: NOME,
    razaoSocial: `${NOME} Ltda`,
    cnpjCpf: '390.533.447-05',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const page = await open('operador', `/cliente/${made.body.id}`)
  const address = page.getByRole('region', { name: 'Endereço' })
  const field = (name: string) =>
    /^(Cidade|País)$/.test(name) ? address.getByRole('combobox', { name }) : address.getByLabel(name)
  const offered = address.getByRole('listbox').getByRole('option')
  await expect(field('País')).toHaveValue('Brasil')

  // The service does not answer, so only the range gives the state.
  await field('CEP').fill('50030-230')
  await expect(field('Estado')).toHaveValue('PE')
  await expect(address.getByText('Estado preenchido pelo CEP. Complete o endereço.')).toBeVisible()
  await field('Rua').fill('Cais do Apolo')

  await field('Cidade').click()
  await field('Cidade').fill('reci')
  await expect(offered).toHaveText(['Recife'])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field('Cidade')).toHaveValue('Recife')
  await expect(offered).toHaveCount(0)

  // Another state has other cities; an unknown city is accepted too.
  await field('Estado').selectOption('SP')
  await field('Cidade').fill('sao jose')
  await expect(offered.first()).toHaveText('São José da Bela Vista')
  await field('Cidade').fill('Vila Inventada')
  await expect(offered).toHaveCount(0)
  await field('Número').fill('77')
  await field('Bairro').fill('Recife')
  await page.keyboard.press('Control+Enter')
  const stored = {
    cep: '50030230',
    rua: 'Cais do Apolo',
    numero: '77',
    bairro: 'Recife',
    cidade: 'Vila Inventada',
  }
  await expect
    .poll(async () => (await call<Cliente>('GET', `/cliente/${made.body.id}`)).body)
    .toMatchObject({ ...stored, estado: 'SP', pais: 'Brasil' })

  // A known CEP fills the whole address.
  const known: EnderecoDoCep = {
    cep: '01310100',
    rua: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
    consultado: true,
  }
  await page.route('**/cep/01310100', (route) => route.fulfill({ json: known }))
  await field('CEP').fill('01310-100')
  await expect(address.getByText('Endereço preenchido. Confira e complete.')).toBeVisible()
  for (const [name, value] of [
    ['Rua', 'Avenida Paulista'],
    ['Bairro', 'Bela Vista'],
    ['Cidade', 'São Paulo'],
    ['Número', '77'],
  ] as const)
    await expect(field(name)).toHaveValue(value)

  await field('CEP').fill('00000-000')
  await expect(address.getByText('Não há endereço com este CEP.')).toBeVisible()
  await page.route('**/cep/20040002', (route) => route.abort())
  await field('CEP').fill('20040-002')
  await expect(address.getByText('Não foi possível consultar o CEP. Digite o endereço.')).toBeVisible()
  await expect(field('Rua')).toHaveValue('Avenida Paulista')
  await field('Rua').fill('Rua do Ouvidor')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect
    .poll(
      async () =>
        (await call<Paged<Cliente>>('POST', '/cliente/findByFiltro', { filter: { nome: NOME } })).body,
    )
    .toMatchObject({ content: [{ cep: '20040002', rua: 'Rua do Ouvidor', cidade: 'São Paulo' }] })
})
