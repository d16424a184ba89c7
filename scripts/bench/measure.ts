import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { captureHeaders, lastCaptured, replay, type Statement } from './capture.ts'
import type { Case } from './cases.ts'
import { type Caller, createCaller } from './http.ts'
import { wholeTableScans } from './plans.ts'
import type { Line } from './report.ts'
import type { BenchServer } from './server.ts'
import { measure, timesOf } from './stats.ts'

type Options = { demandIndex: boolean }

export type Bench = {
  server: BenchServer
  /** Plans that read all orders, with the statement that asked for them. */
  scans: string[]
  measureCase: (which: Case, requests: number) => Promise<Line>
  measurePainel: (requests: number) => Promise<Line[]>
  /** What only one run in turn can show: each call writes. */
  measureWrite: (which: Case, requests: number) => Promise<Line>
}

const PAINEL: Case = { name: 'painel', calls: [{ method: 'GET', path: '/pedidos/painel' }] }
/** Longer than the pause that the panel keeps between two readings. */
const BETWEEN_READINGS_MS = 60

const isFrame = ({ text }: Statement): boolean => /^(begin|commit|rollback|start transaction)/i.test(text)
const countOf = (statements: readonly Statement[] | undefined): number =>
  (statements ?? []).filter((each) => !isFrame(each)).length

export const createBench = (server: BenchServer, direct: pg.Client, { demandIndex }: Options): Bench => {
  const caller: Caller = createCaller(server.port)
  const scans: string[] = []
  let turn = 0

  // The calls of one person are limited by the minute; the bench is many.
  const tokenFor = (who: Case['as']): string => {
    const tokens = who === 'cliente' ? server.clientes : server.staff
    turn += 1
    return tokens[turn % tokens.length] ?? ''
  }

  const ask = async (which: Case, index: number, headers: Record<string, string> = {}): Promise<void> => {
    const call = which.calls[index % which.calls.length]
    if (!call) throw new Error(`${which.name}: no call`)
    const { status, body } = await caller.call(call, tokenFor(which.as), headers)
    if (status < 200 || status > 299) throw new Error(`${which.name}: ${status} ${body.slice(0, 500)}`)
  }

  const capture = async (which: Case, index: number): Promise<Statement[]> => {
    await ask(which, index, captureHeaders)
    return lastCaptured()
  }

  const captureAll = async (which: Case): Promise<Statement[][]> => {
    const sets: Statement[][] = []
    for (const index of which.calls.keys()) sets.push(await capture(which, index))
    return sets
  }

  const invalidatePainel = async (): Promise<void> => {
    const change = { entidade: 'pedido', id: 1, versao: 1, clienteId: 1 }
    await direct.query('select pg_notify($1, $2)', ['mudanca', JSON.stringify(change)])
    await wait(BETWEEN_READINGS_MS)
  }

  return {
    server,
    scans,
    measureCase: async (which, requests) => {
      await server.warmSessions(caller)
      const sets = await captureAll(which)
      if (demandIndex && which.list) {
        for (const set of sets) scans.push(...(await wholeTableScans(direct, set)))
      }
      const [times, driver] = await measure(requests, [
        (index) => ask(which, index),
        (index) => replay(direct, sets[index % sets.length] ?? []),
      ])
      if (!times || !driver) throw new Error(`${which.name}: nothing measured`)
      return { name: which.name, server: times, driver, statements: countOf(sets[0]) }
    },
    measurePainel: async (requests) => {
      const [warm] = await measure(requests, [() => ask(PAINEL, 0)])
      await invalidatePainel()
      const set = await capture(PAINEL, 0)
      const cold: number[] = []
      const driver: number[] = []
      for (let index = 0; index < requests; index += 1) {
        await invalidatePainel()
        const start = performance.now()
        await ask(PAINEL, 0)
        const between = performance.now()
        await replay(direct, set)
        cold.push(between - start)
        driver.push(performance.now() - between)
      }
      const fresh = { name: 'painel, lido agora', server: timesOf(cold), driver: timesOf(driver) }
      const kept = { name: 'painel, guardado no processo', server: warm ?? timesOf([]), statements: 0 }
      return [{ ...fresh, statements: countOf(set) }, kept]
    },
    measureWrite: async (which, requests) => {
      const statements = countOf(await capture(which, 0))
      const [times] = await measure(requests, [(index) => ask(which, index + 1)])
      return { name: which.name, server: times ?? timesOf([]), statements }
    },
  }
}
