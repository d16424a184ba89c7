import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../platform/http/errors.ts'
import { enqueue, getRetomada, leaveFila, sendWaiting } from './fila.ts'
import { Espera } from './parts/bolha.tsx'

const calls = vi.hoisted(() => ({ sendMensagem: vi.fn() }))
vi.mock(import('./api.ts'), async (original) => ({ ...(await original()), ...calls }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:20Z') })
  calls.sendMensagem.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  leaveFila()
  vi.useRealTimers()
})

const mensagem = (texto: string) => ({ conversa: 7, texto, cita: null, mencoes: [], arquivos: [] })
const write = (texto: string) => enqueue(mensagem(texto), 'Manaus')
const sent = () => calls.sendMensagem.mock.calls.map(([, { texto }]) => texto)
const shown = () =>
  renderToStaticMarkup(
    <Espera
      mensagem={{ ...mensagem('Oi'), dispositivo: 'd' }}
      retomada={getRetomada()}
      onDiscard={() => undefined}
      onRewrite={() => undefined}
    />,
  )

test('over the limit per minute a message says why it waits, and is sent when the answer said so, not before', async () => {
  calls.sendMensagem.mockRejectedValueOnce(new ApiError(429, {}, 60))
  write('trinta e uma')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(shown()).toContain('limite de mensagens por minuto: segue sozinha às 12:01')
  expect(shown()).not.toContain('conexão')

  write('trinta e duas')
  void sendWaiting()
  await vi.advanceTimersByTimeAsync(58_900)
  expect(sent()).toEqual(['trinta e uma'])

  await vi.advanceTimersByTimeAsync(200)
  expect(sent()).toEqual(['trinta e uma', 'trinta e uma', 'trinta e duas'])
  expect(getRetomada()).toBeNull()
})

test('without a connection it says so, is tried every three seconds, and at once when asked', async () => {
  calls.sendMensagem.mockRejectedValue(new ApiError(0, {}))
  write('sem rede')
  await vi.advanceTimersByTimeAsync(3_100)
  expect(sent()).toHaveLength(2)
  expect(shown()).toContain('espera a conexão')
  calls.sendMensagem.mockResolvedValue(undefined)
  await sendWaiting()
  expect(sent()).toHaveLength(3)
})

test('the limit of the person who left does not hold back the next', async () => {
  calls.sendMensagem.mockRejectedValueOnce(new ApiError(429, {}, 60))
  write('de quem sai')
  await vi.advanceTimersByTimeAsync(100)
  leaveFila()
  expect(getRetomada()).toBeNull()
  write('de quem entra')
  await vi.advanceTimersByTimeAsync(100)
  expect(sent()).toEqual(['de quem sai', 'de quem entra'])
})
