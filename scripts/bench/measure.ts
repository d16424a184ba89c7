import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { captureHeaders, lastAnswered, lastCaptured, replay, type Statement } from './capture.ts'
import type { Case } from './cases.ts'
import { type Caller, createCaller } from './http.ts'
import { wholeTableScans } from './plans/plans.ts'
import type { Line } from './report.ts'
import type { BenchServer } from './server.ts'
import { measure, timed, type Times } from './stats.ts'

type Options = { demandIndex: boolean }

export type Bench = {
  server: BenchServer
  /** Plans that read all orders, with the statement that asked for them. */
  scans: string[]
  measureCase: (which: Case, requests: number) => Promise<Line>
  measurePainel: (requests: number) => Promise<Line[]>
  /** The statements of each of its calls. */
  captureAll: (which: Case) => Promise<Statement[][]>
  /** The statements of a panel without the cached answer. */
  capturePainel: () => Promise<Statement[]>
  /** Measures in single runs, because each call writes. */
  measureWrite: (which: Case, requests: number) => Promise<Line>
}

export const PAINEL: Case = { name: 'painel', calls: [{ method: 'GET', path: '/pedidos/painel' }] }
/** Longer than the pause that the panel keeps between two readings. */
const BETWEEN_READINGS_MS = 60

const isFrame = ({ text }: Statement): boolean => /^(begin|commit|rollback|start transaction)/i.test(text)
const countOf = (statements: readonly Statement[] | undefined): number =>
  (statements ?? []).filter((each) => !isFrame(each)).length

type Measured = { call?: Times | undefined; answer?: Times | undefined; driver?: Times | undefined }

const lineOf = (
  name: string,
  { call, answer, driver, statements }: Measured & { statements: number },
): Line => {
  if (!call || !answer) throw new Error(`${name}: nothing measured`)
  return { name, call, server: answer, ...(driver && { driver }), statements }
}

export const createBench = (server: BenchServer, direct: pg.Client, { demandIndex }: Options): Bench => {
  const caller: Caller = createCaller(server.port)
  const scans: string[] = []
  let turn = 0

  // Calls are limited per person and minute, so the bench uses many people.
  const tokenFor = (who: Case['as']): string => {
    const tokens = server.tokens[who ?? 'staff']
    turn += 1
    return tokens[turn % tokens.length] ?? ''
  }

  const ask = async (
    which: Case,
    index: number,
    token = tokenFor(which.as),
    headers: Record<string, string> = {},
  ): Promise<void> => {
    const call = which.calls[index % which.calls.length]
    if (!call) throw new Error(`${which.name}: no call`)
    const { status, body } = await caller.call(call, token, headers)
    if (status < 200 || status > 299) throw new Error(`${which.name}: ${status} ${body.slice(0, 500)}`)
  }

  /** The caller's waiting time, and the part inside the server. */
  const timedAsk = async (which: Case, index: number): Promise<readonly [number, number]> => {
    const call = await timed(() => ask(which, index))
    return [call, await lastAnswered()]
  }

  /** The statements of the call alone: the previous call has already cached the person's session. */
  const capture = async (which: Case, index: number): Promise<Statement[]> => {
    const token = tokenFor(which.as)
    await ask(which, index, token)
    await ask(which, index, token, captureHeaders)
    return lastCaptured()
  }

  const captureAll = async (which: Case): Promise<Statement[][]> => {
    await server.warmSessions(caller)
    const sets: Statement[][] = []
    for (const index of which.calls.keys()) sets.push(await capture(which, index))
    return sets
  }

  const invalidatePainel = async (): Promise<void> => {
    const change = { entidade: 'pedido', id: 1, versao: 1, clienteId: 1 }
    await direct.query('select pg_notify($1, $2)', ['mudanca', JSON.stringify(change)])
    await wait(BETWEEN_READINGS_MS)
  }

  const capturePainel = async (): Promise<Statement[]> => {
    const token = tokenFor(PAINEL.as)
    await ask(PAINEL, 0, token)
    await invalidatePainel()
    await ask(PAINEL, 0, token, captureHeaders)
    return lastCaptured()
  }

  return {
    server,
    scans,
    captureAll,
    capturePainel,
    measureCase: async (which, requests) => {
      const sets = await captureAll(which)
      if (demandIndex && which.list) {
        for (const set of sets) scans.push(...(await wholeTableScans(direct, set)))
      }
      const [call, answer, driver] = await measure(requests, [
        (index) => timedAsk(which, index),
        async (index) => [await timed(() => replay(direct, sets[index % sets.length] ?? []))],
      ])
      return lineOf(which.name, { call, answer, driver, statements: countOf(sets[0]) })
    },
    measurePainel: async (requests) => {
      const [keptCall, keptAnswer] = await measure(requests, [() => timedAsk(PAINEL, 0)])
      const set = await capturePainel()
      const [call, answer, driver] = await measure(requests, [
        async () => {
          await invalidatePainel()
          return timedAsk(PAINEL, 0)
        },
        async () => [await timed(() => replay(direct, set))],
      ])
      return [
        lineOf('painel, lido agora', { call, answer, driver, statements: countOf(set) }),
        lineOf('painel, guardado no processo', { call: keptCall, answer: keptAnswer, statements: 0 }),
      ]
    },
    measureWrite: async (which, requests) => {
      const statements = countOf(await capture(which, 0))
      const [call, answer] = await measure(requests, [(index) => timedAsk(which, index + 1)])
      return lineOf(which.name, { call, answer, statements })
    },
  }
}
