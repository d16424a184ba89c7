import type { Page } from '@playwright/test'
import { approvedOs, comprasDe, evaluatedOs, osApi, ownPeca, repairedOs, serviceLine } from '../support/os.ts'
import { expect, expectAccessible, test } from '../support/people.ts'

const boxes = (page: Page) => page.getByRole('list', { name: 'O que espera por você' }).getByRole('link')
const menu = (page: Page) =>
  page.getByRole('complementary', { name: 'Menu principal' }).getByRole('navigation', { name: 'Telas' })

const ATENDENTE = [
  /no vermelho$/,
  /orçamentos? a responder$/,
  /clientes? a avisar$/,
  /aguardando retirada$/,
  /em criação$/,
  /em aberto$/,
]
const TECNICO = [
  /no vermelho$/,
  /para avaliar$/,
  /para consertar$/,
  /em controle de qualidade$/,
  /aguardando peças$/,
  /em aberto$/,
]
const GARANTIA = [/garantia além dos 30 dias$/, /garantia perto dos 30 dias$/]
const TODOS = [/no vermelho$/, ...GARANTIA, /em aberto$/]

for (const [person, numbers] of [
  ['atendente', ATENDENTE],
  ['tecnico', TECNICO],
  ['manaus', [/compras? a autorizar$/, /compras? a enviar$/, ...TODOS]],
  ['troca', [/trocas? a autorizar$/, ...TODOS]],
  ['consulta', TODOS],
  [
    'financeiro',
    [
      /fechamentos? contestados?$/,
      /fechamentos? a aprovar$/,
      /fechamentos? a pagar$/,
      /cobranças? vencidas?$/,
      /garantia além dos 30 dias$/,
      /em aberto$/,
    ],
  ],
] as const)
  test(`${person}@ begins at the numbers of what waits for them, without the warehouse's panel (S6-067)`, async ({
    enter,
  }) => {
    const page = await enter(person)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá bem vindo(a)')
    await expect(boxes(page)).toHaveText([...numbers])
    await expect(menu(page).getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
    await page.goto('/inicio')
    await expect(menu(page).getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).getByRole('link', { name: 'Painel de situação' })).toHaveCount(0)
    await expect(menu(page).getByRole('heading', { name: 'Armazém' })).toHaveCount(0)
  })

