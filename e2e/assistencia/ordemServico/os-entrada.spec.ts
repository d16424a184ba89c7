import type { Locator, Page } from '@playwright/test'
import { cpf, openedOs, osApi, serial, sign } from '../../support/os.ts'
import { expect, expectAccessible, test } from '../../support/people.ts'
import { picture } from '../../support/png.ts'

const TABLET = { width: 768, height: 1024, hasTouch: true }

test('an attendant takes a watch in on a tablet: new customer, watch, photo, signature, receipt with QR (S1-003)', async ({
  open,
}) => {
  const page = await open('atendente', '/ordemServico', TABLET)
  await page.getByRole('link', { name: 'Nova OS' }).click()
  const continuar = page.getByRole('button', { name: 'Continuar' })
  await continuar.click()
  await expect(page.getByText('Escolha o cliente, ou cadastre um novo.')).toBeVisible()

  const documento = cpf()
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(documento)
  await page.getByRole('button', { name: 'Cadastrar cliente novo' }).click()
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(
    documento.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
  )
  await page.getByLabel('Nome').fill('Lia Portela de Teste')
  await page.getByLabel('Telefone', { exact: false }).first().fill('19900000118')
  await continuar.click()

  await continuar.click()
  await expect(page.getByText('Nº de série: preenchimento obrigatório')).toBeVisible()
  const numeroSerie = serial()
  await page.getByLabel('Nº de série').fill(numeroSerie)
  await page.getByRole('combobox', { name: 'Modelo' }).click()
  await page.getByRole('listbox', { name: 'Opções: Modelo' }).getByRole('option').first().click()
  await page.getByRole('group', { name: 'Sintomas' }).getByRole('button').first().click()
  await page.getByLabel('Nas palavras dele').fill('Atrasa dez minutos por dia.')
  await page.getByRole('group', { name: 'Acessórios' }).getByRole('button', { name: 'Pulseira' }).click()
  await page
    .locator('input[type=file][aria-label=Fotografar]')
    .setInputFiles({ name: 'frente.png', mimeType: 'image/png', buffer: picture(40, 30) })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await continuar.click()

  await expect(page.getByText('Lia Portela de Teste').first()).toBeVisible()
  await sign(page)
  await page.getByRole('switch', { name: 'O cliente leu e aceita as condições' }).click()
  await page.getByRole('button', { name: 'Abrir OS e imprimir recibo' }).click()
  await expect(page).toHaveURL(/\/ordemServico\/\d+\/imprimir\/recibo$/)
  await expect(page.getByRole('heading', { name: 'Comprovante de entrada' }).last()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Código QR do link de acompanhamento' })).toBeVisible()
  await expect(page.getByText(numeroSerie).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Código de barras OS/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto 1 do relógio' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Assinatura: Lia Portela de Teste' })).toBeVisible()
  const recibo = page.getByRole('article', { name: /^Comprovante de entrada/ })
  await expect(
    recibo.getByText(
      /ou abra [^/ ]+\/acompanhar com o código [3-9A-Y]{4}-[3-9A-Y]{4} e os 3 últimos números/,
    ),
  ).toBeVisible()
  await expect(recibo.getByText('fora: sem nota fiscal')).toBeVisible()
})

test('a serial number shows the past of its watch and brings its model, before anything is typed twice', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('atendente', '/ordemServico/novo', TABLET)
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(os.consumidor.cnpjCpf ?? '')
  await page.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Nº de série').fill(os.relogio?.numeroSerie ?? '')
  await page.getByLabel('Nº de série').press('Enter')
  await expect(page.getByText('Este relógio já passou por aqui.')).toBeVisible()
  await expect(page.getByRole('link', { name: `OS ${os.numero}` })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Modelo' })).toHaveValue(os.relogio?.modelo.descricao ?? '')
  for (const label of ['Garantia do fabricante', 'Garantia de serviço', 'Reincidência'])
    await expect(page.getByText(label, { exact: true })).toBeVisible()
})

