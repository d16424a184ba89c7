import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { listenToConsoles } from './console.ts'

/** Blocks the page's pushes, so that it learns of another person's save only by what it asks. */
export const deaf = (page: Page): Promise<void> => page.routeWebSocket('**/ws', () => undefined)

/** Of local storage, by key. */
export type Stored = Readonly<Record<string, string>>

/** A browser window between tests: the product's data is removed, and what is expensive to recreate stays. */
type Shell = {
  context: BrowserContext
  options: string
  /** A page at the product's address without the product: it empties the storage and keeps the process alive. */
  blank: Page
  /** It was changed in a way that cannot be undone. */
  spent: boolean
}

/** Unused shells, the most recently used last. More of them would only take memory. */
const idle: Shell[] = []
const MOST_IDLE = 6

const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const

/** Settings of a whole context and an installed clock cannot be removed, so such a shell serves only one test. */
const noteSpending = (shell: Shell): void => {
  const { context } = shell
  const note = (target: object, name: string, act: (...given: never[]) => unknown) =>
    Object.assign(target, {
      [name]: (...given: unknown[]): unknown => {
        shell.spent = true
        return Reflect.apply(act, target, given)
      },
    })
  for (const name of LASTING) note(context, name, context[name])
  for (const name of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const)
    note(context.clock, name, context.clock[name])
  context.once('close', () => (shell.spent = true))
}

const makeShell = async (browser: Browser, options: BrowserContextOptions): Promise<Shell> => {
  const context = await browser.newContext(options)
  const blank = await context.newPage()
  await blank.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await blank.goto('/')
  const shell = { context, options: JSON.stringify(options), blank, spent: false }
  noteSpending(shell)
  return shell
}

/** Resets it to an unused state, with the given storage. */
const renew = async ({ context, blank }: Shell, stored: Stored): Promise<void> => {
  await context.clearCookies()
  await blank.evaluate(async (entries) => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise<void>((done, failed) => {
        const removal = indexedDB.deleteDatabase(name)
        removal.addEventListener('success', () => done())
        removal.addEventListener('error', () => failed(removal.error ?? new Error(name)))
      })
    localStorage.clear()
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(stored))
}

const takeShell = async (browser: Browser, options: BrowserContextOptions): Promise<Shell> => {
  const wanted = JSON.stringify(options)
  const index = idle.findLastIndex((shell) => shell.options === wanted)
  return idle.splice(index, index < 0 ? 0 : 1)[0] ?? makeShell(browser, options)
}

const giveBack = async (shell: Shell): Promise<void> => {
  if (!shell.spent) for (const page of shell.context.pages()) if (page !== shell.blank) await page.close()
  if (!shell.spent) idle.push(shell)
  const outworn = shell.spent ? shell : idle.length > MOST_IDLE ? idle.shift() : undefined
  await outworn?.context.close()
}

/** The windows of one test; unexpected console messages fail it, and so do expected ones that did not come. */
export const openWindows = (browser: Browser) => {
  const { watch, provokes, allows, faults, unheard } = listenToConsoles()
  const open: { shell: Shell; unwatch: () => void }[] = []
  const make = async (options: BrowserContextOptions, stored: Stored = {}): Promise<Page> => {
    const shell = await takeShell(browser, options)
    await renew(shell, stored)
    open.push({ shell, unwatch: watch(shell.context) })
    return shell.context.newPage()
  }
  /** What stands in front of each page, for who reads of a failure far from its screenshots. */
  const fronts = async (): Promise<string[]> => {
    const pages = open.flatMap(({ shell }) => shell.context.pages().filter((page) => page !== shell.blank))
    return Promise.all(
      pages.map(async (page) => {
        const texts = await page
          .locator('[role="dialog"], [role="alert"], [aria-label="Avisos"]')
          .allInnerTexts()
          // A page that has died says nothing, and must not keep the windows from closing.
          .catch(() => [])
        return `${page.url()}: ${texts.join(' | ').replaceAll(/\s+/g, ' ')}`
      }),
    )
  }
  const close = async (): Promise<void> => {
    try {
      await expect.poll(unheard, { message: 'what the consoles were to tell', timeout: 3_000 }).toEqual([])
    } finally {
      for (const { shell, unwatch } of open) {
        await giveBack(shell)
        unwatch()
      }
    }
    expect(faults()).toEqual([])
  }
  return { make, provokes, allows, faults, fronts, close }
}
export type Windows = ReturnType<typeof openWindows>
