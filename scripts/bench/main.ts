import { parseArgs } from 'node:util'
import pg from 'pg'
import { allCases, type Case } from './cases.ts'
import { watchRequests, watchStatements } from './capture.ts'
import { describeChat } from './chat/chat.ts'
import { fillChat } from './chat/fill.ts'
import { describeColetores } from './coletores/coletores.ts'
import { describeDocumentos } from './documentos.ts'
import { describeExport, PEDIDO_EXPORT } from './exports.ts'
import { fillDatabase } from './fill.ts'
import { createKeeper } from './plans/kept-plans.ts'
import { createBench, PAINEL, type Bench } from './measure.ts'
import { benchNotas } from './notas/notas.ts'
import { describeBalcao } from './os/balcao.ts'
import { OS_EXPORT, osCases } from './os/cases.ts'
import { describeFechamento, fillFechamento } from './os/fechamento.ts'
import { fillOs } from './os/fill.ts'
import { describeRelatorios } from './os/relatorios.ts'
import { benchPages } from './pages.ts'
import { describePartitions } from './partitions.ts'
import { type Prepared, prepareDatabase } from './prepare.ts'
import { type Line, machineOf, tableOf, writeSection } from './report.ts'
import { loadSaves, saveCalls } from './saves.ts'
import { startServer } from './server.ts'
import { describeSockets } from './sockets.ts'
import { benchStart } from './start.ts'
import { describeVendidos } from './vendidos.ts'

const SCAN_LIMIT = 100_000
const CLIENTS = 32
const SAVE_SECONDS = 15
const WARM_UP_SECONDS = 10

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '10000' },
    os: { type: 'string', default: '0' },
    balcao: { type: 'boolean', default: false },
    relatorios: { type: 'boolean', default: false },
    fechamento: { type: 'boolean', default: false },
    vendidos: { type: 'boolean', default: false },
    documentos: { type: 'boolean', default: false },
    chat: { type: 'boolean', default: false },
    coletores: { type: 'boolean', default: false },
    partitions: { type: 'boolean', default: false },
    requests: { type: 'string', default: '400' },
    fresh: { type: 'boolean', default: false },
    'no-audit': { type: 'boolean', default: false },
    'client-saves': { type: 'boolean', default: false },
    nfe: { type: 'boolean', default: false },
    web: { type: 'boolean', default: false },
    start: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const orders = Number(values.orders)
const ordens = Number(values.os)
const requests = Number(values.requests)
const log = (line: string) => console.log(line)
const show = (line: Line): Line => {
  log(tableOf([line]).split('\n').at(-1) ?? '')
  return line
}

const saveLines = async (bench: Bench, direct: pg.Client): Promise<Line[]> => {
  const calls = await saveCalls(direct, requests * 2)
  return [await bench.measureWrite({ name: 'gravar pedido de 10 linhas', calls }, requests)]
}

/** Saves by many people at once, from a separate process. */
const describeLoad = async (bench: Bench, direct: pg.Client): Promise<string> => {
  const { port, tokens } = bench.server
  const calls = await saveCalls(direct, 6000)
  const order = {
    port,
    tokens: tokens.staff,
    calls,
    clients: CLIENTS,
    warmUpSeconds: WARM_UP_SECONDS,
    seconds: SAVE_SECONDS,
  }
  const { saved, failed, seconds, times } = await loadSaves(order)
  const failures = Object.entries(failed).map(([status, count]) => `${count} × ${status}`)
  return (
    `${CLIENTS} clientes ao mesmo tempo, ${SAVE_SECONDS} s depois de ${WARM_UP_SECONDS} s de aquecimento: **${(saved / seconds).toFixed(0)} pedidos de 10 linhas por ` +
    `segundo** (p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms; ` +
    `${failures.length > 0 ? `recusas: ${failures.join(', ')}` : 'nenhuma recusa'}).`
  )
}

/** An order that staff may still change. */
const editablePedido = async (direct: pg.Client): Promise<number> => {
  const { rows } = await direct.query<{ id: number }>(
    `select id::int from pedido where etapa = 'CRIADO' and not concluido order by id desc limit 1`,
  )
  return rows[0]?.id ?? 0
}

const measureCases = async (bench: Bench, cases: readonly Case[]): Promise<Line[]> => {
  const lines: Line[] = []
  for (const each of cases) lines.push(show(await bench.measureCase(each, requests)))
  return lines
}

const measureAll = async (bench: Bench, direct: pg.Client): Promise<string> => {
  const lines = await measureCases(bench, allCases(orders))
  for (const line of await bench.measurePainel(requests)) lines.push(show(line))
  for (const line of await saveLines(bench, direct)) lines.push(show(line))
  return tableOf(lines)
}

const reportSection = async (direct: pg.Client, title: string, command: string, parts: readonly string[]) => {
  const { rows } = await direct.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const date = new Date().toISOString().slice(0, 10)
  const head = `${date}, ${machineOf(rows[0]?.version ?? '?')}. \`npm run bench -- ${command}\``
  const body = [head, ...parts].filter(Boolean).join('\n\n')
  log(`\n${body}`)
  if (values.write) writeSection(title, body)
}

const tellScans = ({ scans }: Bench): void => {
  for (const scan of scans) console.error(`\nLê a tabela inteira: ${scan}`)
  if (scans.length > 0) process.exitCode = 1
}

