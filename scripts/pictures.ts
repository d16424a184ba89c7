import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, findChromium } from '../e2e/support/chromium.ts'
import startProduct from '../e2e/support/global-setup.ts'
import { PICTURES, type Picture } from './lib/pictures.ts'

/** Takes the pictures of the documents from the running product, on a demo day of its own; `-- painel` only those. */
const wanted = process.argv.slice(2)
const chosen = PICTURES.filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
)

const enter = async (page: Page, person: string): Promise<void> => {
  await page.goto('/index')
  await page.getByLabel('E-mail').fill(`${person}@retaguarda.example`)
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/index')
}

/** Lossy text is ugly and lossless pictures are large, so WebP near lossless is used. */
const keep = async (file: string, shot: Buffer): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true })
  const picture = sharp(shot).resize({ width: 1440, withoutEnlargement: true })
  await (file.endsWith('.webp') ? picture.webp({ quality: 82, effort: 6 }) : picture.png()).toFile(file)
}

const stopProduct = await startProduct()
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })

const take = async ({ file, person, path, act, width = 1440, height = 900 }: Picture): Promise<void> => {
  const context = await browser.newContext({
    baseURL: process.env['RETAGUARDA_E2E_URL'] ?? '',
    viewport: { width, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await enter(page, person)
  await page.goto(path)
  await act(page)
  await keep(file, await page.screenshot({ animations: 'disabled' }))
  await context.close()
  console.log(file)
}

try {
  for (const picture of chosen) await take(picture)
} finally {
  await browser.close()
  await stopProduct()
}
