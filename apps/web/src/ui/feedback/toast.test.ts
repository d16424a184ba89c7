import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, describe, expect, it } from 'vitest'
import { hasUndo, runUndo, toast, TOAST_MS, WARNING_MS } from './toast.ts'

const shown = () => notificationsStore.getState().notifications
const all = () => [...shown(), ...notificationsStore.getState().queue]

afterEach(() => {
  notifications.clean()
  notifications.cleanQueue()
})

describe('toasts', () => {
  it('shows the same words once, and again after they are gone', () => {
    toast.error('Sessão expirada')
    toast.error('Sessão expirada')
    expect(all()).toHaveLength(1)
    notifications.hide(shown()[0]?.id ?? '')
    toast.error('Sessão expirada')
    expect(all()).toHaveLength(1)
  })

  it('keeps the same words of another tone apart', () => {
    toast.success('Feito.')
    toast.info('Feito.')
    expect(all()).toHaveLength(2)
  })

  it('does not repeat what still waits for its turn', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) toast.info(`Aviso ${number}`)
    toast.info('Aviso 6')
    expect(all()).toHaveLength(6)
  })

  it('stays 7 s, warnings and notices 1.000.000 ms', () => {
    toast.success('a')
    toast.warning('b')
    toast.notice('c')
    expect(shown().map(({ autoClose }) => autoClose)).toEqual([TOAST_MS, WARNING_MS, WARNING_MS])
    expect([TOAST_MS, WARNING_MS]).toEqual([7_000, 1_000_000])
  })

  it('takes back what the newest of the same words told, once', () => {
    const done: string[] = []
    toast.undoable('62 → Em separação', () => done.push('first'))
    toast.undoable('62 → Em separação', () => done.push('second'))
    expect(all()).toHaveLength(1)
    const id = shown()[0]?.id ?? ''
    runUndo(id)
    runUndo(id)
    expect(done).toEqual(['second'])
    expect(all()).toHaveLength(0)
  })

  it('withdraws an offer whose place has gone', () => {
    const withdraw = toast.undoable('Linha removida', () => undefined)
    const id = shown()[0]?.id ?? ''
    expect(hasUndo(id)).toBe(true)
    withdraw()
    expect(hasUndo(id)).toBe(false)
    expect(all()).toHaveLength(0)
  })
})
