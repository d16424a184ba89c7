import type { Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { createApi, openSession, type Api, type Session } from '../../../e2e/support/api.ts'
import startProduct from '../../../e2e/support/global-setup.ts'
import { caixas, entrega, supply, newProduto, nextNumero, saveNota } from '../../../e2e/support/notas.ts'
import { createCaller } from '../http.ts'
import { launch, open } from '../pages.ts'
import { timesOf, type Times } from '../stats.ts'

const MEBIBYTE = 1024 * 1024
const ITENS = 990
const CHAMADAS = 40
const AQUECIMENTO = 8
const NOTAS = 1000
const ESPERA = 300_000

const LOTES: [string, string, string][] = [
  ['TARDE', '5', '2031-12-31'],
  ['CEDO', '7', '2030-06-30'],
]

type Used = { memory: number; seconds: number }

/** The memory of the product's process and its used processor time, by its own metrics. */
const usedBy = async (address: string): Promise<Used> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    memory: metric('process_resident_memory_bytes') / MEBIBYTE,
    seconds: metric('process_cpu_seconds_total'),
  }
}

type Grande = { plain: Times; packed: Times; bytes: number }

/** A note of 990 items with known products: the longest answer. Uncompressed, and as a browser requests it. */
const measureLarge = async (address: string, token: string, api: Api): Promise<Grande> => {
  const run = nextNumero()
  const itens = Array.from({ length: ITENS }, (_, at) => caixas(`G${run}-${at}`, '12', LOTES))
  const { id } = await newProduto(api)
  await saveNota(api, supply(itens).file, { produtos: itens.map(() => ({ id })) })
  const { name: filename, buffer } = supply(itens).file
  const body = {
    filename,
    length: buffer.length,
    contentType: 'application/xml',
    data: buffer.toString('base64'),
  }
  const caller = createCaller(Number(new URL(address).port))
  const call = { method: 'POST', path: '/notas/import', body } as const
  const measure = async (headers: Record<string, string>): Promise<Times> => {
    const times: number[] = []
    for (let at = 0; at < CHAMADAS + AQUECIMENTO; at += 1) {
      const { status, ms } = await caller.call(call, token, headers)
      if (status !== 200) throw new Error(`import answered ${status}`)
      if (at >= AQUECIMENTO) times.push(ms)
    }
    return timesOf(times)
  }
  try {
    const plain = await measure({})
    return { plain, packed: await measure({ 'accept-encoding': 'gzip, deflate, br' }), bytes: buffer.length }
  } finally {
    caller.close()
  }
}

type Lida = { seconds: number; steps: number; blocked: number }

/** From the dropped ZIP to its last read note; how often the progress moved, and the longest freeze of the page. */
const readZip = async (page: Page, zip: Buffer): Promise<Lida> => {
  await page.goto('/notas')
  await page.evaluate(() => {
    const seen = { steps: 0, blocked: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocked = Math.max(seen.blocked, duration)
    }).observe({ type: 'longtask' })
    let value = -1
    new MutationObserver(() => {
      const now = document.querySelector('progress')?.value ?? value
      if (now !== value) seen.steps += 1
      value = now
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const start = performance.now()
  await page
    .getByLabel('Importar Nota Fiscal', { exact: true })
    .setInputFiles({ name: 'lote.zip', mimeType: 'application/zip', buffer: zip })
  await page.getByText('1.000 de 1.000 lidas').waitFor({ timeout: ESPERA })
  const seconds = (performance.now() - start) / 1000
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Lida, 'seconds'> }).seen)
  return { seconds, ...seen }
}

const sendAll = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Enviar 1.000 prontas' }).click()
  const start = performance.now()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar 1.000 notas' }).click()
  await page.getByText('1.000 enviadas').waitFor({ timeout: ESPERA })
  return (performance.now() - start) / 1000
}

type Tela = { first: Lida; again: Lida; sent: number; heap: number; used: Used[] }

/** A thousand notes of a supplier whose product is known, from one ZIP, in a real browser. */
const measureScreen = async (address: string, session: Session, api: Api): Promise<Tela> => {
  const codigo = `FR-${nextNumero()}`
  const { id } = await newProduto(api)
  await saveNota(api, entrega(codigo, '12', LOTES).file, { produtos: [{ id }] })
  const files = Array.from({ length: NOTAS }, () => entrega(codigo, '12', LOTES).file)
  const zip = zipSync(Object.fromEntries(files.map(({ name, buffer }) => [name, new Uint8Array(buffer)])))
  const browser = await launch()
  try {
    const { page } = await open(browser, session)
    const used = [await usedBy(address)]
    const first = await readZip(page, Buffer.from(zip))
    used.push(await usedBy(address))
    const again = await readZip(page, Buffer.from(zip))
    used.push(await usedBy(address))
    const heap = await page.evaluate(
      () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
    )
    const sent = await sendAll(page)
    used.push(await usedBy(address))
    return { first, again, sent, heap: heap / MEBIBYTE, used }
  } finally {
    await browser.close()
  }
}

const both = ({ p50, p95 }: Times): string => `${p50.toFixed(0)} e ${p95.toFixed(0)}`

/** Without the shares of database and browser; unlike the clock, it ignores other work on the machine. */
const spent = (used: readonly Used[], step: number): string =>
  ((used[step]?.seconds ?? 0) - (used[step - 1]?.seconds ?? 0)).toFixed(1)

/** The product itself: the call of 990 items, and a thousand notes through the screen. Rows of the table. */
export const measureProduct = async (): Promise<string[]> => {
  const stop = await startProduct()
  try {
    const address = process.env['RETAGUARDA_E2E_URL'] ?? ''
    const session = await openSession(address, 'operador@retaguarda.example', 'demonstracao')
    const api = createApi(address, session.access_token)
    const { plain, packed, bytes } = await measureLarge(address, session.access_token, api)
    const { first, again, sent, heap, used } = await measureScreen(address, session, api)
    const size = (bytes / MEBIBYTE).toFixed(2)
    return [
      `POST import de ${ITENS} itens com produtos e lotes (${size} MB), por HTTP e com o banco: p50 e p95 em ms | ≤ 150 | ${both(plain)}`,
      `o mesmo, com a resposta comprimida, como o navegador pede | ≤ 150 | ${both(packed)}`,
      `${NOTAS} notas de um ZIP no Chromium, lidas e propostas, a primeira vez e outra: s | ≤ 15 | ${first.seconds.toFixed(1)} e ${again.seconds.toFixed(1)}`,
      `passos do progresso mostrados nesse tempo; a tela parada no máximo, ms | | ${again.steps}; ${again.blocked.toFixed(0)}`,
      `as mesmas ${NOTAS} notas enviadas e gravadas, com o arquivo de cada uma: s | | ${sent.toFixed(1)}`,
      `processador que o servidor usou para ler as ${NOTAS} notas de novo, e para gravá-las: s | | ${spent(used, 2)} e ${spent(used, 3)}`,
      `memória do servidor antes, depois de cada leitura e depois do envio, em MB | plana | ${used.map(({ memory }) => memory.toFixed(0)).join(', ')}`,
      `memória da página com as ${NOTAS} notas lidas, em MB | | ${heap.toFixed(0)}`,
    ]
  } finally {
    await stop()
  }
}