test('a serial number that is typed says at once that its watch is in an open order; the warranty is judged as its invoice is typed', async ({
  open,
  api,
}) => {
  const os = await openedOs(await api('atendente'))
  const page = await open('atendente', '/ordemServico/novo', TABLET)
  await page.getByLabel('CPF, CNPJ, telefone ou nome').fill(os.consumidor.cnpjCpf ?? '')
  await page.getByRole('button', { name: /Dalva Quaresma de Teste/ }).click()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  const serie = page.getByLabel('Nº de série')
  await serie.pressSequentially((os.relogio?.numeroSerie ?? '').toLowerCase())
  await expect(page.getByText(`Já está na OS ${os.numero}, aberta.`)).toBeVisible()
  await expect(serie).toBeFocused()
  await serie.press('Enter')
  await expect(page.getByLabel('Por que outra OS do mesmo relógio')).toBeVisible()
  await page.getByRole('switch', { name: 'O cliente pede a garantia' }).click()
  await page.getByLabel('Data da nota fiscal').fill('01/02/2001')
  await expect(page.getByText(/^Fora da garantia/)).toBeVisible()
  const ontem = new Intl.DateTimeFormat('pt-BR').format(new Date(Date.now() - 86_400_000))
  await page.getByLabel('Data da nota fiscal').fill(ontem)
  await expect(page.getByText(/^Garantia: coberto até/)).toBeVisible()
})

