import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectContrast, test } from '../support/people.ts'
import { notaStates } from '../support/screens/notas.ts'
import { osStates } from '../support/screens/os.ts'
import { pessoaStates } from '../support/screens/pessoas.ts'
import { redeStates } from '../support/screens/rede.ts'
import { tabelaStates } from '../support/screens/tabelas.ts'
import { states, type State } from '../support/screens/index.ts'

const settled = async (page: Page) => {
  await page.waitForLoadState('domcontentloaded')
  await expect(page.getByRole('heading').first()).toBeVisible()
}

/** English words that a library or a browser might bring; the product is Portuguese and has none of them. */
const ENGLISH = new RegExp(
  // Whole words: 'painéis' has no 'is'.
  `(?<!\\p{L})(${[
    'save',
    'cancel',
    'close',
    'open',
    'loading',
    'required',
    'search',
    'next',
    'previous',
    'select',
    'clear',
    'submit',
    'error',
    'today',
    'delete',
    'remove',
    'edit',
    'new',
    'nothing found',
    'no options',
    'page',
    'first',
    'last',
    'toggle',
    'menu item',
    'dismiss',
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'invalid',
    'warning',
    'success',
    'upload',
    'download',
    'file',
    'browse',
    'password',
    'login',
    'logout',
    'settings',
    'dashboard',
    'yes',
    'the',
    'is',
    'not found',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** All shown or spoken texts: text, names, descriptions, placeholders, the title. */
const wordsOf = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title, document.body.innerText]
    for (const element of document.querySelectorAll('body *'))
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
      ])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  // E-mail addresses, links and lots are names, so they are not checked.
  const all = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replaceAll(/\S+@\S+|\S+\/acompanhar\/\S+/g, '').trim())
  const spoken = (await page.locator('body').ariaSnapshot()).matchAll(/"([^"\n]+)"/g)
  return [...new Set([...all, ...[...spoken].map(([, name = '']) => name)])].filter(Boolean)
}

const expectPortuguese = async (page: Page, where: string) =>
  expect(
    (await wordsOf(page)).filter((line) => ENGLISH.test(line)),
    where,
  ).toEqual([])

/** It retries, because an open menu is placed again when the window changes. */
const expectNoSideways = (page: Page, where: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `${where}: scrolls sideways` },
    )
    .toBeLessThanOrEqual(0)

/** With reduced motion nothing moves: an animation that still runs after the first moment would never end. */
const expectStill = async (page: Page, where: string) => {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : '')),
  )
  expect(moving, `${where}: moves`).toEqual([])
  const slow = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((one) =>
        getComputedStyle(one)
          .transitionDuration.split(',')
          .some((part) => Number.parseFloat(part) > 0.01),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
      .slice(0, 5),
  )
  expect(slow, `${where}: takes its time`).toEqual([])
}

/** An order of the demo day: not concluded, of client 1001. */
const ORDER = 57
const all = [...states(ORDER), ...notaStates, ...pessoaStates, ...tabelaStates]

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
/** Widths between and beyond; 720 is 1440 at 200 % zoom. */
const OTHERS = [720, 768, 1920]

const light = (page: Page) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
const dark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // The consumer's page is none of the application: its sheet follows the browser by itself.
  if ((await page.locator('html').getAttribute('data-mantine-color-scheme')) !== null)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
}

/** The window's new size has reached the page: two frames draw what follows it. */
const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

const PARTS = 8
for (let part = 0; part < PARTS; part++)
  test(`axe finds nothing, no English is shown, nothing scrolls sideways, on phones and desktops: part ${part + 1} (S1-001, S9-038)`, async ({
    open,
    stranger,
    api,
    provokes,
  }) => {
    test.slow()
    const every = [...all, ...(await osStates(api)), ...(await redeStates(api))]
    const pages = new Map<State['person'], Page>()
    const enter = (person: State['person']) =>
      person === 'estranho' ? stranger(DESKTOP) : open(person, 'about:blank', DESKTOP)
    const mine = every.filter((_, index) => index % PARTS === part)
    provokes(...mine.flatMap((state) => state.provokes ?? []))
    // All faults of a part are reported together, because the first one would hide those of later screens.
    const found: string[] = []
    for (const [at, { name, person, path, act }] of mine.entries()) {
      const page = pages.get(person) ?? (await enter(person))
      if (!pages.has(person)) page.on('dialog', (dialog) => dialog.accept())
      pages.set(person, page)
      // A state is reached once, one on a phone and the next on a desktop, and then takes the other's size.
      const [first, second] = at % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE]
      try {
        await page.setViewportSize(first)
        await page.goto(path)
        await act?.(page)
        await settled(page)
        await expectAccessible(page, `${name}, ${first.width}, light`)
        await expectPortuguese(page, name)
        await expectStill(page, name)
        await expectNoSideways(page, `${name}, ${first.width}`)
        await dark(page)
        await expectContrast(page, `${name}, ${first.width}, dark`)
        await resize(page, second)
        await expectContrast(page, `${name}, ${second.width}, dark`)
        await light(page)
        await expectAccessible(page, `${name}, ${second.width}, light`)
        await expectNoSideways(page, `${name}, ${second.width}`)
        for (const width of OTHERS) {
          await page.setViewportSize({ ...DESKTOP, width })
          await expectNoSideways(page, `${name}, ${width}`)
        }
      } catch (fault) {
        found.push(`${name}: ${String(fault)}`)
      }
      await light(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(found).toEqual([])
  })

test('the log-in screen and its messages are accessible and Portuguese (S1-001)', async ({ stranger }) => {
  for (const width of [390, 1440]) {
    const page = await stranger({ width })
    await page.goto('/index')
    await expect(page.getByRole('region', { name: 'Demonstração: entrar como' })).toBeVisible()
    await page.getByLabel('E-mail').fill('sem arroba')
    await page.getByLabel('Senha', { exact: true }).fill('x')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByText('E-mail inválido')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page, `entrar, ${width}, ${colorScheme}`)
    }
    await expectPortuguese(page, 'entrar')
    await expectNoSideways(page, `entrar, ${width}`)
  }
})

test('at 200 % zoom everything is there and nothing scrolls sideways', async ({ open }) => {
  const page = await open('operador', 'about:blank', { width: 720, height: 450, deviceScaleFactor: 2 })
  for (const path of [
    '/dashboard',
    '/pedidos',
    `/pedidos/edit/${ORDER}`,
    '/pedidos/novo',
    '/configuracoes/view/',
  ]) {
    await page.goto(path)
    await settled(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoSideways(page, path)
    await expect.poll(async () => (await page.locator('main').boundingBox())?.width).toBeGreaterThan(600)
  }
})

test('the keyboard reaches everything, and what has the focus shows it', async ({ open }) => {
  for (const [person, path] of [
    ['operador', '/dashboard'],
    ['operador', '/pedidos'],
    ['cliente', `/pedidos/edit/${ORDER}`],
    ['admin', '/configuracoes/view/'],
  ] as const) {
    const page = await open(person, path)
    await expect(page.locator('main').locator('input, a, tr[tabindex="0"]').first()).toBeVisible()
    const unseen: string[] = []
    for (let presses = 0; presses < 45; presses++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return null
        const marked = (one: Element | null, pseudo?: string) => {
          if (!one) return false
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, pseudo)
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
        }
        const shown =
          marked(element) ||
          marked(element, '::after') ||
          marked(element.parentElement) ||
          marked(element.nextElementSibling) ||
          marked(element.closest('label, .entrada'))
        const { top, bottom } = element.getBoundingClientRect()
        const inView = bottom > 0 && top < innerHeight
        return shown && inView ? null : element.outerHTML.slice(0, 160)
      })
      if (found) unseen.push(found)
    }
    expect(unseen, path).toEqual([])
  }
})
