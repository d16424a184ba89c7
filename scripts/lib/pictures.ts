import type { Page } from '@playwright/test'
import { addLine, formOf } from '../../e2e/support/pedido-form.ts'

/** What is shown: whose screen, at which address, and what is done there first. */
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

/** The pictures of README.md and of the guide. */
export const PICTURES: readonly Picture[] = [
  { file: 'docs/pictures/painel.png', person: 'operador', path: '/dashboard', act: panel },
  { file: 'docs/pictures/pedidos.png', person: 'cliente', path: '/pedidos', act: loaded },
  { file: 'docs/pictures/pedido.png', person: 'cliente', path: '/pedidos/novo', act: fillPedido },
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
]
