import type { Page } from '@playwright/test'
import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { expect, expectAccessible, test } from '../support/people.ts'

const linha = (id: number, titulo: string, valor: number, opcional = false) => ({
  id,
  titulo,
  valor,
  opcional,
  descricao: id === 1 ? 'Limpeza completa. Corrige o atraso.' : null,
  quantidade: 1,
  garantia: false,
  situacao: 'PENDENTE' as const,
})

const OS: AcompanhamentoOs = {
  numero: '388/2026',
  status: 'APROVAR_ORCAMENTO',
  titulo: 'Falta a sua resposta ao orçamento',
  texto: 'Encontramos o defeito. O conserto começa quando você aprovar.',
  posto: { nomeFantasia: 'Ponteiro Certo Relojoaria', telefone: '(11) 98888-0100', marca: 'Meridiano' },
  primeiroNome: 'Dalva',
  relogio: { modelo: 'Meridiano Náutico 42', numeroSerie: 'MN42-1', fotoId: null },
  passos: [
    { titulo: 'Recebido', em: '2026-10-22T14:05:00.000Z', situacao: 'FEITO' },
    { titulo: 'Avaliado', em: '2026-10-27T18:02:00.000Z', situacao: 'FEITO' },
    { titulo: 'Sua resposta', em: null, situacao: 'AGORA' },
    { titulo: 'Conserto', em: null, situacao: 'DEPOIS' },
    { titulo: 'Pronto', em: null, situacao: 'DEPOIS' },
  ],
  historico: [
    { em: '2026-10-27T19:30:00.000Z', texto: 'Orçamento enviado a você' },
    { em: '2026-10-22T14:05:00.000Z', texto: 'Relógio recebido no balcão' },
  ],
  prazoPassou: false,
  escolha: null,
  prazoLegal: '2026-11-21',
  diasGarantiaServico: 90,
  condicoes: null,
  taxaDiagnostico: null,
  sinal: null,
  aDevolver: 0,
  diasRetirada: null,
  orcamento: {
    versao: 1,
    complemento: false,
    validoAte: '2026-11-26T23:59:00.000Z',
    prazoDiasUteis: 7,
    observacoes: null,
    termos: [
      'Este orçamento vale até 26/11/2026 20:59.',
      'O serviço tem 90 dias de garantia a partir da entrega.',
    ],
    linhas: [
      linha(1, 'Revisão do movimento', 180),
      linha(2, 'Coroa nova com tubo', 96),
      linha(3, 'Vedação do fundo', 24),
      linha(4, 'Teste contra água', 48, true),
      linha(5, 'Polimento da caixa', 110, true),
    ],
    abatimento: 0,
    valorConsumidor: 458,
    sha256: 'a'.repeat(64),
    podeResponder: true,
    resposta: null,
  },
  modelos: [],
  modeloEscolhido: null,
}

const TOKEN = 'umtokendetestecomtamanho'

type Calls = { act: string; body: Record<string, unknown> }[]

/** The page of an order whose server says what the test wants; what it was asked is noted. */
const follow = async (
  page: Page,
  answers: Record<string, { status?: number; json: unknown }>,
): Promise<Calls> => {
  const calls: Calls = []
  await page.route('**/public/ordemServico/*', async (route) => {
    const act = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    calls.push({ act, body: route.request().postDataJSON() as Record<string, unknown> })
    await route.fulfill(answers[act] ?? { status: 404, json: {} })
  })
  await page.goto(`/acompanhar#token=${TOKEN}`)
  return calls
}

const answered = (aprovado: boolean): AcompanhamentoOs => ({
  ...OS,
  status: aprovado ? 'ORCAMENTO_APROVADO' : 'ORCAMENTO_REPROVADO',
  titulo: aprovado ? 'Orçamento aprovado' : 'O orçamento não foi aprovado',
  orcamento: OS.orcamento && {
    ...OS.orcamento,
    podeResponder: false,
    resposta: { aprovado, nome: 'Dalva Fictícia', em: '2026-10-28T12:00:00.000Z' },
    linhas: OS.orcamento.linhas.map((each) => ({
      ...each,
      situacao: each.id === 5 || !aprovado ? ('RECUSADA' as const) : ('APROVADA' as const),
    })),
  },
})

