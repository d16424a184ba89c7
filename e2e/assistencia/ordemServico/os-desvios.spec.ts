import { act, approvedOs, budgetedOs, osApi, ownPeca, serial, serviceLine } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'

/** Where an order leaves the usual road (decisions 41 to 51). */

test('a waiting budget with a wrong price is altered: a new version that waits for its own answer', async ({
  open,
  api,
}) => {
  const os = await budgetedOs(await api('atendente'), await api('responsavel'))
  const page = await open('responsavel', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Alterar orçamento' }).click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}/orcamento`)
  await expect(page.getByText('A versão 1 está com Dalva desde')).toBeVisible()
  const linha = page.getByRole('group', { name: 'Serviço, linha 1' })
  await linha.getByLabel('Preço').fill('0,01')
  await page.getByRole('button', { name: 'Salvar versão 2' }).click()
  await expect(linha.getByText('até 30 %')).toBeVisible()
  await expect(linha.getByLabel('Preço')).toHaveValue(os.valorTotal.toFixed(2).replace('.', ','))
  await linha.getByLabel('Desconto').fill('10')
  await page.getByRole('button', { name: 'Salvar versão 2' }).click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText('Orçamento alterado')
  await expect(page.locator('[aria-current=step]')).toContainText('Aprovar orçamento')
})

test('what the repair turned out to need is answered by the consumer, and the bench waits for it', async ({
  open,
  api,
}) => {
  const tecnico = await api('tecnico')
  const os = await approvedOs(await api('atendente'), tecnico)
  const page = await open('tecnico', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Pedir peça' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir peça' })
  const linha = dialog.getByRole('region', { name: 'Peça, linha 1' })
  for (const label of ['Peça', 'Sintoma', 'Causa']) {
    await linha.getByRole('combobox', { name: label, exact: true }).click()
    await page
      .getByRole('listbox', { name: `Opções: ${label}` })
      .getByRole('option')
      .first()
      .click()
  }
  // The order is not covered, so the line begins so.
  await expect(linha.getByLabel('Garantia')).toHaveValue('nao')
  await linha.getByLabel('Solicitar peça').selectOption('Não')
  await dialog.getByLabel('Por que é preciso').fill('A coroa não veda.')
  await dialog.getByRole('button', { name: 'Pedir a resposta do cliente' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('o acréscimo espera a resposta até')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Concluir conserto' })).toHaveCount(0)

  const counter = await open('atendente', `/ordemServico/${os.id}`)
  await act(counter, 'Aprovar orçamento', (dialogo) => dialogo.getByLabel('Quem respondeu').fill('Dalva'))
  await expect(page.getByRole('button', { name: 'Concluir conserto' })).toBeVisible()
})

test('a rejected part says so on the bench, and another one is used', async ({ open, api }) => {
  const [tecnico, sp] = [await api('tecnico'), await api('sp')]
  const { sintoma, causa } = await serviceLine(tecnico)
  // A part of its own: what a post has in stock is not bought.
  const peca = await ownPeca(sp, 80)
  const os = await approvedOs(await api('atendente'), tecnico, [
    {
      tipo: 'PECA',
      peca: { id: peca.id },
      sintoma,
      causa,
      garantia: false,
      solicitarPeca: true,
      valorFinal: peca.preco,
    },
  ])
  const compras = await sp.call<{ content: { id: number; ordensServico: string }[] }>(
    'POST',
    '/compraPeca/findByFiltro',
    { page: 0, pageSize: 20, order: 'criadoEm', direction: 'desc' },
  )
  const compra = compras.body.content.find(({ ordensServico }) => ordensServico === os.numero)
  const rejected = await sp.call('PUT', `/compraPeca/rejeitar/${compra?.id}`, { motivo: 'Fora de linha' })
  expect(rejected.status).toBe(200)
  const page = await open('tecnico', `/ordemServico/${os.id}`)
  await expect(page.getByText('peça recusada: Fora de linha').first()).toBeVisible()
  await page.getByRole('button', { name: 'Usar outra peça' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usar outra peça' })
  await dialog.getByLabel('No lugar de').selectOption({ index: 1 })
  await dialog.getByRole('combobox', { name: 'Usar' }).click()
  await expect(page.getByRole('listbox', { name: 'Opções: Usar' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a watch that stands in an open order is not taken in twice without a reason', async ({ api }) => {
  const atendente = osApi(await api('atendente'))
  const { call } = await api('atendente')
  const relogio = { modelo: { id: (await atendente.first('/modeloProduto')).id }, numeroSerie: serial() }
  const { numero, consumidor } = await atendente.createOs({ relogio })
  const second = await call<{ messages: { text: string }[] }>('POST', '/ordemServico', {
    consumidor: { id: consumidor.id },
    relogio,
  })
  expect(second.status).toBe(409)
  expect(second.body.messages[0]?.text).toContain(`a ${numero}`)
})

test('a misuse is photographed on the bench: it takes the warranty away, keeps its photo, and only the manufacturer lifts it', async ({
  open,
  api,
}) => {
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const ontem = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const criada = await osApi(atendente).createOs({
    reclamaGarantia: true,
    numeroNotaFiscal: '77',
    dataNotaFiscal: ontem,
    arquivoNotaFiscal: { filename: 'nota.txt', data: Buffer.from('nota fiscal').toString('base64') },
  })
  const aberta = await osApi(atendente).move(criada, 'abrir', { relogioPresente: true })
  const os = await osApi(tecnico).move(aberta, 'salvarPreAvaliacao', { preAvaliacao: 'Não anda.' })
  expect(os.garantia.value).toBe(true)

  const bancada = await open('tecnico', `/bancada?os=${os.id}`)
  // Its words stay within the button, on a telephone too.
  const registrar = bancada.getByRole('button', { name: 'Registrar uso indevido' })
  for (const width of [1440, 390]) {
    await bancada.setViewportSize({ width, height: 900 })
    const palavras = await registrar.evaluate((button) => button.scrollWidth - button.clientWidth)
    expect(palavras, `at ${width}`).toBeLessThanOrEqual(0)
  }
  await act(bancada, 'Registrar uso indevido', async (dialog) => {
    await dialog.getByLabel('O que se vê').fill('Caixa aberta por fora.')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'caixa.png',
      mimeType: 'image/png',
      buffer: picture(64, 64),
    })
    await expect(dialog.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  })
  await expect(bancada.getByText('Uso indevido').first()).toBeVisible()
  const marcada = await osApi(tecnico).get(os.id)
  expect(marcada).toMatchObject({ usoIndevido: true, garantia: { value: false } })
  expect(marcada.fotos).toHaveLength(1)

  const posto = await open('responsavel', `/ordemServico/${os.id}`)
  await expect(posto.getByRole('list', { name: 'Histórico da OS' })).toContainText('Caixa aberta por fora.')
  await posto.getByRole('button', { name: 'Mais ações' }).click()
  await expect(posto.getByRole('menuitem').first()).toBeVisible()
  await expect(posto.getByRole('menuitem', { name: 'Afastar uso indevido' })).toHaveCount(0)
  const fabrica = await open('sp', `/ordemServico/${os.id}`)
  await fabrica.getByRole('button', { name: 'Mais ações' }).click()
  await fabrica.getByRole('menuitem', { name: 'Afastar uso indevido' }).click()
  const dialog = fabrica.getByRole('dialog', { name: 'Afastar uso indevido' })
  await dialog.getByLabel('Motivo').fill('Tampa solta de fábrica.')
  await dialog.getByRole('button', { name: 'Afastar uso indevido', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await osApi(tecnico).get(os.id)).toMatchObject({ usoIndevido: false, garantia: { value: true } })
})
