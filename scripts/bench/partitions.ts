import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { divideTables, DIVISIBLE } from '../../apps/server/src/platform/db/partitions/partitions.ts'
import { createCaller } from './http.ts'
import { saveCalls } from './saves.ts'
import type { BenchServer } from './server.ts'
import { timesOf } from './stats.ts'

const CLIENTS = 8
/** Before and after, for comparison. */
const SECONDS = 20
const LOOK_MS = 20

/** Events of the newest 90 days of orders, as the product would have kept them. */
const EVENTOS = `
  insert into evento (tipo, entidade, entidade_id, cliente_id, em, dados)
  select tipo, 'pedido', id, cliente_id, criado_em + passo * interval '1 hour', jsonb_build_object('numeroPedido', numero_pedido)
    from pedido, unnest(array['pedido.criado', 'pedido.concluido', 'pedido.movido', 'pedido.movido', 'pedido.expedido'])
                 with ordinality as contado (tipo, passo)
   where criado_em > now() - interval '90 days'
   order by criado_em`

type Save = { at: number; ms: number; status: number }

/** Saves without a pause until stopped. */
const keepSaving = async ({ port, tokens }: BenchServer, direct: pg.Client) => {
  const calls = await saveCalls(direct, 6000)
  const caller = createCaller(port, CLIENTS)
  const saves: Save[] = []
  const ended = new AbortController()
  let next = 0
  const clerk = async () => {
    while (!ended.signal.aborted) {
      const index = next++
      const call = calls[index % calls.length]
      if (!call) return
      const at = performance.now()
      const { status, ms } = await caller.call(call, tokens.staff[index % tokens.staff.length] ?? '')
      saves.push({ at, ms, status })
    }
  }
  const clerks = Array.from({ length: CLIENTS }, clerk)
  return {
    saves,
    stop: async () => {
      ended.abort()
      await Promise.all(clerks)
      caller.close()
    },
  }
}

/** The longest that a connection was seen to wait for a lock of a table, by what it wanted to run. */
const watchLocks = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const ended = new AbortController()
  const longest = { product: 0, command: 0 }
  const watching = (async () => {
    while (!ended.signal.aborted) {
      const { rows } = await client.query<{ dele: boolean; ms: number }>(
        `select application_name = 'retaguarda-particoes' as dele,
                extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as ms
           from pg_locks join pg_stat_activity using (pid)
          where not granted and locktype = 'relation' and waitstart is not null`,
      )
      for (const { dele, ms } of rows) {
        const who = dele ? 'command' : 'product'
        longest[who] = Math.max(longest[who], ms)
      }
      await wait(LOOK_MS)
    }
    await client.end()
  })()
  return async () => {
    ended.abort()
    await watching
    return longest
  }
}

const lineOf = (name: string, saves: readonly Save[], seconds: number): string => {
  const { p50, p95 } = timesOf(saves.map(({ ms }) => ms))
  const worst = Math.max(...saves.map(({ ms }) => ms))
  const refused = saves.filter(({ status }) => status !== 201).length
  const perSecond = saves.length / seconds
  return [
    name,
    seconds.toFixed(0),
    perSecond.toFixed(0),
    p50.toFixed(0),
    p95.toFixed(0),
    worst.toFixed(0),
    refused,
  ].join(' | ')
}

/** npm run bench -- --orders N --partitions: tables divided by month (decision 39) while people save orders. */
export const describePartitions = async (
  server: BenchServer,
  direct: pg.Client,
  url: string,
): Promise<string> => {
  const { rows: found } = await direct.query('select from evento limit 1')
  if (found.length === 0) await direct.query(EVENTOS)
  const saving = await keepSaving(server, direct)
  const lines = [
    'o que | s | gravações por segundo | p50 ms | p95 ms | a pior ms | recusas',
    '---|---:|---:|---:|---:|---:|---:',
  ]
  const during = async (name: string, work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    const until = performance.now()
    lines.push(
      lineOf(
        name,
        saving.saves.filter(({ at }) => at >= from && at < until),
        (until - from) / 1000,
      ),
    )
  }
  await wait(SECONDS * 1000)
  await during('antes', () => wait(SECONDS * 1000))
  const look = await watchLocks(url)
  for (const table of DIVISIBLE)
    await during(`${table.nome}, repartindo`, () =>
      divideTables([table], { ownerUrl: url, now: new Date(), log: () => {} }),
    )
  await during('depois', () => wait(SECONDS * 1000))
  const { product, command } = await look()
  await saving.stop()
  return [
    lines.join('\n'),
    `A maior espera vista por uma trava de tabela (olhadas a cada ${LOOK_MS} ms): ${product.toFixed(0)} ms de uma gravação, ` +
      `${command.toFixed(0)} ms do comando.`,
  ].join('\n\n')
}
