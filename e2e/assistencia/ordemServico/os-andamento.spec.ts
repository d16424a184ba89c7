import type { Locator } from '@playwright/test'
import { act, addLinha, evaluatedOs, openedOs, osApi, repairedOs, sign } from '../../support/os.ts'
import { expect, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'

test('an order goes its way by the one next button: looked at, evaluated, budgeted, approved', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const bench = await open('tecnico', `/ordemServico/${os.id}`)
  await act(bench, 'Pré-avaliar', (dialog) => dialog.getByLabel('Pré-avaliação').fill('Atraso confirmado.'))
  await act(bench, 'Avaliar', (dialog) => dialog.getByLabel('Avaliação técnica').fill('Movimento sujo.'))
  await bench.getByRole('button', { name: 'Salvar orçamento' }).click()
  await expect(bench).toHaveURL(`/ordemServico/${os.id}/orcamento`)
  const { codigo } = await osApi(await api('tecnico')).first('/servico')
  const linha = await addLinha(bench, codigo)
  await expect(linha.getByLabel('Garantia')).toHaveValue('nao')
  await expect(linha.getByLabel('Preço')).not.toHaveValue('')
  const valor = await linha.getByLabel('Preço').inputValue()
  await expect(bench.getByText('Cliente paga')).toContainText(valor)
  await bench.getByRole('button', { name: 'Salvar orçamento' }).click()
  await expect(bench).toHaveURL(`/ordemServico/${os.id}`)
  await expect(bench.locator('[aria-current=step]')).toContainText('Aprovar orçamento')

  const counter = await open('atendente', `/ordemServico/${os.id}`)
  await expect(counter.getByRole('table', { name: 'Linhas do orçamento' })).toContainText(valor)
  await act(counter, 'Aprovar orçamento', (dialog) =>
    dialog.getByLabel('Quem respondeu').fill('Dalva Quaresma'),
  )
  await expect(counter.getByRole('list', { name: 'Histórico da OS' })).toContainText('Orçamento aprovado')
})