const measureOrders = async (bench: Bench, direct: pg.Client, url: string): Promise<void> => {
  const table = values['client-saves'] ? '' : await measureAll(bench, direct)
  const load = await describeLoad(bench, direct)
  const csv = await describeExport(bench.server, url, PEDIDO_EXPORT)
  const sockets = await describeSockets(bench.server, await editablePedido(direct))
  const title = `Pedidos: ${orders.toLocaleString('pt-BR')}`
  await reportSection(direct, title, `--orders ${orders}`, [table, load, csv, sockets])
  tellScans(bench)
}

const measureOs = async (bench: Bench, direct: pg.Client, url: string): Promise<void> => {
  if (values.balcao) {
    await reportSection(direct, 'Balcão e bancada', `--os ${ordens} --balcao`, [
      await describeBalcao(bench.server),
    ])
    return
  }
  if (values.relatorios) {
    const title = `Relatórios: ${ordens.toLocaleString('pt-BR')} de OS`
    await reportSection(direct, title, `--os ${ordens} --relatorios`, [
      await describeRelatorios(bench.server),
    ])
    return
  }
  const table = tableOf(await measureCases(bench, osCases(ordens)))
  const csv = await describeExport(bench.server, url, OS_EXPORT)
  const title = `Ordens de serviço: ${ordens.toLocaleString('pt-BR')}`
  await reportSection(direct, title, `--os ${ordens}`, [table, csv])
  tellScans(bench)
}

const keepPlans = async (bench: Bench, direct: pg.Client): Promise<void> => {
  const keeper = createKeeper(direct)
  for (const each of allCases(orders)) {
    for (const statements of await bench.captureAll(each)) await keeper.keep(each.name, statements)
  }
  await keeper.keep(PAINEL.name, await bench.capturePainel())
  keeper.write()
}

const prepareOrders = (): Promise<Prepared> => {
  const audit = !values['no-audit']
  return prepareDatabase({
    nome: String(orders),
    rows: `${orders} pedidos${audit ? ' com auditoria' : ''}`,
    fresh: values.fresh,
    log,
    fill: (url) => fillDatabase(url, { orders, audit, now: Date.now(), log }),
  })
}

const prepareOs = (): Promise<Prepared> =>
  prepareDatabase({
    nome: `os-${ordens}`,
    rows: `${ordens} ordens de serviço`,
    fresh: values.fresh,
    log,
    fill: (url) => fillOs(url, { ordens, log }),
  })

/** Two processes of the product, so none in this one. */
const benchChat = async (): Promise<void> => {
  const prepared = await prepareDatabase({
    nome: 'chat',
    rows: 'postos, equipes e conversas',
    fresh: values.fresh,
    log,
    fill: fillChat,
  })
  const direct = new pg.Client({ connectionString: prepared.url })
  await direct.connect()
  try {
    await reportSection(direct, 'Conversas', '--chat', [await describeChat(prepared)])
  } finally {
    await direct.end()
    await prepared.stop()
  }
}

const prepareFechamento = (): Promise<Prepared> =>
  prepareDatabase({
    nome: 'fechamento',
    rows: 'um mês a fechar',
    fresh: values.fresh,
    log,
    fill: (url) => fillFechamento(url, log),
  })

const runFechamento = async (): Promise<void> => {
  const prepared = await prepareFechamento()
  const server = await startServer(prepared, ['staff'])
  const direct = new pg.Client({ connectionString: prepared.url })
  await direct.connect()
  try {
    await reportSection(direct, 'Fechamento', '--fechamento', [
      await describeFechamento(server, direct, prepared.url),
    ])
  } finally {
    await direct.end()
    await server.stop()
    await prepared.stop()
  }
}

const run = async (): Promise<void> => {
  watchStatements()
  const prepared = await (ordens > 0 ? prepareOs() : prepareOrders())
  const server = await startServer(prepared, ordens > 0 ? ['staff', 'posto'] : ['staff', 'cliente'])
  const direct = new pg.Client({ connectionString: prepared.url })
  await direct.connect()
  watchRequests(server.http)
  const bench = createBench(server, direct, { demandIndex: Math.max(orders, ordens) >= SCAN_LIMIT })
  try {
    if (values.vendidos) log(await describeVendidos(server, direct))
    else if (values.documentos) log(await describeDocumentos(server, direct))
    else if (values.coletores)
      await reportSection(direct, 'Coletores', `--orders ${orders} --coletores`, [
        await describeColetores(server, direct),
      ])
    else if (values.partitions)
      await reportSection(direct, 'Tabelas repartidas por mês', `--orders ${orders} --partitions`, [
        await describePartitions(server, direct, prepared.url),
      ])
    else if (ordens > 0) await measureOs(bench, direct, prepared.url)
    else if (values.plans) await keepPlans(bench, direct)
    else await measureOrders(bench, direct, prepared.url)
  } finally {
    await direct.end()
    await server.stop()
    await prepared.stop()
  }
}

if (values.nfe) await benchNotas({ write: values.write })
else if (values.web) await benchPages({ write: values.write })
else if (values.chat) await benchChat()
else if (values.fechamento) await runFechamento()
else if (values.start) await benchStart({ write: values.write })
else await run()
