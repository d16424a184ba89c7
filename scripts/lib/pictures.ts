import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { amostra, correcaoDe, notaOf } from '../../e2e/support/notas.ts'
import { addLine, formOf } from '../../e2e/support/pedido-form.ts'
import { sql } from '../../e2e/support/product.ts'

/** A picture: the person, the address, and the acts before it. */
export type Picture = {
  file: string
  person: string
  path: string
  act: (page: Page) => Promise<void>
  width?: number
  height?: number
}

const guide = (name: string) => `docs/guia/imagens/${name}.webp`
const shown = (text: string) => (page: Page) => page.getByText(text).first().waitFor()
const loaded = (page: Page) => page.locator('table[aria-busy="false"]').first().waitFor()

const panel = async (page: Page) => {
  await shown('Ao vivo')(page)
  await loaded(page)
}

const fillPedido = async (page: Page) => {
  const form = formOf(page)
  await form.numero.fill('PC-2210')
  await form.transportadora.fill('Transportes Faz de Conta')
  await form.coleta.fill('04/12/2026 10:15')
  await addLine(form, '000123', 48)
  await addLine(form, 'SH-500', 24)
}

const openStock = async (page: Page) => {
  await fillPedido(page)
  const form = formOf(page)
  await form.codigo.fill('PS-120')
  await form.codigo.press('Enter')
  await form.stock.getByLabel('Quantidade desejada').fill('300')
  await form.stock.getByLabel('Quantidade desejada').press('Enter')
}

const openProduto = async (page: Page) => {
  await loaded(page)
  await page.getByRole('table').locator('tbody a').first().click()
  const lot = page.getByRole('table', { name: 'Lotes' }).locator('tbody tr').nth(2)
  await lot.getByRole('button', { name: /Por que tenho/ }).click()
  await page.getByRole('rowheader', { name: 'Disponível' }).waitFor()
}

/** A person who does not exist. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#b9cfcb"/>
<path d="M130 800c10-190 120-250 270-250s260 60 270 250z" fill="#1f5666"/><path d="M320 470h160v120c-40 60-120 60-160 0z" fill="#b98262"/>
<ellipse cx="400" cy="330" rx="160" ry="190" fill="#c79172"/><path d="M225 380c-40-200 60-270 175-270s215 70 175 270c-20-120-70-150-110-190-60 60-170 70-210 80-20 40-25 70-30 110z" fill="#33241f"/>
<circle cx="345" cy="350" r="12" fill="#2a1a15"/><circle cx="455" cy="350" r="12" fill="#2a1a15"/><path d="M345 430q55 45 110 0" stroke="#8a4437" stroke-width="12" fill="none"/></svg>`

const cropPhoto = async (page: Page) => {
  await loaded(page)
  await page.getByRole('link', { name: 'Clara Cliente Fictícia' }).click()
  const buffer = await sharp(Buffer.from(PORTRAIT)).png().toBuffer()
  const photo = page.getByLabel('Arquivo da foto')
  await photo.setInputFiles({ name: 'retrato.png', mimeType: 'image/png', buffer })
  await page.getByRole('application', { name: /^Recorte da foto/ }).waitFor()
}

const openPerfil = async (page: Page) => {
  await loaded(page)
  await page.getByRole('link', { name: 'Operador', exact: true }).click()
  await shown('Otávio Operador')(page)
}

const SHEET = [
  'Nº do pedido do cliente;Código do produto;Quantidade;Transportadora;Data e hora da coleta',
  'PC-501;000123;120;Transportes Faz de Conta;04/12/2026 10:15',
  'PC-501;SH-500;60;Transportes Faz de Conta;04/12/2026 10:15',
  'PC-502;SH-5000;12;Transportes Faz de Conta;05/12/2026 08:00',
  'PC-503;EMB-9;1,5;Transportes Faz de Conta;05/12/2026 08:00',
]

const sendSheet = async (page: Page) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pedidos.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET.join('\r\n')) })
  await page.getByRole('table', { name: 'Linhas da planilha' }).waitFor()
  await loaded(page)
}

const openMove = async (page: Page) => {
  await panel(page)
  await page.getByRole('table').locator('tbody tr').first().press('Enter')
  await page.getByRole('dialog').getByRole('radio').first().check({ force: true })
}

const bringNotas =
  (...nomes: string[]) =>
  (page: Page) =>
    notaOf(page).escolher.setInputFiles(nomes.map(amostra))

const openImport = async (page: Page) => {
  await bringNotas('ok-rastro-lotes')(page)
  await notaOf(page).itens.waitFor()
}

const openFila = async (page: Page) => {
  await bringNotas(
    'ok-5905-1-item',
    'ok-6905-interestadual',
    'ref-cte',
    'choose-envinfe-tres',
    'warn-total-difere',
    'choose-duas-partes-clientes',
  )(page)
  await page.getByText('6 de 6 lidas').waitFor()
}

const openRecebimento = async (page: Page) => {
  await loaded(page)
  await page.getByRole('row').filter({ hasText: '88.120' }).click()
  await page.getByRole('button', { name: 'Lotes do item 1: Informar lotes' }).click()
  const lotes = page.getByRole('dialog', { name: 'Lotes do item 1' })
  await lotes.getByLabel('Lote', { exact: true }).fill('PS-0926')
  await lotes.getByRole('button', { name: 'Salvar lotes' }).click()
  await notaOf(page).receber.click()
  await page.getByRole('dialog').getByRole('table').waitFor()
}

/** Of the demo's first note. */
const correcaoDaDemo = () => {
  const note = new URL('../../apps/server/src/demo/notas/deposito-papelaria.xml', import.meta.url)
  return correcaoDe(/Id="NFe(\d{44})"/.exec(readFileSync(note, 'utf8'))?.[1] ?? '')
}

