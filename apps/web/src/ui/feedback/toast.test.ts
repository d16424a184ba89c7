import { afterEach, describe, expect, it } from 'vitest'
import { closeToast, getShown, hasUndo, runUndo, toast, TOAST_MS, WARNING_MS } from './toast.ts'

const first = () => getShown()[0]?.id ?? ''

afterEach(() => toast.clear())

describe('toasts', () => {
  it('shows the same words once, and again after they are gone', () => {
    toast.error('Sessão expirada')
    toast.error('Sessão expirada')
    expect(getShown()).toHaveLength(1)
    closeToast(first())
    toast.error('Sessão expirada')
    expect(getShown()).toHaveLength(1)
  })

  it('keeps the same words of another tone apart', () => {
    toast.success('Feito.')
    toast.info('Feito.')
    expect(getShown()).toHaveLength(2)
  })

  it('does not repeat what still waits for its turn', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) toast.info(`Aviso ${number}`)
    toast.info('Aviso 6')
    expect(getShown()).toHaveLength(5)
    closeToast(first())
    expect(getShown().map(({ text }) => text)).toEqual([2, 3, 4, 5, 6].map((number) => `Aviso ${number}`))
  })

  it('stays 7 s, warnings and notices 1.000.000 ms', () => {
    toast.success('a')
    toast.warning('b')
    toast.notice('c')
    expect(getShown().map(({ time }) => time)).toEqual([TOAST_MS, WARNING_MS, WARNING_MS])
    expect([TOAST_MS, WARNING_MS]).toEqual([7_000, 1_000_000])
  })

  it('takes back what the newest of the same words told, once', () => {
    const done: string[] = []
    toast.undoable('62 → Em separação', () => done.push('first'))
    toast.undoable('62 → Em separação', () => done.push('second'))
    expect(getShown()).toHaveLength(1)
    const id = first()
    runUndo(id)
    runUndo(id)
    expect(done).toEqual(['second'])
    expect(getShown()).toHaveLength(0)
  })

  it('withdraws an offer whose place has gone', () => {
    const withdraw = toast.undoable('Linha removida', () => undefined)
    const id = first()
    expect(hasUndo(id)).toBe(true)
    withdraw()
    expect(hasUndo(id)).toBe(false)
    expect(getShown()).toHaveLength(0)
  })
})
