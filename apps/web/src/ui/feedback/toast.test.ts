import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, describe, expect, it } from 'vitest'
import { toast, TOAST_MS, WARNING_MS } from './toast.ts'

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
})