test('who has both the panel and the start reaches both (S6-067)', async ({ enter }) => {
  const page = await enter('admin')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de situação')
  await menu(page).getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL(/\/inicio$/)
  await expect(boxes(page)).toHaveCount(6)
  await menu(page).getByRole('link', { name: 'Painel de situação' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel de situação')
})

test('the counter finds an order by its serial number, and hands over a ready one from the list of the day', async ({
  open,
  api,
}) => {
  const os = await repairedOs(await api('atendente'), await api('tecnico'), await api('responsavel'))
  const page = await open('atendente', '/dashboard')
  const busca = page.getByRole('combobox', { name: 'Buscar OS, cliente ou relógio' })
  await expect(busca).toBeFocused()
  await expectAccessible(page)
  const prontas = page.getByRole('list', { name: 'Prontas, esperando o cliente' }).getByRole('link')
  await expect(prontas.first()).toContainText(/Entregar|Devolver/)
  await busca.fill(os.relogio?.numeroSerie ?? '')
  await busca.press('Enter')
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/ordemServico/novo?tipo=PA')
})

test('the responsible person answers where it stands: a refused part is asked for again, and the charts have their tables', async ({
  open,
  api,
}) => {
  const [atendente, tecnico, sp] = [await api('atendente'), await api('tecnico'), await api('sp')]
  // A part that the post cannot have in stock.
  const peca = await ownPeca(sp, 25)
  const os = await approvedOs(atendente, tecnico, [
    {
      ...(await serviceLine(tecnico)),
      tipo: 'PECA',
      servico: undefined,
      peca: { id: peca.id },
      quantidade: 1,
      solicitarPeca: true,
      valorFinal: peca.preco,
    },
  ])
  const [compra] = await comprasDe(sp, os.numero)
  const refused = await sp.call('PUT', `/compraPeca/rejeitar/${compra?.id}`, { motivo: 'fora de linha' })
  expect(refused.status).toBe(200)

  const page = await open('responsavel', '/dashboard')
  const linha = page
    .getByRole('region', { name: 'Espera por você' })
    .getByRole('listitem')
    .filter({ hasText: `OS ${os.numero} · ${peca.descricao}: “fora de linha”` })
  await expect(linha).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Prontas em até 30 dias, por semana' })).toBeVisible()
  await expectAccessible(page)
  await linha.getByRole('button', { name: 'Pedir de novo' }).click()
  await expect(page.getByText(`OS ${os.numero}: peça pedida de novo.`)).toBeVisible()
  await expect(linha).toHaveCount(0)
  expect(await comprasDe(sp, os.numero)).toHaveLength(2)
  await page
    .getByRole('region', { name: 'Dias até ficar pronta' })
    .getByRole('link', { name: 'Tabela' })
    .click()
  await expect(page).toHaveURL(/\/relatorio\/tempo-de-conserto/)
})

test('a technician begins at the own watches and takes one in hand; who grants exchanges at those that wait', async ({
  open,
  api,
}) => {
  const tecnico = await api('tecnico')
  const os = await evaluatedOs(await api('atendente'), tecnico)
  const bancada = (await open('tecnico', '/inicio')).getByRole('region', { name: 'Na sua bancada' })
  const minha = bancada.getByRole('listitem').first().getByRole('link')
  const modelo = (await minha.locator('b').innerText()).trim()
  await minha.click()
  await expect(bancada.page()).toHaveURL(/\/bancada\?os=\d+$/)
  await expect(bancada.page().getByRole('heading', { level: 2, name: modelo })).toBeVisible()

  await osApi(tecnico).move(os, 'solicitarTroca', { motivo: 'Não há peça.' })
  const trocas = (await open('troca', '/inicio')).getByRole('region', { name: 'Trocas a autorizar' })
  await trocas
    .getByRole('link', { name: /Decidir$/ })
    .first()
    .click()
  await expect(trocas.page().getByRole('button', { name: 'Autorizar troca', exact: true })).toBeVisible()
})

test('the manufacturer grants a purchase in its row', async ({ open, api }) => {
  const tecnico = await api('tecnico')
  const peca = await osApi(tecnico).first('/peca')
  const made = await tecnico.call('POST', '/compraPeca', {
    itens: [{ peca: { id: peca.id }, quantidade: 1 }],
  })
  expect(made.status).toBe(201)
  const page = await open('sp', '/inicio')
  const autorizar = page
    .getByRole('region', { name: 'Compras a autorizar' })
    .getByRole('button', { name: /^Autorizar/ })
  const name = (await autorizar.first().getAttribute('aria-label')) ?? ''
  await expect(page.getByRole('region', { name: 'Compras a enviar' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(`${name.replace('Autorizar a compra', 'Compra')} autorizada.`)).toBeVisible()
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('who may not see the boxes gets the 403 page at their address (S6-036)', async ({ open }) => {
  const page = await open('operador', '/inicio')
  await expect(page.getByRole('heading', { level: 1, name: 'Acesso não permitido' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Início' })).toHaveCount(0)
})

test('each box opens the list that it counts (S6-067)', async ({ open }) => {
  test.setTimeout(120_000)
  const page = await open('responsavel', '/dashboard')
  await expect(boxes(page).first()).toBeVisible()
  for (const name of ['orçamentos? a responder', 'aguardando retirada', 'no vermelho', 'em aberto'])
    // The demo's orders are created after the start, and other tests move theirs.
    await expect(async () => {
      await page.goto('/dashboard')
      const box = page
        .getByRole('list', { name: 'O que espera por você' })
        .getByRole('link', { name: new RegExp(`${name}$`) })
      const count = Number(await box.locator('strong').innerText())
      expect(count).toBeGreaterThan(0)
      await box.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordens de serviço')
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Math.min(20, count), {
        timeout: 5_000,
      })
    }).toPass({ timeout: 40_000 })
})
