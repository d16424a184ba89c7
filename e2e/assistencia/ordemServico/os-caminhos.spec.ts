import type { Locator, Page } from '@playwright/test'
import {
  act,
  addLinha,
  approvedOs,
  budgetedOs,
  osApi,
  repairedOs,
  serial,
  serviceLine,
} from '../../support/os.ts'
import { approveOn, linkOf, refuseOn } from '../../support/oficina.ts'
import { expect, test } from '../../support/people.ts'

/** The side roads of a service order, each played to its end by the right people (decisions 41, 45). */

const CPF = '52998224725'
const historico = (page: Page) => page.getByRole('list', { name: 'Histórico da OS' })
const agora = (page: Page) => page.locator('[aria-current=step]')
const linhas = (page: Page) => page.getByRole('table', { name: 'Linhas do orçamento' })
const brl = (valor: number) => valor.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

/** An act of the menu with its dialog. */
const actByMenu = async (page: Page, label: string, fill: (dialog: Locator) => Promise<void>) => {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: label }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await fill(dialog)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

const approveByLink = (page: Page, valor: number) => approveOn(page, 'Dalva Quaresma', CPF, brl(valor))

test('decisions 41: a rejected part is replaced by an equivalent one, which comes, and the watch is repaired', async ({
  open,
  api,
  provokes,
}) => {
  provokes('400 /ordemServico/substituirPeca/:id')
  const [atendente, tecnico, sp] = [await api('atendente'), await api('tecnico'), await api('sp')]
  const codigo = serial()
  const novaPeca = async (sufixo: string, preco: number) => {
    const { status, body } = await sp.call<{ id: number }>('POST', '/peca', {
      codigo: `${codigo}${sufixo}`,
      descricao: `Coroa ${codigo}${sufixo}`,
      preco,
      estoque: 3,
    })
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const [rejeitada] = [await novaPeca('A', 50), await novaPeca('B', 45), await novaPeca('C', 51)]
  const { sintoma, causa } = await serviceLine(tecnico)
  const linha = {
    tipo: 'PECA',
    peca: { id: rejeitada },
    sintoma,
    causa,
    garantia: false,
    solicitarPeca: true,
  }
  const os = await approvedOs(atendente, tecnico, [{ ...linha, valorFinal: 50 }])

  const { body } = await sp.call<{ content: { id: number; ordensServico: string }[] }>(
    'POST',
    '/compraPeca/findByFiltro',
    { page: 0, pageSize: 50, order: 'criadoEm', direction: 'desc' },
  )
  const compra = body.content.find(({ ordensServico }) => ordensServico === os.numero)
  const fabrica = await open('manaus', `/compraPeca/${compra?.id}`)
  await fabrica.getByRole('button', { name: 'Rejeitar' }).click()
  const rejeitar = fabrica.getByRole('dialog', { name: 'Rejeitar' })
  await rejeitar.getByRole('textbox').fill('Fora de linha')
  await rejeitar.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(rejeitar).toBeHidden()

  const bancada = await open('tecnico', `/ordemServico/${os.id}`)
  await expect(linhas(bancada)).toContainText('peça recusada: Fora de linha')
  await expect(bancada.getByRole('button', { name: 'Concluir conserto' })).toHaveCount(0)
  await bancada.getByRole('button', { name: 'Usar outra peça' }).click()
  const dialog = bancada.getByRole('dialog', { name: 'Usar outra peça' })
  await dialog.getByLabel('No lugar de').selectOption({ index: 1 })
  const usar = async (sufixo: string) => {
    await dialog.getByRole('combobox', { name: 'Usar' }).fill(`${codigo}${sufixo}`)
    await bancada.getByRole('option', { name: new RegExp(`${codigo}${sufixo}`) }).click()
    await dialog.getByRole('button', { name: 'Usar outra peça' }).click()
  }
  await dialog.getByLabel('Motivo').fill('Mesma medida')
  await usar('C')
  await expect(dialog.getByText(/não custe mais|custa mais/).last()).toBeVisible()
  await usar('B')
  await expect(dialog).toBeHidden()
  await expect(linhas(bancada)).toContainText(`Coroa ${codigo}B`)
  await expect(linhas(bancada)).toContainText('peça pedida')
  await expect(historico(bancada)).toContainText(`Coroa ${codigo}A → Coroa ${codigo}B. Mesma medida`)

  const depois = await sp.call<typeof body>('POST', '/compraPeca/findByFiltro', {
    page: 0,
    pageSize: 50,
    order: 'criadoEm',
    direction: 'desc',
  })
  const nova = depois.body.content.find(
    ({ id, ordensServico }) => ordensServico === os.numero && id !== compra?.id,
  )
  await fabrica.goto(`/compraPeca/${nova?.id}`)
  for (const acao of ['Autorizar', 'Enviar peças']) await act(fabrica, acao, () => Promise.resolve())
  const balcao = await open('atendente', `/compraPeca/${nova?.id}`)
  await act(balcao, 'Receber peças', () => Promise.resolve())

  await expect(agora(bancada)).toContainText('Aguardando conserto')
  await expect(linhas(bancada)).toContainText('peça chegou')
  await act(bancada, 'Concluir conserto', (aberto) =>
    aberto.getByLabel('O que foi feito').fill('Coroa trocada.'),
  )
  await expect(linhas(bancada)).toContainText('peça usada')
})

test('decisions 45: a wrong price is altered while the budget waits; the page that showed the old one answers nothing', async ({
  open,
  api,
  stranger,
  provokes,
}) => {
  provokes('409 /acompanhar/:token')
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const os = await budgetedOs(atendente, tecnico)
  const antes = os.orcamento?.valorConsumidor ?? 0
  const certo = Math.round((antes - 10) * 100) / 100
  const cliente = await stranger({ width: 390, height: 844 })
  await cliente.goto(await linkOf(atendente, os.id))
  await expect(cliente.getByRole('button', { name: `Aprovar ${brl(antes)}` })).toBeVisible()

  const chefe = await open('responsavel', `/ordemServico/${os.id}`)
  await chefe.getByRole('button', { name: 'Mais ações' }).click()
  await chefe.getByRole('menuitem', { name: 'Alterar orçamento' }).click()
  await chefe
    .getByRole('group', { name: 'Serviço, linha 1' })
    .getByLabel('Preço')
    .fill(certo.toFixed(2).replace('.', ','))
  await chefe.getByRole('button', { name: 'Salvar versão 2' }).click()
  await expect(chefe).toHaveURL(`/ordemServico/${os.id}`)
  await expect(historico(chefe)).toContainText('Orçamento alterado')

  await approveByLink(cliente, antes)
  await expect(cliente.getByRole('button', { name: `Aprovar ${brl(certo)}` })).toBeVisible()
  await expect(chefe.getByText(/espera a resposta até/)).toBeVisible()
  await approveByLink(cliente, certo)
  await expect(cliente.getByText(/Orçamento aprovado por Dalva Quaresma em/)).toBeVisible()
  await expect(agora(chefe)).toContainText('Aguardando conserto')
  await expect(chefe.getByText(/aprovado por Dalva Quaresma pelo link em/)).toBeVisible()
  await expect(linhas(chefe)).toContainText(certo.toFixed(2).replace('.', ','))
})

test('S4-036: a refused budget is reopened, made anew, and approved', async ({ open, api, stranger }) => {
  const [atendente, tecnico] = [await api('atendente'), await api('tecnico')]
  const os = await budgetedOs(atendente, tecnico)
  const antes = os.orcamento?.valorConsumidor ?? 0
  const cliente = await stranger({ width: 390, height: 844 })
  await cliente.goto(await linkOf(atendente, os.id))
  await refuseOn(cliente, 'Dalva Quaresma', 'Está caro.')
  await expect(cliente.getByRole('heading', { level: 1 })).toHaveText('O orçamento não foi aprovado')

  const page = await open('responsavel', `/ordemServico/${os.id}`)
  await expect(agora(page)).toContainText('Orçamento reprovado')
  await expect(page.getByText('Motivo: Está caro.')).toBeVisible()
  await actByMenu(page, 'Reabrir orçamento', (dialog) =>
    dialog.getByLabel('Observação').fill('Com desconto.'),
  )
  await expect(agora(page)).toContainText('Avaliação técnica')
  await page.getByRole('button', { name: 'Salvar orçamento' }).first().click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}/orcamento`)
  const linha = page.getByRole('group', { name: 'Serviço, linha 1' })
  const novo = Math.round(antes * 80) / 100
  await linha.getByLabel('Desconto').fill('20')
  await page.getByRole('button', { name: 'Salvar orçamento' }).click()
  await expect(page).toHaveURL(`/ordemServico/${os.id}`)
  await expect(agora(page)).toContainText('Aprovar orçamento')

  await cliente.goto(await linkOf(atendente, os.id))
  await cliente.reload()
  await approveByLink(cliente, novo)
  await expect(cliente.getByText(/Orçamento aprovado por Dalva Quaresma em/)).toBeVisible()
  await expect(agora(page)).toContainText('Aguardando conserto')
  for (const passo of ['Orçamento reprovado', 'Com desconto.', 'Orçamento aprovado'])
    await expect(historico(page)).toContainText(passo)
})

test('S8-027: a watch that comes back waits for the manufacturer, who authorises it, and is repaired free of charge', async ({
  open,
  api,
}) => {
  const [atendente, tecnico, responsavel] = [
    await api('atendente'),
    await api('tecnico'),
    await api('responsavel'),
  ]
  const primeira = await repairedOs(atendente, tecnico, responsavel)
  await osApi(atendente).move(primeira, 'entregarProduto', { retiradoPor: 'Dalva', semCobranca: 'Cortesia' })
  const { relogio } = primeira
  if (!relogio) throw new Error('an order has its watch')
  let volta = await osApi(atendente).createOs({
    consumidor: { id: primeira.consumidor.id },
    relogio: { modelo: { id: relogio.modelo.id }, numeroSerie: relogio.numeroSerie },
  })
  volta = await osApi(atendente).move(volta, 'abrir', { relogioPresente: true })
  volta = await osApi(tecnico).move(volta, 'salvarPreAvaliacao', { preAvaliacao: 'Voltou a atrasar.' })
  volta = await osApi(tecnico).move(volta, 'avaliar', { avaliacao: 'O mesmo defeito.' })

  const bancada = await open('tecnico', `/ordemServico/${volta.id}`)
  await expect(bancada.getByText('Reincidência a autorizar').first()).toBeVisible()
  await expect(bancada.getByRole('button', { name: 'Salvar orçamento' })).toHaveCount(0)

  const sp = await open('sp', '/dashboard')
  await sp
    .getByRole('list', { name: 'O que espera por você' })
    .getByRole('link', { name: /reincidências? a autorizar$/ })
    .click()
  await sp.getByRole('row').filter({ hasText: relogio.numeroSerie }).getByRole('link').first().click()
  await expect(sp).toHaveURL(`/ordemServico/${volta.id}`)
  await act(sp, 'Autorizar reincidência', (dialog) =>
    dialog.getByLabel('Observação').fill('É o mesmo defeito.'),
  )
  await expect(sp.getByText('Reincidência autorizada').first()).toBeVisible()

  await bancada.getByRole('button', { name: 'Salvar orçamento' }).first().click()
  const { codigo } = await osApi(tecnico).first('/servico')
  const linha = await addLinha(bancada, codigo)
  await linha.getByLabel('Garantia').selectOption('Sim')
  await expect(bancada.getByText('Cliente paga')).toContainText('R$ 0,00')
  await bancada.getByRole('button', { name: 'Salvar orçamento' }).click()
  await expect(bancada).toHaveURL(`/ordemServico/${volta.id}`)
  await expect(agora(bancada)).toContainText('Aguardando conserto')
  await expect(bancada.getByText('coberto pela garantia').first()).toBeVisible()
  await expect(historico(bancada)).toContainText('É o mesmo defeito.')
})
