import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../e2e/support/chromium.ts'
import startProduct from '../e2e/support/global-setup.ts'

/** Takes the pictures of the documents from the running product, on a demo day of its own. */
const FOLDER = 'docs/pictures'
const PICTURES = [
  { name: 'painel', person: 'operador', path: '/dashboard', ready: 'Ao vivo' },
  { name: 'pedidos', person: 'cliente', path: '/pedidos', ready: 'Novo Pedido' },
  { name: 'pedido', person: 'cliente', path: '/pedidos/novo', ready: 'Dados do pedido' },
] as const

const enter = async (page: Page, person: string): Promise<void> => {
  await page.goto('/index')
  await page.getByLabel('E-mail').fill(`${person}@retaguarda.example`)
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/index')
}

const stopProduct = await startProduct()
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
mkdirSync(FOLDER, { recursive: true })
for (const { name, person, path, ready } of PICTURES) {
  const context = await browser.newContext({
    baseURL: process.env['RETAGUARDA_E2E_URL'] ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await enter(page, person)
  await page.goto(path)
  await page.getByText(ready).first().waitFor()
  await page.getByRole('table').first().or(page.getByText('0 linhas').first()).first().waitFor()
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' })
  await context.close()
  console.log(`${FOLDER}/${name}.png`)
}
await browser.close()
await stopProduct()
