import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/support/chromium.ts'
import { type Api, createApi, openSession, type Session } from '../../e2e/support/api.ts'
import startProduct from '../../e2e/support/global-setup.ts'
import { linkOf, quoteOs } from '../../e2e/support/oficina.ts'
import { cpf } from '../../e2e/support/os.ts'
import { machineOf, writeSection } from './report.ts'
import { timesOf } from './stats.ts'

/** What Chrome's developer tools call 'Fast 4G'. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 }
const SLOWDOWN = 4
const LOADS = 7
const DESKTOP = { width: 1440, height: 900 }
/** The phone of the consumer's page. */
const PHONE = { width: 360, height: 740 }
const ACTS = 12

type Opened = { page: Page; close: () => Promise<void> }

/** A page in a separate window, as a person. */
export const open = async (
  browser: Browser,
  session: Session | undefined,
  viewport = DESKTOP,
): Promise<Opened> => {
  const baseURL = process.env['RETAGUARDA_E2E_URL'] ?? ''
  const { user, ...tokens } = session ?? {}
  const localStorage = [
    { name: 'retaguarda.sessao', value: JSON.stringify(tokens) },
    { name: 'retaguarda.usuario', value: JSON.stringify(user) },
  ]
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    ...(session && { storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] } }),
  })
  return { page: await context.newPage(), close: () => context.close() }
}

export const launch = (): Promise<Browser> => {
  const executablePath = findChromium()
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
}

/** The moment at which the largest part of the page has been painted, from a first visit over a slow line. */
const largestPaint = async (
  browser: Browser,
  path: string,
  session: Session | undefined,
  viewport = DESKTOP,
): Promise<number> => {
  const { page, close } = await open(browser, session, viewport)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', FAST_4G)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await close()
  return painted
}

/** From a key pressed in the palette's field to the next painted frame, on a processor four times slower. */
const interaction = async (browser: Browser, session: Session): Promise<number[]> => {
  const { page, close } = await open(browser, session)
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/pedidos')
  await page.waitForLoadState('networkidle')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) {
        if (name === 'keydown' || name === 'pointerup') times.push(duration)
      }
    }).observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const row = page.locator('main tbody tr').first()
  await row.waitFor()
  await page.keyboard.press('Control+k')
  for (let index = 0; index < ACTS; index += 1) await page.keyboard.press('1', { delay: 150 })
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  await close()
  return times
}

/** The page by which a consumer answers a budget of two lines. */
const consumerPath = async (address: string): Promise<string> => {
  const as = async (person: string): Promise<Api> => {
    const { access_token } = await openSession(address, `${person}@retaguarda.example`, 'demonstracao')
    return createApi(address, access_token)
  }
  const people = { atendente: await as('atendente'), tecnico: await as('tecnico') }
  const { id } = await quoteOs(people, cpf())
  return linkOf(people.atendente, id)
}

/** npm run bench -- --web: how soon a first visit shows something, and how soon the page answers. */
export const benchPages = async ({ write }: { write: boolean }): Promise<void> => {
  const stop = await startProduct()
  const browser = await launch()
  try {
    const address = process.env['RETAGUARDA_E2E_URL'] ?? ''
    const session = await openSession(address, 'operador@retaguarda.example', 'demonstracao')
    const lines: string[] = []
    for (const [name, path, who, viewport] of [
      ['entrada', '/index', undefined, DESKTOP],
      ['lista de pedidos', '/pedidos', session, DESKTOP],
      ['painel', '/dashboard', session, DESKTOP],
      ['orçamento no telefone do consumidor', await consumerPath(address), undefined, PHONE],
    ] as const) {
      const times: number[] = []
      for (let index = 0; index < LOADS; index += 1)
        times.push(await largestPaint(browser, path, who, viewport))
      const { p50, p95 } = timesOf(times)
      lines.push(`${name}, LCP da primeira visita em 'Fast 4G' | ${p50.toFixed(0)} | ${p95.toFixed(0)}`)
    }
    const { p50, p95 } = timesOf(await interaction(browser, session))
    lines.push(
      `uma tecla na busca, processador ${SLOWDOWN}× mais lento | ${p50.toFixed(0)} | ${p95.toFixed(0)}`,
    )
    const body = [
      `${new Date().toISOString().slice(0, 10)}, ${machineOf()}. \`npm run bench -- --web\``,
      ['o que | p50 ms | p95 ms', '---|---:|---:', ...lines].join('\n'),
    ].join('\n\n')
    console.log(body)
    if (write) writeSection('Páginas no navegador', body)
  } finally {
    await browser.close()
    await stop()
  }
}
