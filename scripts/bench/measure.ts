import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { capture, replay, type Statement } from './capture.ts'
import type { Case } from './cases.ts'
import { type Caller, createCaller } from './http.ts'
import { wholeTableScans } from './plans.ts'
import type { Line } from './report.ts'
import type { BenchServer } from './server.ts'
import { measure, timesOf } from './stats.ts'

type Measured = Case & { write?: boolean }
type Options = { demandIndex: boolean }

export type Bench = {
  server: BenchServer
  /** Plans that read all orders, with the statement that asked for them. */
  scans: string[]
  measureCase: (which: Measured, requests: number) => Promise<Line>
  measurePainel: (requests: number) => Promise<Line[]>
}

const PAINEL = { method: 'GET', path: '/pedidos/painel' } as const
/** Longer than the pause that the panel keeps between two readings. */
const BETWEEN_READINGS_MS = 60

const isFrame = ({ text }: Statement): boolean => /^(begin|commit|rollback|start transaction)/i.test(text)

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

  const ask = async (which: Measured, index: number): Promise<void> => {
    const call = which.calls[index % which.calls.length]
    if (!call) throw new Error(`${which.name}: no call`)
    const { status, body } = await caller.call(call, tokenFor(which.as))
    if (status < 200 || status > 299) throw new Error(`${which.name}: ${status} ${body.slice(0, 500)}`)
  }

  const statementsOf = async (which: Measured): Promise<Statement[][]> => {
    const all: Statement[][] = []
    for (const index of which.calls.slice(0, which.write ? 3 : 5).keys()) {
      // Every session is looked up once and then known.
      await ask(which, index)
      all.push(await capture(() => ask(which, index)))
    }
    return all
  }

  const measureDriver = (sets: readonly Statement[][], requests: number) =>
    measure(requests, (index) => replay(direct, sets[index % sets.length] ?? []))

  return {
    server,
    scans,
    measureCase: async (which, requests) => {
      await server.warmSessions(caller)
      const sets = await statementsOf(which)
      if (demandIndex && which.list) {
        for (const set of sets.slice(0, 2)) scans.push(...(await wholeTableScans(direct, set)))
      }
      const times = await measure(requests, (index) => ask(which, index))
      const statements = sets[0]?.filter((each) => !isFrame(each)).length ?? 0
      if (which.write) return { name: which.name, server: times, statements }
      return { name: which.name, server: times, driver: await measureDriver(sets, requests), statements }
    },
    measurePainel: async (requests) => {
      const painel: Measured = { name: 'painel', calls: [PAINEL] }
      const warm = await measure(requests, () => ask(painel, 0))
      const invalidate = async () => {
        const change = { entidade: 'pedido', id: 1, versao: 1, clienteId: 1 }
        await direct.query('select pg_notify($1, $2)', ['mudanca', JSON.stringify(change)])
        await wait(BETWEEN_READINGS_MS)
      }
      const cold: number[] = []
      for (let index = 0; index < requests; index += 1) {
        await invalidate()
        const start = performance.now()
        await ask(painel, 0)
        cold.push(performance.now() - start)
      }
      await invalidate()
      const set = await capture(() => ask(painel, 0))
      const driver = await measureDriver([set], requests)
      return [
        { name: 'painel, lido agora', server: timesOf(cold), driver, statements: set.length },
        { name: 'painel, guardado no processo', server: warm, driver, statements: 0 },
      ]
    },
  }
}
