import type { MassaLinha } from '@app/contract/casca/massa'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../platform/http/errors.ts'
import type { BulkRun } from './run.ts'
import { closeRun, getRun, resumeRun, startRun, undoable, undoRun } from './run.ts'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../../../platform/http/http.ts', () => ({ api }))
vi.stubGlobal('addEventListener', vi.fn())
vi.stubGlobal('removeEventListener', vi.fn())

type Sent = { body: { ato?: string; para?: string; registros: { id: number; versao?: number }[] } }
type Call = [string, Sent & { headers: Record<string, string> }]
const calls = () => api.mock.calls as Call[]

const linha = (id: number, more: Partial<MassaLinha> = {}): MassaLinha => ({
  id,
  nome: String(id),
  detalhe: null,
  feito: true,
  texto: 'Em separação',
  code: null,
  href: null,
  versao: 2,
  volta: 'CRIADO',
  ...more,
})
const answering = (refused: readonly number[] = []) =>
  api.mockImplementation((_path: string, { body }: Sent) =>
    Promise.resolve({
      linhas: body.registros.map(({ id }) =>
        linha(id, refused.includes(id) ? { feito: false, volta: null, code: 'X' } : {}),
      ),
    }),
  )
const run = (count: number, more: Partial<BulkRun> = {}): BulkRun => ({
  title: 'Mover',
  doing: 'Movendo',
  done: ['mudou', 'mudaram'],
  path: '/pedidos/emMassa',
  body: { ato: 'mover', para: 'EM_SEPARACAO' },
  registros: Array.from({ length: count }, (_, at) => ({ id: at + 1 })),
  hrefOf: (id) => `/pedidos/edit/${id}`,
  undo: (volta) => ({ ato: 'mover', para: volta }),
  onChange: vi.fn(),
  ...more,
})

afterEach(() => {
  closeRun()
  api.mockReset()
  vi.useRealTimers()
})

it('goes in steps of a hundred and has a line for each', async () => {
  answering([150])
  const given = run(250)
  await startRun(given)
  expect(calls().map(([, { body }]) => body.registros.length)).toEqual([100, 100, 50])
  expect(getRun()).toMatchObject({ status: 'done' })
  expect(getRun()?.linhas).toHaveLength(250)
  expect(given.onChange).toHaveBeenCalledOnce()
  expect([...undoable(getRun()!)].map(([way, some]) => [way, some.length])).toEqual([['CRIADO', 249]])
})

it('sends a step whose answer was lost again under the same key', async () => {
  vi.useFakeTimers()
  answering()
  api.mockRejectedValueOnce(new ApiError(0, {}))
  const going = startRun(run(2))
  await vi.runAllTimersAsync()
  await going
  const keys = calls().map(([, { headers }]) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(getRun()?.status).toBe('done')
})

it('stops where a step is refused, keeps what was done, and goes on from there', async () => {
  answering()
  api.mockImplementationOnce((_path: string, { body }: Sent) =>
    Promise.resolve({ linhas: body.registros.map(({ id }) => linha(id)) }),
  )
  api.mockRejectedValueOnce(new ApiError(403, {}))
  await startRun(run(120))
  expect(getRun()).toMatchObject({ status: 'stopped' })
  expect(getRun()?.linhas).toHaveLength(100)
  await resumeRun()
  expect(getRun()).toMatchObject({ status: 'done' })
  expect(
    calls()
      .at(-1)?.[1]
      .body.registros.map(({ id }) => id)[0],
  ).toBe(101)
})

it('takes back each by its own way, as it was left', async () => {
  api.mockResolvedValueOnce({ linhas: [linha(1), linha(2, { volta: 'A_FATURAR', versao: 7 }), linha(3)] })
  await startRun(run(3))
  answering()
  await undoRun()
  expect(
    calls()
      .slice(1)
      .map(([, { body }]) => body),
  ).toEqual([
    {
      ato: 'mover',
      para: 'CRIADO',
      registros: [
        { id: 1, versao: 2 },
        { id: 3, versao: 2 },
      ],
    },
    { ato: 'mover', para: 'A_FATURAR', registros: [{ id: 2, versao: 7 }] },
  ])
  expect(getRun()?.linhas.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(undoable(getRun()!).size).toBe(0)
})