test('a budget is written by codes and names at its foot, one line after the other, and the foot adds up', async ({
  open,
  api,
}) => {
  const os = await evaluatedOs(await api('atendente'), await api('tecnico'))
  const tecnico = await api('tecnico')
  const look = async (path: string) =>
    (await tecnico.call<{ codigo: string; nome: string; descricao: string }[]>('GET', `${path}/findAll?q=`))
      .body[0]
  const [servico, peca] = [await look('/servico'), await look('/peca')]
  if (!servico || !peca) throw new Error('the demo day has services and parts')
  const page = await open('tecnico', `/ordemServico/${os.id}/orcamento`, { width: 390, height: 844 })
  const nova = page.getByRole('combobox', { name: 'Nova linha' })
  await nova.fill(servico.codigo)
  await nova.press('Enter')
  const feito = page.getByRole('group', { name: 'Serviço, linha 1' })
  await expect(feito.getByRole('combobox', { name: 'Serviço' })).toHaveValue(servico.nome)
  await expect(feito.getByRole('combobox', { name: 'Sintoma' })).toBeFocused()
  await expect(feito.getByLabel('Garantia')).not.toHaveValue('')
  await nova.fill(peca.descricao)
  await page
    .getByRole('listbox', { name: 'Opções: Nova linha' })
    .getByRole('option', { name: new RegExp(`peça ${peca.codigo}`) })
    .first()
    .click()
  const troca = page.getByRole('group', { name: 'Peça, linha 2' })
  await expect(troca.getByRole('combobox', { name: /^Peça/ })).toHaveValue(peca.descricao)
  await expect(troca.getByText(/Em estoque: \d|Sem estoque, pede à fábrica/).first()).toBeVisible()
  await expect(nova).toHaveValue('')
  await expect(feito.getByLabel('Garantia')).toBeHidden()
  await troca.getByRole('checkbox', { name: 'Opcional' }).check()
  await expect(page.getByText(/^Opcional [\d.]+,\d\d$/)).toBeVisible()
  await expect(page.getByText(/^Necessário [\d.]+,\d\d$/)).toBeVisible()
  await expect(page.getByText('Cliente paga até')).toBeVisible()
  await feito.getByRole('button', { name: new RegExp(servico.nome) }).click()
  await expect(feito.getByLabel('Preço')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test("S5-039 S5-040 S5-041 S5-042 S5-043 S5-044 S5-045 a budget line without its fields says 'Campo obrigatório' at each", async ({
  open,
  api,
}) => {
  const os = await evaluatedOs(await api('atendente'), await api('tecnico'))
  const page = await open('tecnico', `/ordemServico/${os.id}/orcamento`)
  const bench = osApi(await api('tecnico'))
  const codigos = [(await bench.first('/peca')).codigo, (await bench.first('/servico')).codigo]
  const nova = page.getByRole('combobox', { name: 'Nova linha' })
  for (const codigo of codigos) {
    await nova.fill(codigo)
    await nova.press('Enter')
    await expect(nova).toHaveValue('')
  }
  const peca = page.getByRole('group', { name: 'Peça, linha 1' })
  const servico = page.getByRole('group', { name: 'Serviço, linha 2' })
  await peca.getByRole('combobox', { name: /^Peça/ }).fill('')
  await servico.getByRole('combobox', { name: /^Serviço/ }).fill('')
  for (const label of ['Garantia', 'Solicitar peça']) await peca.getByLabel(label).selectOption('')
  await servico.getByLabel('Garantia').selectOption('')
  await page.getByRole('button', { name: 'Salvar orçamento' }).click()
  const wrong = (linha: typeof peca, label: string) => linha.locator('.campo', { hasText: label }).first()
  for (const label of ['Peça', 'Sintoma', 'Causa', 'Garantia', 'Solicitar peça', 'Preço'])
    await expect(wrong(peca, label)).toContainText('Campo obrigatório')
  for (const label of ['Serviço', 'Sintoma', 'Causa', 'Garantia', 'Preço'])
    await expect(wrong(servico, label)).toContainText('Campo obrigatório')
  await expect(peca.getByRole('combobox', { name: /^Peça/ })).toBeFocused()
})

test('what another person changed meanwhile is shown, and what was typed stays', async ({ open, api }) => {
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const page = await open('tecnico', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Pré-avaliar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pré-avaliar' })
  await dialog.getByLabel('Pré-avaliação').fill('Digitado antes da mudança.')
  const { status } = await atendente.call('PUT', `/ordemServico/${os.id}`, {
    observacoes: 'O cliente volta na sexta.',
    versao: os.versao,
  })
  expect(status).toBe(200)
  await expect(dialog.getByText('O que você digitou continua aqui.')).toBeVisible()
  await expect(dialog.getByLabel('Pré-avaliação')).toHaveValue('Digitado antes da mudança.')
  await dialog.getByRole('button', { name: 'Continuar com a OS atual' }).click()
  await dialog.getByRole('button', { name: 'Pré-avaliar', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect((await osApi(atendente).get(os.id)).preAvaliacao).toBe('Digitado antes da mudança.')
})

test('cancelling asks for its reason; the dialog is worked by keyboard and gives the focus back', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('responsavel', `/ordemServico/${os.id}`)
  const menu = page.getByRole('button', { name: 'Mais ações' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Cancelar OS' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancelar OS' })
  await expect(dialog.getByLabel('Motivo')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText('Motivo: preenchimento obrigatório')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Cancelar OS' }).press('Enter')
  await dialog.getByLabel('Motivo').fill('O cliente desistiu.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('[aria-current=step]')).toContainText('Cancelada')
  await expect(page.getByRole('list', { name: 'Histórico da OS' })).toContainText('O cliente desistiu.')
})

test('a technician has the bench: what comes next by the traffic light, a label read takes the watch in hand', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  for (const width of [1440, 390]) {
    const page = await open('tecnico', '/bancada', { width })
    const queue = page.getByRole('region', { name: 'Fila de hoje' })
    await queue.getByRole('button', { name: /^Do posto/ }).click()
    await expect(queue.getByRole('heading', { name: /Azul/ })).toBeVisible()
    const field = queue.getByLabel('Ler ou digitar a OS')
    await field.fill(`OS${os.numero.replace('/', '-')}`)
    await field.press('Enter')
    await expect(page).toHaveURL(`/bancada?os=${os.id}`)
    await expect(page.getByText(`OS ${os.numero}`)).toBeVisible()
  }
  const page = await open('tecnico', `/bancada?os=${os.id}`, { width: 1440 })
  await act(page, 'Pré-avaliar', (dialog) => dialog.getByLabel('Pré-avaliação').fill('Coroa frouxa.'))
  await expect(page.getByRole('button', { name: /^Avaliar/ })).toBeVisible()
  // The queue stands beside the watch in hand, whatever else there is to read about it.
  const topOf = async (target: Locator) => (await target.boundingBox())?.y
  expect(await topOf(page.getByRole('region', { name: 'Fila de hoje' }))).toBe(
    await topOf(page.getByRole('region', { name: os.relogio?.modelo.descricao ?? '' })),
  )
})

test('a watch is taken to the own bench, photographed, marked as misused and handed over; then comes the next', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('tecnico', `/bancada?os=${os.id}`)
  const inHand = page.getByRole('region', { name: os.relogio?.modelo.descricao ?? '' })
  await expect(inHand).toContainText('sem dono')
  await inHand.getByRole('button', { name: 'Assumir' }).click()
  await expect(inHand).toContainText('com Tadeu Técnico')
  const queue = page.getByRole('region', { name: 'Fila de hoje' })
  await queue.getByRole('button', { name: /^Minhas/ }).click()
  await expect(queue.locator(`a[href="/bancada?os=${os.id}"]`)).toBeVisible()
  await inHand.locator('input[type=file]').setInputFiles({
    name: 'caixa.png',
    mimeType: 'image/png',
    buffer: picture(64, 64),
  })
  await expect(page.getByText('Foto salva.')).toBeVisible()
  await act(page, 'Registrar uso indevido', (dialog) =>
    dialog.getByLabel('O que se vê').fill('Caixa aberta por fora.'),
  )
  await expect(inHand).toContainText('Uso indevido')
  await act(page, 'Passar para', async (dialog) => {
    await dialog.getByLabel('Quem fica com o relógio').selectOption({ label: 'Teresa Técnica' })
  })
  await expect(inHand).toContainText('com Teresa Técnica')
  await queue.getByRole('button', { name: /^Sem dono/ }).click()
  await expect(queue.locator(`a[href="/bancada?os=${os.id}"]`)).toBeHidden()
})

test('what the bench has done leaves its place to the next watch', async ({ open, api }) => {
  const os = await openedOs(await api('atendente'))
  const bench = osApi(await api('tecnico'))
  await bench.move(os, 'salvarPreAvaliacao', { preAvaliacao: 'Atraso.' })
  const page = await open('tecnico', `/bancada?os=${os.id}`)
  await act(page, 'Avaliar', (dialog) => dialog.getByLabel('Avaliação técnica').fill('Coroa gasta.'))
  // The budget is the bench's as well: the watch stays in hand.
  await expect(page).toHaveURL(`/bancada?os=${os.id}`)
  await act(page, 'Solicitar troca', (dialog) => dialog.getByLabel('Motivo').fill('Sem peça no mercado.'))
  await expect(page).toHaveURL(/\/bancada$/)
})

test('the delivery asks who took the watch and how it was paid, and keeps the signature', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /ordemServico/entregarProduto/:id')
  const atendente = await api('atendente')
  const os = await repairedOs(atendente, await api('tecnico'), await api('responsavel'))
  const page = await open('atendente', `/ordemServico/${os.id}`)
  await page.getByRole('button', { name: 'Entregar produto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Entregar produto' })
  await expect(dialog.getByLabel('CPF ou CNPJ')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
  await dialog.getByLabel('Quem retirou').fill('')
  await dialog.getByRole('button', { name: 'Entregar produto' }).click()
  await expect(dialog.getByText('Quem retirou: preenchimento obrigatório')).toBeVisible()
  await dialog.getByLabel('Quem retirou').fill('Irmã da Dalva')
  await sign(page)
  // The sign stands beside its words.
  const sinal = await dialog.getByRole('button', { name: 'Limpar assinatura' }).locator('svg').boundingBox()
  expect(sinal?.width).toBeLessThan(24)
  await dialog.getByRole('button', { name: 'Entregar produto' }).click()
  await expect(dialog.getByText(/^Falta receber R\$.*informe como foi pago/)).toBeVisible()
  await expect(dialog.locator('.msg-erro')).toHaveCount(1)
  const devido = os.conta?.falta ?? 0
  expect(devido).toBeGreaterThan(10)
  await dialog.getByLabel('Forma do 1º pagamento').selectOption('PIX')
  await dialog.getByLabel('Valor do 1º pagamento').fill('10')
  await dialog.getByRole('button', { name: 'Outra forma' }).click()
  // The next payment shows the remaining amount.
  await dialog.getByLabel('Forma do 2º pagamento').selectOption('CARTAO')
  await dialog.getByRole('button', { name: 'Entregar produto' }).click()
  await expect(page.locator('[aria-current=step]')).toContainText('Entregue')
  await expect(page.getByText('Irmã da Dalva').first()).toBeVisible()
  const conta = page.getByRole('region', { name: 'Pagamento' })
  await expect(conta).toContainText('pago')
  await expect(conta).toContainText('Pagamento · PIX')
  await expect(conta).toContainText('Pagamento · Cartão')

  await page.goto(`/ordemServico/${os.id}/imprimir/termo`)
  await expect(page.getByRole('region', { name: 'Pagamento' })).toContainText('Pagamento em PIX')
  // The certificate comes out with it.
  const certificado = page.getByRole('article', { name: /^Certificado de garantia/ })
  await expect(certificado).toContainText('garantia de 90 dias')

  const lista = await open('atendente', '/recebimento?forma=CARTAO')
  await expect(lista.getByRole('table', { name: 'Recebido por dia e forma' })).toBeVisible()
  await expect(lista.getByRole('link', { name: os.numero })).toBeVisible()
})
