import type { OrdemServico, OsHistorico, OsLink } from '@app/contract/assistencia/ordemServico'
import type { Api } from '../../support/api.ts'
import { approveOn, assessOs, first, linkOf, moveOs, quoteOs, refuseOn } from '../../support/oficina.ts'
import { openedOs } from '../../support/os.ts'
import { expect, expectAccessible, type Options, type Person, test } from '../../support/people.ts'
import { PIXEL } from '../../support/pixel.ts'

/** Of consumidor@. */
const CPF = '99999015069'
const DALVA = 'Dalva Dona de Relógio'
const PHONE: Options = { width: 360, height: 740, hasTouch: true }
const WITHOUT_SCRIPT: Options = { ...PHONE, javaScriptEnabled: false }

const peopleOf = async (api: (person: Person) => Promise<Api>) => ({
  atendente: await api('atendente'),
  tecnico: await api('tecnico'),
})

test('S4-034: without a script, at 360 px, an optional line is left out, the server counts anew, and what is wrong is said', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /acompanhar/:token')
  const people = await peopleOf(api)
  const os = await quoteOs(people, CPF)
  const page = await stranger(WITHOUT_SCRIPT)
  await page.goto(await linkOf(people.atendente, os.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta a sua resposta ao orçamento')
  await expect(page.getByRole('list', { name: 'Andamento' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('list', { name: 'Condições' })).toContainText('7 dias úteis')
  const bar = page.getByRole('region', { name: 'A sua resposta', exact: true })
  await expect(bar).toContainText('Você aprova 2 de 2 itens')
  await expect(bar.getByRole('button', { name: 'Aprovar R$ 290,00' })).toBeVisible()
  await page.getByLabel('Seu nome completo').first().fill(DALVA)

  await page.getByRole('checkbox', { name: /R\$ 110,00/ }).uncheck()
  await expect(bar.getByRole('button', { name: /^Aprovar/ })).toBeHidden()
  await bar.getByRole('button', { name: 'Ver o novo total' }).click()
  await expect(bar).toContainText('Você aprova 1 de 2 itens')
  await expect(page.getByRole('checkbox', { name: /R\$ 110,00/ })).not.toBeChecked()
  await expect(page.getByLabel('Seu nome completo').first()).toHaveValue(DALVA)

  await bar.getByRole('button', { name: 'Aprovar R$ 180,00' }).click()
  await expect(page.getByText('CPF ou CNPJ: preenchimento obrigatório')).toBeVisible()
  await expect(page.getByText('Marque que leu e aceita o orçamento.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveAttribute('aria-invalid', 'true')
  await approveOn(page, DALVA, CPF, 'R$ 180,00')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Falta a sua resposta ao orçamento')
  await expect(page.getByText(new RegExp(`Orçamento aprovado por ${DALVA} em`))).toBeVisible()
  await expect(bar).toHaveCount(0)
  const { body } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${os.id}`)
  expect(body.orcamento).toMatchObject({ valorConsumidor: 180, resposta: { aprovado: true, via: 'LINK' } })
})

test('with a script the total follows the boxes, and what was signed is kept', async ({ stranger, api }) => {
  const people = await peopleOf(api)
  const os = await quoteOs(people, CPF)
  const page = await stranger({ ...PHONE, colorScheme: 'dark' })
  await page.goto(await linkOf(people.atendente, os.id))
  await expectAccessible(page)
  const bar = page.getByRole('region', { name: 'A sua resposta', exact: true })
  await page.getByRole('checkbox', { name: /R\$ 110,00/ }).uncheck()
  await expect(bar).toContainText('Você aprova 1 de 2 itens')
  await expect(bar.getByRole('button', { name: 'Ver o novo total' })).toBeHidden()
  const place = page.getByRole('img', { name: /Lugar da assinatura/ })
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('there is a place to sign')
  await page.mouse.move(box.x + 40, box.y + 30)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 50, { steps: 4 })
  await page.mouse.up()
  await approveOn(page, DALVA, CPF, 'R$ 180,00')
  await expect(page.getByText(new RegExp(`Orçamento aprovado por ${DALVA} em`))).toBeVisible()
  await expectAccessible(page)
  const { body } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${os.id}`)
  expect(body.orcamento?.resposta).toMatchObject({
    nome: DALVA,
    documento: CPF,
    assinatura: { contentType: 'image/png' },
  })
})

test('S4-035: without a script a refusal asks for its reason; a budget that changed meanwhile is shown anew, and nothing is answered', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /acompanhar/:token', '409 /acompanhar/:token')
  const people = await peopleOf(api)
  const os = await quoteOs(people, CPF)
  const page = await stranger(WITHOUT_SCRIPT)
  await page.goto(await linkOf(people.atendente, os.id))
  await page.getByText('Não quero o conserto').click()
  await page.getByRole('button', { name: 'Recusar orçamento' }).click()
  await expect(page.getByText('Por que não aprova: preenchimento obrigatório')).toBeVisible()

  const [linha] = os.orcamento?.linhas ?? []
  if (!linha?.servico) throw new Error('the budget has a service')
  const mesma = {
    tipo: 'SERVICO',
    servico: { id: linha.servico.id },
    garantia: false,
    motivoValor: 'Outro preço.',
  }
  const nova = { ...mesma, sintoma: { id: linha.sintoma.id }, causa: { id: linha.causa.id }, valorFinal: 170 }
  await moveOs(await api('responsavel'), os.id, 'alterarOrcamento', { linhas: [nova] })
  await refuseOn(page, DALVA, 'Está caro.')
  await expect(page.getByText(/O orçamento mudou/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar R$ 170,00' })).toBeVisible()
  await refuseOn(page, DALVA, 'Está caro.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O orçamento não foi aprovado')
  const { body } = await people.atendente.call<OrdemServico>('GET', `/ordemServico/${os.id}`)
  expect(body.orcamento?.resposta).toMatchObject({ aprovado: false, motivo: 'Está caro.', via: 'LINK' })
})

test('S4-053: without a script one of the models offered is chosen, and said twice', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /acompanhar/:token')
  const people = await peopleOf(api)
  const { id } = await assessOs(people, CPF)
  await moveOs(people.tecnico, id, 'solicitarTroca', { motivo: 'Não há peça.' })
  const modelo = await first(people.tecnico.call, '/modeloProduto')
  await moveOs(await api('troca'), id, 'autorizarTroca', { modelos: [{ id: modelo.id }] })
  const page = await stranger(WITHOUT_SCRIPT)
  await page.goto(await linkOf(people.atendente, id))
  await expect(page.getByRole('list', { name: 'Andamento' })).toContainText('A caminho')
  await page.getByRole('button', { name: 'Escolher este modelo' }).click()
  await expect(page.getByText('Escolha um dos modelos.')).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(modelo.descricao) }).check()
  await page.getByRole('button', { name: 'Escolher este modelo' }).click()
  await expect(page.getByText(`Confirma o ${modelo.descricao}?`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar a escolha' }).click()
  await expect(page.getByText(`Modelo escolhido: ${modelo.descricao}.`)).toBeVisible()
})

test('the consumer writes to the post without a script, the post answers, and both read it', async ({
  stranger,
  open,
  api,
  provokes,
}) => {
  provokes('400 /acompanhar/:token')
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const page = await stranger(WITHOUT_SCRIPT)
  await page.goto(await linkOf(atendente, os.id))
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(page.getByText('Escreva ao posto: preenchimento obrigatório')).toBeVisible()
  await page.getByLabel('Escreva ao posto').fill('A pulseira vai junto?')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  const said = page.getByRole('list', { name: 'Mensagens' })
  await expect(said).toContainText('A pulseira vai junto?')
  await expect(said).toContainText('você')

  const counter = await open('atendente', `/ordemServico/${os.id}`)
  const historico = counter.getByRole('list', { name: 'Histórico da OS' })
  await expect(historico.getByRole('listitem').first()).toContainText('Mensagem do cliente')
  await expect(historico).toContainText('A pulseira vai junto?')
  await expect(counter.getByRole('list', { name: 'Avisos da OS' })).toContainText(
    'Mensagem do cliente a responder',
  )
  const { status } = await atendente.call<OsHistorico[]>('PUT', `/ordemServico/anotar/${os.id}`, {
    nota: 'Vai sim, Dalva.',
    visivel: true,
  })
  expect(status).toBe(200)
  await page.getByRole('link', { name: 'Atualizar' }).click()
  await expect(said.getByRole('listitem')).toHaveCount(2)
  await expect(said).toContainText('Vai sim, Dalva.')
  await page.getByRole('link', { name: 'Atualizar' }).click()
  await expect(said.getByRole('listitem')).toHaveCount(2)
})

test('an open page shows the answer of the post by itself, and what is being typed stays where it is', async ({
  stranger,
  api,
}) => {
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const page = await stranger(PHONE)
  await page.clock.install()
  await page.goto(await linkOf(atendente, os.id))
  const field = page.getByLabel('Escreva ao posto')
  await field.fill('Ainda escrev')
  const { y = 0 } = (await field.boundingBox()) ?? {}
  const answer = (nota: string) =>
    atendente.call('PUT', `/ordemServico/anotar/${os.id}`, { nota, visivel: true })
  await answer('Fica pronto na sexta.')
  await page.clock.runFor(31_000)
  const said = page.getByRole('list', { name: 'Mensagens' })
  await expect(said).toContainText('Fica pronto na sexta.')
  await expect.poll(async () => Math.abs(((await field.boundingBox())?.y ?? 0) - y)).toBeLessThan(3)
  await answer('Às dez horas.')
  await page.getByRole('link', { name: 'Atualizar' }).click()
  await expect(said.getByRole('listitem')).toHaveCount(2)
  await expect(field).toHaveValue('Ainda escrev')
  await expectAccessible(page)
})

test('without a link the page asks for the code of the receipt and the end of the telephone', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('400 /acompanhar')
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const { body } = await atendente.call<OsLink>('POST', `/ordemServico/${os.id}/link`, {})
  const page = await stranger(WITHOUT_SCRIPT)
  await page.goto('/acompanhar')
  await page.getByLabel('Código do comprovante').fill(body.codigo ?? '')
  await page.getByLabel('3 últimos números do seu telefone').fill('999')
  await page.getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText('não abrem nenhuma ordem de serviço')).toBeVisible()
  await expect(page.getByLabel('Código do comprovante')).toHaveValue(body.codigo ?? '')
  await page.getByLabel('3 últimos números do seu telefone').fill('142')
  await page.getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText(`Ordem de serviço ${os.numero}.`)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(new URL(body.href, page.url()).pathname)
})

test('a link that opens nothing says so, in Portuguese and without a log-in; one of before opens its order', async ({
  stranger,
  api,
  provokes,
}) => {
  provokes('404 /acompanhar/x')
  const page = await stranger(PHONE)
  await page.goto('/acompanhar#token=x')
  await expect(page.getByText('Este link não abre mais nenhuma ordem de serviço.')).toBeVisible()
  await expectAccessible(page)
  const atendente = await api('atendente')
  const os = await openedOs(atendente)
  const token = (await linkOf(atendente, os.id)).split('/').at(-1)
  await page.goto('/')
  await page.goto(`/acompanhar#token=${token}`)
  await expect(page.getByText(`Ordem de serviço ${os.numero}.`)).toBeVisible()
})

test('the whole page weighs at most 60 KB without photos, scrolls down alone, and asks nobody else for anything', async ({
  stranger,
  api,
}) => {
  const people = await peopleOf(api)
  const os = await quoteOs(people, CPF)
  const page = await stranger(PHONE)
  const seen: { url: string; bytes: number }[] = []
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes()
    seen.push({ url: request.url(), bytes: responseBodySize })
  })
  await page.goto(await linkOf(people.atendente, os.id), { waitUntil: 'networkidle' })
  expect(seen.map(({ url }) => new URL(url).host)).toEqual(seen.map(() => new URL(page.url()).host))
  expect(seen.some(({ url }) => url.includes('/assets/'))).toBe(false)
  expect(seen.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(60_000)
  expect(seen.length).toBeGreaterThanOrEqual(3)
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
})

test('what was seen: the bench ticks photos and says it in plain words, and the consumer sees both on the telephone', async ({
  stranger,
  open,
  api,
}) => {
  const people = await peopleOf(api)
  const { id } = await assessOs(people, CPF)
  const foto = { filename: 'frente.png', data: PIXEL }
  const { status } = await people.atendente.call('PUT', `/ordemServico/${id}`, { fotos: [foto, foto] })
  expect(status).toBe(200)
  const bench = await open('tecnico', `/ordemServico/${id}/orcamento`)
  await bench.getByLabel('O que vimos').fill('A coroa está gasta e deixa entrar água.')
  await bench.getByRole('checkbox', { name: 'Mostrar a foto 2' }).check()
  await bench.getByLabel('O que se vê na foto 2').fill('Não veda mais: entra umidade.')
  await expectAccessible(bench)
  const [servico, sintoma, causa] = [
    await first(people.tecnico.call, '/servico'),
    await first(people.tecnico.call, '/sintomaOs'),
    await first(people.tecnico.call, '/causaOs'),
  ]
  const { body } = await people.tecnico.call<OrdemServico>('GET', `/ordemServico/${id}`)
  const linha = {
    tipo: 'SERVICO',
    servico: { id: servico.id },
    sintoma: { id: sintoma.id },
    causa: { id: causa.id },
  }
  await moveOs(people.tecnico, id, 'salvarOrcamento', {
    linhas: [{ ...linha, garantia: false, valorFinal: 180, motivoValor: 'Preço do teste.' }],
    oQueVimos: 'A coroa está gasta e deixa entrar água.',
    fotosMostradas: [body.fotos[1]?.id],
    fotosFrases: ['Não veda mais: entra umidade.'],
  })
  const page = await stranger(WITHOUT_SCRIPT)
  await page.goto(await linkOf(people.atendente, id))
  const seen = page.getByRole('region', { name: 'O que vimos' })
  await expect(seen).toContainText('A coroa está gasta e deixa entrar água.')
  await expect(seen.getByRole('listitem')).toContainText('Não veda mais: entra umidade.')
  await expect(seen.getByRole('img')).toHaveCount(1)
  await seen.getByRole('img').scrollIntoViewIfNeeded()
  await expect
    .poll(() => seen.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
})
