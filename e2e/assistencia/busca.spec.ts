import {
  act,
  approvedOs,
  comprasDe,
  cpf,
  openedOs,
  osApi,
  ownPeca,
  serial,
  serviceLine,
} from '../support/os.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

test('decisions 59: Ctrl+K finds an order by number, serial number and CPF, in the own post alone, and a label opens it', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const documento = cpf()
  const { body: consumidor } = await atendente.call<{ id: number }>('POST', '/consumidor', {
    nome: 'Berenice da Busca',
    cnpjCpf: documento,
    telefone: '19900000777',
    tipoTelefone: 'Celular',
  })
  const numeroSerie = serial()
  const modelo = await osApi(atendente).first('/modeloProduto')
  const os = await osApi(atendente).createOs({
    consumidor: { id: consumidor.id },
    relogio: { modelo: { id: modelo.id }, numeroSerie },
  })
  for (const width of [1440, 390]) {
    const page = await open('tecnico', '/bancada', { width })
    await expect(page.getByRole('heading', { level: 1, name: 'Bancada' })).toBeVisible()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Ir para ou buscar' })
    const field = palette.getByRole('combobox', { name: 'Ir para ou buscar' })
    await expect(field).toHaveAttribute('placeholder', 'OS, consumidor, nº de série, chamado ou tela')
    const found = palette.getByRole('group', { name: 'Ordens de serviço' })
    for (const q of [
      os.numero,
      `OS${os.numero.replace('/', '-')}`,
      numeroSerie,
      documento,
      'berenice da b',
    ]) {
      await field.fill(q)
      await expect(found.getByRole('option', { name: `OS ${os.numero}` }), q).toContainText(
        'Berenice da Busca',
      )
    }
    await expectAccessible(page)
    await field.fill(numeroSerie)
    await field.press('Enter')
    await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  }
  const fora = await open('responsavel2', '/ordemServico')
  await expect(fora.getByRole('heading', { level: 1 })).toBeVisible()
  await fora.keyboard.press('Control+k')
  const palette = fora.getByRole('dialog', { name: 'Ir para ou buscar' })
  await palette.getByRole('combobox').fill(numeroSerie)
  await expect(palette.getByRole('status')).toHaveText('Nenhuma informação encontrada.')
})

test('decisions 59: Ctrl+K finds an order by the purchase that it waits for, and by the code of its part', async ({
  open,
  api,
}) => {
  const [atendente, tecnico, sp] = [await api('atendente'), await api('tecnico'), await api('sp')]
  const peca = await ownPeca(sp, 40)
  const { sintoma, causa } = await serviceLine(tecnico)
  const pedida = { tipo: 'PECA', peca: { id: peca.id }, quantidade: 1, valorFinal: 40, solicitarPeca: true }
  const os = await approvedOs(atendente, tecnico, [{ ...pedida, sintoma, causa, garantia: false }])
  const [compra] = await comprasDe(sp, os.numero)
  const page = await open('atendente', '/ordemServico')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Ir para ou buscar' })
  const found = palette.getByRole('group', { name: 'Ordens de serviço' }).getByRole('option')
  for (const q of [`compra ${compra?.id}`, peca.codigo]) {
    await palette.getByRole('combobox').fill(q)
    await expect(found).toHaveCount(1)
    await expect(found).toContainText(`OS ${os.numero}`)
    await palette.getByRole('combobox').fill('')
    await expect(found).toHaveCount(0)
  }
  await palette.getByRole('combobox').fill(peca.codigo)
  await found.click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
})

test('decisions 59: to the manufacturer an order is named with its post: found, opened, in dialog and toast', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const posto = os.posto.nomeFantasia
  const page = await open('sp', '/ordemServico')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Ir para ou buscar' })
  await palette.getByRole('combobox').fill(os.numero)
  await expect(
    palette.getByRole('option', { name: `OS ${os.numero}` }).filter({ hasText: posto }),
  ).toBeVisible()
  await palette
    .getByRole('option', { name: `OS ${os.numero}` })
    .filter({ hasText: posto })
    .click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText(posto).first()).toBeVisible()
  await act(page, 'Pré-avaliar', async (dialog) => {
    await expect(dialog).toContainText(`OS ${os.numero} · ${posto}`)
    await dialog.getByLabel('Pré-avaliação').fill('Atraso confirmado.')
  })
  await expect(page.getByRole('region', { name: 'Avisos', exact: true })).toContainText(
    `OS ${os.numero} · ${posto}: `,
  )
})