const attachCorrecao = async (page: Page) => {
  await notaOf(page).escolher.setInputFiles(correcaoDaDemo())
  await page.getByRole('button', { name: 'Anexar à nota' }).click()
  await page
    .getByRole('link', { name: /4\.101/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Eventos' }).scrollIntoViewIfNeeded()
}

const pickNext = async (page: Page) => {
  await page.getByRole('button', { name: 'Separar o próximo' }).click()
  await page.getByText('Leia o produto').waitFor()
}

/** The run's other pictures receive notes without a count. */
const countArrival = async (page: Page) => {
  await sql('update configuracao set chegada_scanner = true')
  await page.reload()
  await page.getByRole('button', { name: 'Contar a nota 905' }).click()
  await page.getByRole('list', { name: 'Linhas da nota' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Fotografar' }).waitFor()
}

const decideBlocked = async (page: Page) => {
  await page
    .getByRole('region', { name: 'Bloqueadas' })
    .getByRole('button', { name: /^Decidir/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

const openOs = async (page: Page) => {
  await loaded(page)
  await page.getByRole('table').locator('tbody a').first().click()
  await page.getByRole('list', { name: 'Histórico da OS' }).waitFor()
}

/** The consumer's watch that waits for an answer, on the page behind the service point's link. */
const openOwn = async (page: Page) => {
  const mine = page.getByRole('list', { name: 'Ordens de serviço' }).getByRole('button')
  await mine.filter({ hasText: 'Falta a sua resposta ao orçamento' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/acompanhar/'))
  await page.getByRole('heading', { name: 'Orçamento', exact: true }).waitFor()
}

/** The pictures of README.md and of the guide. */
export const PICTURES: readonly Picture[] = [
  { file: 'docs/pictures/painel.png', person: 'operador', path: '/dashboard', act: panel },
  {
    file: 'docs/pictures/ordem-servico.png',
    person: 'tecnico',
    path: '/ordemServico?status=AGUARDANDO_CONSERTO',
    act: openOs,
  },
  {
    file: 'docs/pictures/acompanhar.png',
    person: 'consumidor',
    path: '/acompanhamento',
    act: openOwn,
    width: 900,
  },
  { file: guide('cliente-pedido'), person: 'cliente', path: '/pedidos/novo', act: fillPedido },
  { file: guide('cliente-estoque'), person: 'cliente', path: '/pedidos/novo', act: openStock },
  { file: guide('cliente-pedidos'), person: 'cliente', path: '/pedidos', act: loaded, height: 640 },
  {
    file: guide('cliente-telefone'),
    person: 'cliente',
    path: '/pedidos/novo',
    act: fillPedido,
    width: 390,
    height: 844,
  },
  { file: guide('armazem-painel'), person: 'operador', path: '/dashboard', act: panel },
  {
    file: guide('armazem-status'),
    person: 'operador',
    path: '/dashboard?situacao=EM_SEPARACAO',
    act: openMove,
    height: 720,
  },
  {
    file: guide('armazem-tv'),
    person: 'operador',
    path: '/dashboard?modo=tv',
    act: loaded,
    width: 1920,
    height: 1080,
  },
  { file: guide('armazem-produto'), person: 'operador', path: '/produto?codigo=PS-120', act: openProduto },
  { file: guide('armazem-importar'), person: 'cliente', path: '/pedidos/importar', act: sendSheet },
  { file: guide('notas-importar'), person: 'operador', path: '/notas', act: openImport },
  { file: guide('notas-fila'), person: 'operador', path: '/notas', act: openFila, height: 720 },
  {
    file: guide('notas-recebimento'),
    person: 'operador',
    path: '/notas/list',
    act: openRecebimento,
    height: 720,
  },
  { file: guide('notas-eventos'), person: 'operador', path: '/notas', act: attachCorrecao, height: 720 },
  {
    file: guide('armazem-separar'),
    person: 'operador',
    path: '/separacao',
    act: pickNext,
    width: 390,
    height: 844,
  },
  {
    file: guide('armazem-chegada'),
    person: 'operador',
    path: '/chegada',
    act: countArrival,
    width: 390,
    height: 844,
  },
  { file: guide('armazem-inspecao'), person: 'admin', path: '/inspecao', act: decideBlocked, height: 720 },
  { file: guide('pessoas-usuario'), person: 'admin', path: '/usuario', act: cropPhoto },
  { file: guide('pessoas-perfil'), person: 'admin', path: '/perfil?nome=operador', act: openPerfil },
]
