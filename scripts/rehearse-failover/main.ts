// npm run rehearse:failover [-- --rounds 10 --clerks 8 --pgbouncer --write]: PostgreSQL under Patroni and etcd on three
// machines (network namespaces), HAProxy and two processes of the product, with the files of deploy/. In each round the
// primary is killed, frozen or cut off under a load of orders. Needs root and Debian's etcd-server, haproxy, patroni,
// pgbouncer and postgresql-15 (docs/operations.md, 'More than one machine').
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { withClient } from '../../apps/server/src/platform/db/client.ts'
import { createDatabase } from '../../apps/server/src/platform/db/index.ts'
import { freePort } from '../../apps/server/src/platform/db/embedded/postmaster.ts'
import { swiftFolder } from '../../apps/server/src/platform/testing/temporary-folder.ts'
import { brokenInvariants } from '../../apps/server/src/testing/invariants.ts'
import { linha, stockLot } from '../../apps/server/src/testing/stock.ts'
import { createApi } from '../../e2e/support/api.ts'
import { machineOf, writeSection } from '../bench/report.ts'
import { logIn } from '../cluster/load.ts'
import { startDatabase, until } from './database.ts'
import { keepExporting, keepSaving, openPages } from './load.ts'
import { createMachines, type Machine } from './machines.ts'
import { startProduct } from './product.ts'

const PROCESSES = 2
/** Orders that are acknowledged before a round harms the primary, and after it. */
const MORE = 50
const PLENTY = 1_000_000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    clerks: { type: 'string', default: '8' },
    pgbouncer: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const [rounds, clerks] = [Number(values.rounds), Number(values.clerks)]

type Harm = {
  name: string
  most: number
  act: (primary: Machine) => Promise<unknown>
  undo: (primary: Machine) => Promise<unknown>
}
const HARMS: readonly [Harm, Harm, Harm] = [
  { name: 'kill -9 do PostgreSQL', most: 20, act: (it) => it.killDatabase(), undo: async () => {} },
  { name: 'SIGSTOP da máquina inteira', most: 45, act: (it) => it.freeze(), undo: (it) => it.thaw() },
  { name: 'rede da máquina cortada', most: 45, act: (it) => it.cut(), undo: (it) => it.mend() },
]

type Round = { harm: Harm; from: string; to: string; gap: number; pushes: number }
const done: Round[] = []
const wrong: string[] = []
const closers: (() => unknown)[] = []

const folder = swiftFolder()
const owner = {
  uid: Number(execFileSync('id', ['-u', 'postgres'])),
  gid: Number(execFileSync('id', ['-g', 'postgres'])),
}

const rehearse = async (): Promise<string> => {
  const { machines, remove } = await createMachines()
  closers.push(remove)
  const database = await startDatabase(
    machines,
    folder.path,
    { port: await freePort(), reading: await freePort() },
    owner,
  )
  closers.push(database.stop)
  const { url, readingUrl, password } = database
  if (values.pgbouncer)
    await withClient(url, (client) => client.query(`alter role retaguarda set statement_timeout = '30s'`))
  const product = await startProduct({
    folder: folder.path,
    url,
    readingUrl,
    password,
    processes: PROCESSES,
    pgbouncer: values.pgbouncer,
    owner,
  })
  closers.push(product.stop)

  const token = await until('the product behind HAProxy', () => logIn(product.address, 'cliente'))
  const { cliente } = await createApi(product.address, token).me()
  const own = createDatabase(url, { max: 2 })
  closers.push(own.close)
  const query = async (sql: string, params: unknown[] = []) =>
    (await own.pool.query<{ n: number }>(sql, params)).rows
  const novo = { cliente: cliente?.id ?? 0, codigo: 'ENSAIO', lote: 'ENSAIO', quantidade: PLENTY }
  const lote = await stockLot(own.db, novo, new Date())
  const body = { dataHoraColeta: '2030-12-31T13:15:00Z', concluido: true, itens: [linha(lote, 1)] }

  const over = new AbortController()
  const load = keepSaving(product.address, token, body, clerks, over.signal)
  const pages = openPages(product.addresses, token)
  closers.push(pages.close)
  const lido = await stockLot(own.db, { ...novo, codigo: 'LEITURA', lote: 'LEITURA' }, new Date())
  const exporter = keepExporting(product.address, token, { ...body, itens: [linha(lido, 1)] }, over.signal)
  const { acknowledged } = load
  const more = async (): Promise<number[]> => {
    const from = acknowledged.length
    await until('more orders', async () => (acknowledged.length > from + MORE ? true : undefined))
    return acknowledged.slice(from).map(({ id }) => id)
  }
  const findLost = async (): Promise<number[]> => {
    const ids = acknowledged.map(({ id }) => id)
    const rows = await query(
      'select id as n from unnest($1::bigint[]) id where not exists (select from pedido p where p.id = id.id)',
      [ids],
    )
    return rows.map(({ n }) => n)
  }

  for (let at = 0; at < rounds; at += 1) {
    const harm = HARMS[at % HARMS.length] ?? HARMS[0]
    const primary = await database.whole()
    await more()
    const since = performance.now()
    await harm.act(primary)
    const next = await database.replaced(primary)
    const after = await more()
    const gap = load.longestGap(since)
    await until('the pages of both processes', async () => {
      const heard = pages.allHeard([...after, ...acknowledged.slice(-MORE).map(({ id }) => id)])
      return heard ? true : undefined
    })
    const pushes = (performance.now() - since) / 1000
    await harm.undo(primary)
    await database.whole()
    const lost = await until('the lost orders', findLost)
    if (lost.length > 0) wrong.push(`round ${at + 1}: ${lost.length} acknowledged orders are lost`)
    done.push({ harm, from: primary.name, to: next.name, gap, pushes })
    if (gap > harm.most) wrong.push(`round ${at + 1}: ${gap.toFixed(1)} s without a saved order`)
    console.log(
      `${at + 1}/${rounds} ${harm.name}: ${primary.name} → ${next.name}, ${gap.toFixed(1)} s; avisos ${pushes.toFixed(1)} s; ` +
        `${acknowledged.length} pedidos confirmados`,
    )
  }
  await more()
  over.abort()
  await Promise.all([load.done, exporter.done])

  const ids = acknowledged.map(({ id }) => id)
  const lost = await findLost()
  const [there] = await query('select count(*) as n from pedido_item where saldo_id = $1', [lote.saldoId])
  if (there?.n !== ids.length || new Set(ids).size !== ids.length)
    wrong.push(`${ids.length} acknowledged, ${new Set(ids).size} different, ${there?.n} there`)
  await until('every order handed to the WMS', async () => {
    const [left] = await query(
      `select count(*) as n from pedido where id = any($1) and status_alcis is distinct from 'recebido'`,
      [ids],
    )
    return left?.n === 0 ? true : undefined
  })
  wrong.push(...load.wrong, ...exporter.wrong, ...(await brokenInvariants(query)))
  if (!product.alive()) wrong.push('a process of the product ended')
  const refused = [...load.refused].map(
    ([status, count]) => `${count.toLocaleString('pt-BR')} com ${status === 0 ? 'conexão cortada' : status}`,
  )
  const { rows } = await own.pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  return describe({
    acknowledged: ids.length,
    lost: lost.length,
    refused: refused.join(', '),
    exported: exporter.exported.count,
    byStandby: await countByStandby(product.addresses),
    version: rows[0]?.version ?? '',
  })
}

