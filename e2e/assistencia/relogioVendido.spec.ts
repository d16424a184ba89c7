import { expect, expectAccessible, test } from '../support/people.ts'
import { osApi, serial } from '../support/os.ts'

const TABLET = { width: 1024, height: 768 }

test('an intake that knows the warranty by the serial number: no invoice, its model found, slips told', async ({
  open,
  api,
}) => {
  const [sp, atendente] = [await api('sp'), await api('atendente')]
  const marca = await osApi(sp).first('/marca')
  const tipo = await osApi(sp).first('/tipoEquipamento')
  const codigo = serial()
  const modelo = await sp.call<{ id: number }>('POST', '/modeloProduto', {
    codigo,
    descricao: `Regata ${codigo}`,
    marca: { id: marca.id },
    tipoEquipamento: { id: tipo.id },
    mascaraSerie: 'E2E*********'.slice(0, codigo.length),
  })
  const numeroSerie = serial()
  const vendido = await sp.call('POST', '/relogioVendido', {
    numeroSerie,
    modeloProduto: { id: modelo.body.id },
    vendidoEm: '2026-03-12',
    revendedor: 'Relojoaria do Porto',
    mesesGarantia: 60,
  })
  expect(vendido.status).toBe(201)
  const consumidor = await osApi(atendente).createConsumidor('Dalva Quaresma de Teste')

  const page = await open('atendente', '/ordemServico/novo', TABLET)
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(consumidor.cnpjCpf ?? '')
  await page.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  const serie = page.getByLabel('Nº de série')
  await serie.fill(numeroSerie.toLowerCase())
  await serie.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Modelo' })).toHaveValue(`Regata ${codigo}`)
  await expect(page.getByText('Vendido em 12/03/2026 por Relojoaria do Porto')).toBeVisible()
  await expect(page.getByText('Garantia: coberto até 12/03/2031')).toBeVisible()

  // An invoice of another day is told; without one the claim goes on.
  await page.getByRole('switch', { name: 'O cliente pede a garantia' }).click()
  await page.getByLabel('Data da nota fiscal').fill('01/05/2026')
  await expect(page.getByText('A nota é de 01/05/2026, mas o fabricante vendeu')).toBeVisible()
  await page.getByLabel('Data da nota fiscal').fill('')
  await expect(page.getByText('A nota é de 01/05/2026, mas o fabricante vendeu')).toBeHidden()

  // A number that the manufacturer never sold, and one that the model cannot have.
  await serie.fill(serial())
  await expect(page.getByText('Não está entre os vendidos deste modelo')).toBeVisible()
  await serie.fill('12')
  await expect(page.getByText('Os números deste modelo são assim')).toBeVisible()
  await serie.fill(numeroSerie)
  await expect(page.getByText('Vendido em 12/03/2026')).toBeVisible()
  await page.getByLabel('Nas palavras dele').fill('Parou de andar.')
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await expect(page.getByText('Vendido em 12/03/2026, pelo número de série')).toBeVisible()
})

test('the manufacturer’s file: sent, checked, its wrong rows told, stored, found, and taken back', async ({
  open,
  api,
}) => {
  const sp = await api('sp')
  const marca = await osApi(sp).first('/marca')
  const tipo = await osApi(sp).first('/tipoEquipamento')
  const codigo = serial()
  await sp.call('POST', '/modeloProduto', {
    codigo,
    descricao: `Regata ${codigo}`,
    marca: { id: marca.id },
    tipoEquipamento: { id: tipo.id },
  })
  const [one, two] = [serial(), serial()]
  const page = await open('sp', '/relogioVendido')
  await page.getByRole('link', { name: 'Importar arquivo' }).click()
  const name = `vendas-${codigo}.csv`
  await page.getByLabel('Arquivo de relógios vendidos').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Série;Modelo;Data da venda;Loja',
        `${one};${codigo};12/03/2026;Sol`,
        `${two};${codigo};12/03/2099;Sol`,
      ].join('\n'),
    ),
  })
  const card = page.getByRole('region', { name: `Importação de ${name}` })
  await expect(card.getByText('1 venda nova, 1 com erro')).toBeVisible()
  await expect(card.getByRole('cell', { name: 'Vendido em: depois de hoje' })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Gravar 1' }).click()
  await expect(card.getByText('1 venda gravada, 1 com erro')).toBeVisible({ timeout: 20_000 })
  await page.goto(`/relogioVendido?numeroSerie=${one}`)
  await expect(page.getByRole('link', { name: one })).toBeVisible()
  await page.goto('/relogioVendido/importar')
  await card.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  await expect(card.getByText('Desfeita: 1 venda saiu da lista')).toBeVisible({ timeout: 20_000 })
})