test('a counter service is done by keyboard on one screen: who, what, price, payment, receipt (S1-004)', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const known = await openedOs(atendente)
  const [servico] = (await osApi(atendente).lookUp('/servico')) as { codigo: string; nome: string }[]
  if (!servico) throw new Error('the demo day has no service')
  const page = await open('atendente', '/ordemServico/novo?tipo=PA', TABLET)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  const start = Date.now()
  // Types at a person's speed: 60 ms a key.
  const type = (text: string) => page.keyboard.type(text, { delay: 60 })
  const press = (key: string) => page.keyboard.press(key, { delay: 60 })
  const quem = page.getByLabel('CPF, CNPJ, telefone ou nome')
  await expect(quem).toBeFocused()
  await type(known.consumidor.cnpjCpf ?? '')
  await expect(page.getByRole('button', { name: /Dalva Quaresma de Teste/ })).toBeVisible()
  await press('Enter')
  await expect(page.getByText(`${known.relogio?.modelo.descricao} · última visita`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Serviço ou peça' })).toBeFocused()
  await type(servico.codigo)
  await press('Enter')
  await expect(page.getByRole('button', { name: `Remover ${servico.nome}` })).toBeVisible()
  const formas = page.getByRole('group', { name: 'Pagamento' }).getByRole('radio')
  for (let tabs = 0; tabs < 12; tabs += 1) {
    if (await formas.first().evaluate((element) => element === document.activeElement)) break
    await press('Tab')
  }
  await press('ArrowRight')
  await press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Dinheiro' })).toBeChecked()
  await press('Tab')
  await expect(page.getByLabel('Recebido')).toBeFocused()
  await type('5000')
  const typed = Date.now() - start
  await expectAccessible(page)
  const again = Date.now()
  await press('Control+Enter')
  await expect(page.getByText(/^PA \d+\/\d{4} concluído/)).toBeVisible()
  // Keys at 60 ms with the answers of the server.
  expect(typed + Date.now() - again).toBeLessThan(20_000)

  // Printed, and empty for the next one.
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  await expect(quem).toBeFocused()
  await expect(quem).toHaveValue('')
  await expect(page.getByRole('list', { name: 'O que foi feito' })).toHaveCount(0)
  await expect(page.getByText(/Troco: R\$ /)).toBeVisible()
  await page.getByRole('link', { name: 'Recibo em A4' }).click()
  await expect(page).toHaveURL(/\/ordemServico\/\d+\/imprimir\/atendimento$/)
  const recibo = page.getByRole('article', { name: /^Recibo do atendimento/ })
  await expect(recibo.getByText(servico.nome)).toBeVisible()
  await expect(recibo).toContainText('garantia de 90 dias')
  await expect(recibo).toContainText('Pagamento em Dinheiro')
})

test('decisions 55: somebody without a record is served too, on a phone, and nothing is charged with a reason', async ({
  open,
}) => {
  const page = await open('atendente', '/ordemServico/novo?tipo=PA', {
    width: 390,
    height: 844,
    hasTouch: true,
  })
  const concluir = page.getByRole('button', { name: 'Concluir e emitir recibo' })
  await concluir.click()
  await expect(page.getByText('Ache o cliente, ou escolha Sem cadastro.')).toBeVisible()
  await expect(page.getByText('Diga o que foi feito.')).toBeVisible()
  await page.getByRole('button', { name: 'Sem cadastro' }).click()
  await page.getByRole('group', { name: 'O que mais se faz' }).getByRole('button').first().click()
  await concluir.click()
  await expect(page.getByText('Escolha a forma de pagamento.')).toBeVisible()
  await page.getByText('Sem cobrança', { exact: true }).click()
  await concluir.click()
  await expect(page.getByText('Diga por que não se cobra.')).toBeVisible()
  await page.getByLabel('Por que não se cobra').fill('Cortesia da casa.')
  await concluir.click()
  await expect(page.getByText(/^PA \d+\/\d{4} concluído/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Recibo do atendimento' }).first()).toContainText(
    'Cliente sem cadastro',
  )
})

test('a known customer is taken in within 8 clicks, and within 30 s by keyboard: the watch is chosen among those that came before', async ({
  open,
  api,
}) => {
  const atendente = await api('atendente')
  const antes = await openedOs(atendente)
  const responsavel = osApi(await api('responsavel'))
  await responsavel.move(antes, 'cancelar', { motivo: 'O cliente volta depois.' })
  const documento = antes.consumidor.cnpjCpf ?? ''
  const watch = (page: Page) =>
    page.getByRole('group', { name: 'Relógios deste cliente' }).getByRole('button').first()
  const symptom = (page: Page) => page.getByRole('group', { name: 'Sintomas' }).getByRole('button').first()
  const accepts = (page: Page) => page.getByRole('switch', { name: 'O cliente leu e aceita as condições' })
  const opens = (page: Page) => page.getByRole('button', { name: 'Abrir OS e imprimir recibo' })
  const next = (page: Page) => page.getByRole('button', { name: 'Continuar' })

  const byKeys = await open('atendente', '/ordemServico/novo')
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await byKeys.keyboard.press(key, { delay: 60 })
  }
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < 60; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error('not reached by Tab')
  }
  const start = Date.now()
  await tabTo(byKeys.getByLabel('CPF, CNPJ, telefone ou nome'))
  keys += documento.length
  await byKeys.keyboard.type(documento, { delay: 60 })
  await expect(byKeys.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button')).toHaveCount(1)
  await press('Enter')
  await tabTo(watch(byKeys))
  await press('Enter')
  await expect(byKeys.getByLabel('Nº de série')).toHaveValue(antes.relogio?.numeroSerie ?? '')
  await expect(byKeys.getByRole('combobox', { name: 'Modelo' })).not.toHaveValue('')
  await tabTo(symptom(byKeys))
  await press('Space')
  await tabTo(next(byKeys))
  await press('Enter')
  await tabTo(accepts(byKeys))
  await press('Space')
  await tabTo(opens(byKeys))
  await press('Enter')
  await expect(byKeys).toHaveURL(/\/imprimir\/recibo$/)
  expect(Date.now() - start, `${keys} keys`).toBeLessThan(30_000)
  const id = Number(/ordemServico\/(\d+)/.exec(byKeys.url())?.[1])
  await responsavel.move(await responsavel.get(id), 'cancelar', { motivo: 'De novo, com o mouse.' })

  const page = await open('atendente', '/ordemServico/novo')
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await click(page.getByLabel('CPF, CNPJ, telefone ou nome'))
  await page.keyboard.type(documento)
  const found = page.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button')
  // A beginning of the number finds others too.
  await expect(found).toHaveCount(1)
  await click(found)
  for (const target of [next, watch, symptom, next, accepts, opens]) await click(target(page))
  await expect(page).toHaveURL(/\/imprimir\/recibo$/)
  expect(clicks).toBeLessThanOrEqual(8)
})