const countByStandby = async (addresses: readonly string[]): Promise<number> => {
  const counts = addresses.map(async (address) => {
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(/^long_reads_total\{by="standby"\} (\d+)$/m.exec(text)?.[1] ?? 0)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

type Told = Record<'acknowledged' | 'lost' | 'exported' | 'byStandby', number> &
  Record<'refused' | 'version', string>

const describe = ({ acknowledged, lost, refused, exported, byStandby, version }: Told): string => {
  const of = (harm: Harm) => done.filter((round) => round.harm === harm)
  const list = (numbers: readonly number[]) => numbers.map((n) => n.toFixed(1).replace('.', ',')).join('; ')
  const command = `npm run rehearse:failover -- --rounds ${rounds} --clerks ${clerks}${values.pgbouncer ? ' --pgbouncer' : ''}`
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machineOf(version)}. \`${command}\`: Patroni, etcd e PostgreSQL em três máquinas (espaços de rede, discos em memória), modo síncrono, HAProxy${values.pgbouncer ? ' e PgBouncer' : ''}, dois processos, ${clerks} pessoas gravando sem parar`,
    '',
    'o que | meta | medido',
    '--- | ---: | ---:',
    ...HARMS.filter((harm) => of(harm).length > 0).flatMap((harm) => [
      `${harm.name}, ${of(harm).length} ×: segundos sem pedido gravado | ≤ ${harm.most} | ${list(of(harm).map(({ gap }) => gap))}`,
      `… até as páginas dos dois processos ouvirem avisos de novo | | ${list(of(harm).map(({ pushes }) => pushes))}`,
    ]),
    `pedidos confirmados; destes, perdidos | 0 | ${acknowledged.toLocaleString('pt-BR')}; ${lost}`,
    `chamadas respondidas de outro modo, enviadas de novo com a mesma chave | | ${refused}`,
    `exportações de um pedido logo depois de gravado (das réplicas); sem ele | 0 | ${exported} (${byStandby}); ${wrong.filter((line) => line.startsWith('the export lacks')).length}`,
    `o que não confere (livro e saldos, pedidos sem linha, em dobro, não entregues ao WMS, outras respostas) | 0 | ${wrong.length}`,
  ].join('\n')
}

const end = async (): Promise<void> => {
  for (let close = closers.pop(); close; close = closers.pop())
    await Promise.resolve(close()).catch((error: unknown) => console.error(error))
  for (const line of wrong.slice(0, 20)) console.error(line)
  process.exitCode = wrong.length === 0 ? 0 : 1
  if (wrong.length === 0) folder.remove()
  else console.error(`Os registros estão em ${folder.path}`)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    wrong.push('interrupted')
    void end().then(() => process.exit())
  })

try {
  const text = await rehearse()
  console.log(text)
  if (values.write)
    writeSection(values.pgbouncer ? 'Troca do primário, com PgBouncer' : 'Troca do primário', text)
} catch (error) {
  console.error(error)
  wrong.push('the rehearsal did not come to its end')
}
await end()
// What was broken off may still wait for something.
process.exit()