test('a consumer approves on the phone: what is refused line by line is left out, with terms, consent, name and signature', async ({
  stranger,
}) => {
  const page = await stranger({ width: 390, height: 844, hasTouch: true })
  const calls = await follow(page, {
    acompanhar: { json: OS },
    aprovarOrcamento: { json: answered(true) },
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta a sua resposta ao orçamento')
  await expect(page.getByText('Dalva, seu Meridiano Náutico 42')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Andamento' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('list', { name: 'Condições' })).toContainText('vale até 26/11/2026')
  await expect(page.getByRole('link', { name: 'Ligar para o posto' })).toHaveAttribute(
    'href',
    'tel:+5511988880100',
  )
  await expect(page.getByText('R$ 300,00')).toBeVisible()
  await expectAccessible(page)

  const bar = page.getByRole('region', { name: 'A sua resposta', exact: true })
  await expect(bar).toContainText('Você aprova 5 de 5 itens')
  await page.getByRole('group', { name: 'Polimento da caixa' }).getByText('Recusar').click()
  await expect(bar).toContainText('Você aprova 4 de 5 itens')
  await bar.getByRole('button', { name: 'Aprovar R$ 348,00' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Ficam de fora: Polimento da caixa.')).toBeVisible()
  await page.getByRole('button', { name: 'Aprovar R$ 348,00' }).click()
  await expect(page.getByText('Seu nome completo: preenchimento obrigatório')).toBeVisible()
  await expect(page.getByText('Marque que leu e aceita o orçamento.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Li as condições e aprovo o conserto.').check()
  await page.getByLabel('Seu nome completo').fill('Dalva Fictícia')
  await page.getByLabel('CPF ou CNPJ').fill('52998224725')
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('529.982.247-25')
  const place = await page.getByRole('img', { name: /Lugar da assinatura/ }).boundingBox()
  if (!place) throw new Error('there is a place to sign')
  await page.mouse.move(place.x + 40, place.y + 40)
  await page.mouse.down()
  await page.mouse.move(place.x + 120, place.y + 70, { steps: 4 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Aprovar R$ 348,00' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orçamento aprovado')
  await expect(page.getByText('Orçamento aprovado por Dalva Fictícia em 28/10/2026 09:00.')).toBeVisible()
  await expect(bar).toBeHidden()
  expect(calls.at(-1)).toMatchObject({
    act: 'aprovarOrcamento',
    body: {
      token: TOKEN,
      sha256: OS.orcamento?.sha256,
      nome: 'Dalva Fictícia',
      documento: '529.982.247-25',
      aceite: true,
      recusadas: [5],
      assinatura: expect.stringMatching(/^data:image\/png;base64,/),
    },
  })
  // A link's token is in no address that a server sees.
  expect(calls.map(({ act }) => act)).toEqual(['acompanhar', 'aprovarOrcamento'])
})

test('a refusal asks for its reason; a budget that changed meanwhile is shown anew, and nothing is answered', async ({
  stranger,
  provokes,
}) => {
  provokes('409 /public/ordemServico/reprovarOrcamento')
  const page = await stranger({ width: 390, height: 844 })
  const code = 'OS_ORCAMENTO_MUDOU'
  const text = 'O orçamento mudou depois de mostrado: confira a versão atual.'
  const answers: Parameters<typeof follow>[1] = {
    acompanhar: { json: OS },
    reprovarOrcamento: {
      status: 409,
      json: { error: code, error_description: text, messages: [{ fieldName: null, code, text }] },
    },
  }
  const calls = await follow(page, answers)
  const refuse = async () => {
    await page.getByRole('button', { name: 'Recusar tudo' }).click()
    await page.getByLabel('Seu nome completo').fill('Dalva Fictícia')
    await page.getByLabel('Por que não aprova').fill('Está caro.')
    await page.getByRole('button', { name: 'Recusar orçamento' }).click()
  }
  await page.getByRole('button', { name: 'Recusar tudo' }).click()
  await page.getByRole('button', { name: 'Recusar orçamento' }).click()
  await expect(page.getByText('Por que não aprova: preenchimento obrigatório')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await refuse()
  await expect(page.getByText(text)).toBeVisible()
  await expect
    .poll(() => calls.map(({ act }) => act))
    .toEqual(['acompanhar', 'reprovarOrcamento', 'acompanhar'])
  answers['reprovarOrcamento'] = { json: answered(false) }
  await refuse()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('O orçamento não foi aprovado')
  expect(calls.at(-1)).toMatchObject({ act: 'reprovarOrcamento', body: { motivo: 'Está caro.' } })
})

test('a consumer chooses one of the models offered, and says so twice', async ({ stranger }) => {
  const page = await stranger({ width: 390, height: 844 })
  const marca = { id: 1, nome: 'Meridiano' }
  const modelos = ['Náutico 44', 'Clássico 38'].map((descricao, index) => ({
    id: index + 1,
    codigo: `M${index}`,
    descricao,
    marca,
    fotoId: null,
  }))
  const offered: AcompanhamentoOs = {
    ...OS,
    status: 'ESCOLHA_DE_MODELO',
    titulo: 'Escolha o seu novo relógio',
    orcamento: null,
    modelos,
  }
  const calls = await follow(page, {
    acompanhar: { json: offered },
    escolherModelo: {
      json: { ...offered, titulo: 'Seu novo relógio está a caminho', modeloEscolhido: modelos[1] ?? null },
    },
  })
  await page.getByRole('button', { name: 'Escolher este modelo' }).click()
  await expect(page.getByText('Escolha um dos modelos.')).toBeVisible()
  await page.getByLabel(/Clássico 38/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Escolher este modelo' }).click()
  await expect(page.getByText('Confirma o Clássico 38?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar a escolha' }).click()
  await expect(page.getByText('Modelo escolhido: Clássico 38.')).toBeVisible()
  expect(calls.at(-1)).toMatchObject({ act: 'escolherModelo', body: { modelo: { id: 2 } } })
})

test('without a link the page asks for the code of the receipt and the end of the telephone', async ({
  stranger,
  provokes,
}) => {
  provokes('400 /public/ordemServico/codigo')
  const page = await stranger({ width: 390, height: 844 })
  const calls: Record<string, unknown>[] = []
  const answers = [
    {
      status: 400,
      json: {
        error: 'OS_CODIGO_NAO_ABRE',
        error_description: 'O código e o telefone não abrem nenhuma ordem de serviço. Confira os dois.',
        messages: [
          {
            fieldName: null,
            code: 'OS_CODIGO_NAO_ABRE',
            text: 'O código e o telefone não abrem nenhuma ordem de serviço. Confira os dois.',
          },
        ],
      },
    },
    { json: { token: TOKEN } },
  ]
  await page.route('**/public/ordemServico/*', async (route) => {
    if (route.request().url().endsWith('/acompanhar')) return route.fulfill({ json: OS })
    calls.push(route.request().postDataJSON() as Record<string, unknown>)
    await route.fulfill(answers[calls.length - 1] ?? { status: 500, json: {} })
  })
  await page.goto('/acompanhar')
  await expect(page.getByLabel('Código do comprovante')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText('Digite os 3 últimos números.')).toBeVisible()
  await page.getByLabel('Código do comprovante').fill('ACDE-FGHJ')
  await page.getByLabel('3 últimos números do seu telefone').fill('142')
  await page.getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText('não abrem nenhuma ordem de serviço')).toBeVisible()
  await page.getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta a sua resposta ao orçamento')
  expect(calls).toEqual([
    { codigo: 'ACDE-FGHJ', telefone: '142' },
    { codigo: 'ACDE-FGHJ', telefone: '142' },
  ])
  expect(new URL(page.url()).hash).toBe(`#token=${TOKEN}`)
})

test('a link that opens nothing says so, in Portuguese and without a log-in', async ({
  stranger,
  provokes,
}) => {
  provokes('400 /public/ordemServico/acompanhar')
  const page = await stranger({ width: 390, height: 844 })
  await page.goto('/acompanhar#token=x')
  await expect(page.getByText('Este link não abre mais nenhuma ordem de serviço.')).toBeVisible()
  await expectAccessible(page)
})
