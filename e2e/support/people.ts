import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { test as base, expect, type BrowserContextOptions, type Page, type TestInfo } from '@playwright/test'
import { createApi, openSession, type Api, type Session } from './api.ts'
import { openWindows, type Windows } from './windows.ts'

export { expect }

const SENHA = 'demonstracao'
/** People of the demo day. */
export type Person = 'admin' | 'operador' | 'cliente' | 'cliente2' | PersonOfNetwork
type PersonOfNetwork =
  | 'atendente'
  | 'tecnico'
  | 'tecnico2'
  | 'responsavel'
  | 'responsavel2'
  | 'sp'
  | 'manaus'
  | 'troca'
  | 'consulta'
  | 'financeiro'
  | 'consumidor'
export type Options = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** Off in tests of the motion itself. */
  reducedMotion?: 'reduce' | 'no-preference'
  hasTouch?: boolean
  /** Off for a page that works without scripts. */
  javaScriptEnabled?: boolean
  deviceScaleFactor?: number
  /** Another server than the run's. */
  baseURL?: string
}

export type Tools = {
  /** A separate browser of the person, logged in through the screen. */
  enter: (person: Person, options?: Options) => Promise<Page>
  /** The same with a prepared session, at the given address: for tests that do not end the session. */
  open: (person: Person, path?: string, options?: Options) => Promise<Page>
  /** A browser of a stranger. */
  stranger: (options?: Options) => Promise<Page>
}

type Fixtures = Tools & {
  windows: Windows
  /** Names the console messages that this test provokes: '409 /pedidos/:id', 'ERR_FAILED /notas/save'. */
  provokes: Windows['provokes']
  /** Names console messages that may come or not, because two events of this test have no fixed order. */
  allows: Windows['allows']
  /** The API in the name of a person, as an integrator would call it. */
  api: (person: Person) => Promise<Api>
}

/** What stands at the foot of every page and paper (spec §1). */
export const CREDIT = `© ${new Date().getFullYear()} · Desenvolvido por Oficina Retaguarda`

/** Types e-mail and password on the log-in screen and waits for the first screen behind it. */
export const logIn = async (page: Page, person: Person, senha = SENHA): Promise<void> => {
  await page.getByLabel('E-mail').fill(`${person}@retaguarda.example`)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/index')
}

const contextOptions = ({ width = 1440, height = 900, ...given }: Options): BrowserContextOptions => ({
  baseURL: serverURL(),
  viewport: { width, height },
  colorScheme: 'light',
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
  ...given,
})

export const serverURL = (): string => {
  const address = process.env['RETAGUARDA_E2E_URL']
  if (!address) throw new Error('the global set-up has not started the server')
  return address
}

/** One session per person and worker. */
const sessions = new Map<Person, Promise<Session>>()
const sessionOf = (person: Person): Promise<Session> => {
  const session = sessions.get(person) ?? openSession(serverURL(), `${person}@retaguarda.example`, SENHA)
  sessions.set(person, session)
  return session
}

const toolsOf = (windows: Windows): Tools => {
  const stranger: Tools['stranger'] = (options = {}) => windows.make(contextOptions(options))
  return {
    stranger,
    open: async (person, path, options = {}) => {
      const { user, ...tokens } = await sessionOf(person)
      const page = await windows.make(contextOptions(options), {
        'retaguarda.sessao': JSON.stringify(tokens),
        'retaguarda.usuario': JSON.stringify(user),
      })
      if (path !== undefined) await page.goto(path)
      return page
    },
    enter: async (person, options) => {
      const page = await stranger(options)
      await page.goto('/index')
      await logIn(page, person)
      return page
    },
  }
}

/** Writes what stood in front of the pages of a failed test into the output of the run. */
const tellFailure = async (windows: Windows, { status, expectedStatus }: TestInfo): Promise<void> => {
  if (status !== expectedStatus) console.log((await windows.fronts()).join('\n'))
}

export const test = base.extend<Fixtures>({
  api: async ({ baseURL }, use) => {
    await use(async (person) => createApi(baseURL ?? '', (await sessionOf(person)).access_token))
  },
  windows: async ({ browser }, use, info) => {
    const windows = openWindows(browser)
    await use(windows)
    await tellFailure(windows, info)
    await windows.close()
  },
  provokes: async ({ windows }, use) => {
    await use(windows.provokes)
  },
  allows: async ({ windows }, use) => {
    await use(windows.allows)
  },
  stranger: async ({ windows }, use) => {
    await use(toolsOf(windows).stranger)
  },
  enter: async ({ windows }, use) => {
    await use(toolsOf(windows).enter)
  },
  open: async ({ windows }, use) => {
    await use(toolsOf(windows).open)
  },
})

/**
 * For a group whose tests run in order: `begin` opens its windows once, all tests share them, and they close with the
 * group. `provoked` names the expected console messages (see `provokes`); any other message fails the test in which it
 * came.
 */
export const walk = <Begun>(
  begin: (tools: Tools) => Promise<Begun>,
  ...provoked: string[]
): (() => Begun) => {
  const once: { windows?: Windows; begun?: Begun } = {}
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async ({ browser }) => {
    once.windows = openWindows(browser)
    once.windows.provokes(...provoked)
    once.begun = await begin(toolsOf(once.windows))
  })
  test.afterEach(async () => {
    if (once.windows) await tellFailure(once.windows, test.info())
    expect(once.windows?.faults()).toEqual([])
  })
  test.afterAll(() => once.windows?.close())
  return () => {
    if (once.begun === undefined) throw new Error('a walk begins with its first test')
    return once.begun
  }
}

/** The check itself; the source that `axe` carries is its long form, which takes three times as long to load. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Puts the check into a page once, so that both themes share it; straight to the browser, which need not copy it. */
const loadAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  const browser = await page.context().newCDPSession(page)
  await browser.send('Runtime.evaluate', { expression: AXE })
  await browser.detach()
}

const check = async (page: Page, where: string, only: axe.RunOptions = {}): Promise<void> => {
  await loadAxe(page)
  // Violations only, because passed checks take as long to describe as to compute.
  // The one frame is a mail's preview, which runs no script and so cannot answer axe.
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, ...only }
  const found = await page.evaluate(async (chosen) => {
    // What lies behind an open dialog is dimmed by its veil and out of reach; it is checked while it lies open.
    const modal = '[role="dialog"][aria-modal="true"]'
    const context = {
      ...(document.querySelector(modal) && { include: [[modal]] }),
      // Rows that are being read again are dimmed for a moment, which another person's change may cause at any time.
      exclude: [['[aria-busy="true"] tbody tr:not(.linha-osso)']],
    }
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, chosen)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
  expect(found, where).toEqual([])
}

/** axe finds nothing by WCAG 2.2 AA and its best practices. */
export const expectAccessible = (page: Page, where = page.url()): Promise<void> => check(page, where)

/** Checks only contrast, because another theme changes nothing else. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  check(page, where, { runOnly: ['color-contrast'] })

/** A call of the person's own session, as an integrator would make it. */
export const callAs = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (address) => {
    const stored = Object.values(localStorage).find((value) => value.includes('access_token')) ?? '{}'
    const found = /"access_token":"([^"]+)"/.exec(stored)?.[1] ?? ''
    const answer = await fetch(address, { headers: { authorization: `Bearer ${found}` } })
    return answer.json() as Promise<unknown>
  }, path)
