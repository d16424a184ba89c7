import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

const SENHA = 'demonstracao'
/** People of the demo day. */
export type Person = 'admin' | 'operador' | 'cliente' | 'cliente2'
type Options = { width?: number; height?: number; colorScheme?: 'light' | 'dark' }

type Fixtures = {
  /** A browser of that person's own, logged in through the screen. */
  enter: (person: Person, options?: Options) => Promise<Page>
  /** A browser of a stranger. */
  stranger: (options?: Options) => Promise<Page>
}

/** Types e-mail and password on the log-in screen and waits for the first screen behind it. */
export const logIn = async (page: Page, person: Person, senha = SENHA): Promise<void> => {
  await page.getByLabel('E-mail').fill(`${person}@retaguarda.example`)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/index')
}

/** What the console may never say: a refusal by the Content-Security-Policy, or a script that broke. */
const watch = (page: Page, faults: string[]): void => {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) faults.push(`${page.url()}: ${message.text()}`)
  })
}

export const test = base.extend<Fixtures>({
  stranger: async ({ browser, baseURL }, use) => {
    const faults: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    await use(async ({ width = 1440, height = 900, colorScheme = 'light' } = {}) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width, height },
        colorScheme,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      })
      contexts.push(context)
      const page = await context.newPage()
      watch(page, faults)
      return page
    })
    for (const context of contexts) await context.close()
    expect(faults).toEqual([])
  },
  enter: async ({ stranger }, use) => {
    await use(async (person, options) => {
      const page = await stranger(options)
      await page.goto('/index')
      await logIn(page, person)
      return page
    })
  },
})

/** axe finds nothing by WCAG 2.2 AA and its best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, page.url()).toEqual([])
}

/** A call of the person's own session, as an integrator would make it. */
export const callAs = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (address) => {
    const stored = Object.values(localStorage).find((value) => value.includes('access_token')) ?? '{}'
    const found = /"access_token":"([^"]+)"/.exec(stored)?.[1] ?? ''
    const answer = await fetch(address, { headers: { authorization: `Bearer ${found}` } })
    return answer.json() as Promise<unknown>
  }, path)
