import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SCRIPT = readFileSync(new URL('pagina.js', import.meta.url), 'utf8')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Item = {
  id: string
  outerHTML: string
  /** What the consumer does with it. */
  aberto?: boolean
  foco?: boolean
  escrito?: string
}

/** As much of a browser as the conversation's part of the script touches; each line of an answer is a message. */
const openPage = ({ top = 100 } = {}) => {
  const listeners = new Map<string, (event: object) => void>()
  const listen = (of: string) => ({
    addEventListener: (name: string, heard: (event: object) => void) =>
      void listeners.set(`${of} ${name}`, heard),
  })
  const itens: Item[] = []
  const asElement = (item: Item) => ({
    ...item,
    contains: (one: unknown) => item.foco === true && one === focused,
    querySelector: () => (item.aberto ? {} : null),
    querySelectorAll: () =>
      item.escrito === undefined ? [] : [{ value: item.escrito, defaultValue: 'antes' }],
    replaceWith: (other: Item) =>
      void itens.splice(itens.indexOf(item), 1, { id: other.id, outerHTML: other.outerHTML }),
  })
  const focused = {}
  const falas = { hidden: true, append: (item: Item) => void itens.push(item) }
  const form = { getBoundingClientRect: () => ({ top: top + 40 * itens.length }) }
  const link = listen('link')
  const one: Record<string, unknown> = { '#falas': falas, '#conversa > form': form, '.atualizar a': link }
  const document = {
    ...listen('document'),
    hidden: false,
    activeElement: focused,
    querySelector: (selector: string) => one[selector] ?? null,
    querySelectorAll: () => [],
    getElementById: (id: string) => {
      const item = itens.find((each) => each.id === id)
      return item ? asElement(item) : null
    },
  }
  const ask = vi.fn<(address: string) => Promise<{ ok: boolean; text: () => Promise<string> }>>()
  const scrollBy = vi.fn<(x: number, y: number) => void>()
  const says = (...lines: string[]) =>
    void ask.mockResolvedValue({ ok: true, text: async () => lines.join('\n') })
  says()
  runInNewContext(SCRIPT, {
    document,
    location: { hash: '', pathname: '/acompanhar/t' },
    fetch: ask,
    setTimeout,
    clearTimeout,
    innerHeight: 700,
    scrollBy,
    DOMParser: class {
      parseFromString = (markup: string) => ({
        querySelectorAll: () =>
          markup
            .split('\n')
            .filter(Boolean)
            .map((line) => ({ id: line.slice(0, 1), outerHTML: line })),
      })
    },
  })
  const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  const turn = async (hidden: boolean) => {
    document.hidden = hidden
    listeners.get('document visibilitychange')?.({})
    await wait(0)
  }
  const click = async () => {
    const preventDefault = vi.fn()
    listeners.get('link click')?.({ preventDefault })
    await wait(0)
    return preventDefault
  }
  const shown = () => itens.map(({ outerHTML }) => outerHTML)
  return { ask, says, wait, turn, click, shown, itens, falas, scrollBy }
}

test('what the post answers is asked for every thirty seconds and shown; what is there already stays', async () => {
  const { ask, says, wait, shown, falas, itens } = openPage()
  says('1 oi')
  await wait(29)
  expect(ask).not.toHaveBeenCalled()
  await wait(2)
  expect(ask.mock.calls).toEqual([['/acompanhar/t?parte=conversa']])
  expect([shown(), falas.hidden]).toEqual([['1 oi'], false])
  const [first] = itens
  says('1 oi', '2 bom dia')
  await wait(30)
  expect(shown()).toEqual(['1 oi', '2 bom dia'])
  expect(itens[0]).toBe(first)
  says('1 oi, corrigida', '2 bom dia')
  await wait(30)
  expect(shown()).toEqual(['1 oi, corrigida', '2 bom dia'])
})

test('a hidden page asks for nothing; seen again it asks at once', async () => {
  const { ask, wait, turn } = openPage()
  await turn(true)
  await wait(3_600)
  expect(ask).not.toHaveBeenCalled()
  await turn(false)
  expect(ask).toHaveBeenCalledTimes(1)
  await wait(31)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a failure is silent and tried again; a slow answer is waited for', async () => {
  const { ask, says, wait, turn, shown } = openPage()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await wait(31)
  ask.mockResolvedValueOnce({ ok: false, text: async () => '1 muitas tentativas' })
  await wait(30)
  expect([ask.mock.calls.length, shown()]).toEqual([2, []])
  let answer = () => undefined as void
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = () => resolve({ ok: true, text: async () => '1 oi' })
    }),
  )
  await wait(30)
  await turn(true)
  await turn(false)
  expect(ask).toHaveBeenCalledTimes(3)
  says('1 oi', '2 bom dia')
  answer()
  await wait(31)
  expect(shown()).toEqual(['1 oi', '2 bom dia'])
})

test.each([
  ['it is open', { aberto: true }],
  ['the focus is in it', { foco: true }],
  ['its words were changed', { escrito: 'depois' }],
])('a message that is being corrected is left alone: %s', async (_name, doing) => {
  const { says, wait, shown, itens } = openPage()
  itens.push({ id: '1', outerHTML: '1 oi', ...doing })
  says('1 oi, sem o formulário', '2 bom dia')
  await wait(31)
  expect(shown()).toEqual(['1 oi', '2 bom dia'])
})

test.each([
  ['in sight', 100, [[0, 80]]],
  ['below what is in sight', 900, []],
])('the field stays where it was: %s', async (_where, top, scrolled) => {
  const { says, wait, scrollBy } = openPage({ top })
  says('1 oi', '2 bom dia')
  await wait(31)
  expect(scrollBy.mock.calls).toEqual(scrolled)
})

test('the link asks at once, without leaving what is being typed', async () => {
  const { ask, says, click, shown } = openPage()
  says('1 oi')
  expect(await click()).toHaveBeenCalled()
  expect([ask.mock.calls.length, shown()]).toEqual([1, ['1 oi']])
})
