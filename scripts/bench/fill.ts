import { DAY_MS } from '@app/rules/casca/tempo'
import pg from 'pg'
import { copyRows, instant, type Value } from './copy.ts'
import {
  CLIENTES,
  clienteOfProduto,
  codigoCliente,
  codigoDepositante,
  LOTES_POR_PRODUTO,
  nomeFantasia,
  pedidoRows,
  PRODUTOS,
} from './rows.ts'

export type FillOptions = { orders: number; audit: boolean; now: number; log: (line: string) => void }

const TABLES = ['pedido', 'pedido_item', 'saldo', 'movimento', 'auditoria', 'produto'] as const
const SALDOS = PRODUTOS * LOTES_POR_PRODUTO

const clienteOfSaldo = (id: number): number => clienteOfProduto(Math.ceil(id / LOTES_POR_PRODUTO))

function* clientes(): Generator<Value[]> {
  for (let id = 1; id <= CLIENTES; id += 1) {
    const nome = nomeFantasia(id)
    yield [
      id,
      nome,
      `${nome} Fictícia Ltda`,
      String(10_000_000_000_000 + id),
      codigoCliente(id),
      codigoDepositante(id),
    ]
  }
}

function* produtos(): Generator<Value[]> {
  for (let id = 1; id <= PRODUTOS; id += 1) {
    const codigo = `P${String(id).padStart(6, '0')}`
    yield [id, clienteOfProduto(id), codigo, `Produto ${id % 977} linha ${id % 31} ${codigo}`, `O-${codigo}`]
  }
}

/** The orders' quantities per lot; the lot is received with these plus a rest that always suffices. */
type Taken = { saiu: Float64Array; reservado: Float64Array }
const SOBRA = 1_000_000

function* saldos(taken: Taken, now: number): Generator<Value[]> {
  for (let id = 1; id <= SALDOS; id += 1) {
    const validade = instant(now + (120 + (id % 500)) * DAY_MS).slice(0, 10)
    const produtoId = Math.ceil(id / LOTES_POR_PRODUTO)
    const reservado = taken.reservado[id] ?? 0
    yield [
      id,
      clienteOfSaldo(id),
      produtoId,
      `L${id % LOTES_POR_PRODUTO}`,
      validade,
      SOBRA + reservado,
      reservado,
    ]
  }
}

function* pedidos({ orders, now }: FillOptions): Generator<Value[]> {
  for (const row of pedidoRows(orders, now)) {
    const criado = instant(row.criadoEm)
    yield [
      row.id,
      row.id,
      row.clienteId,
      row.numeroPedidoCliente,
      row.transportadora,
      instant(row.dataHoraColeta),
      row.urgente,
      row.concluido,
      row.etapa,
      row.statusDesde === null ? null : instant(row.statusDesde),
      row.statusAlcis,
      row.dataExpedicao === null ? null : instant(row.dataExpedicao),
      criado,
      criado,
    ]
  }
}

function* itens({ orders, now }: FillOptions, taken: Taken): Generator<Value[]> {
  for (const row of pedidoRows(orders, now)) {
    for (const [ordem, linha] of row.linhas.entries()) {
      const { saldoId, produtoId, quantidade } = linha
      const book = row.statusAlcis === 'expedido' ? taken.saiu : taken.reservado
      if (row.etapa !== 'CANCELADO') book[saldoId] = (book[saldoId] ?? 0) + quantidade
      yield [row.id, row.clienteId, produtoId, saldoId, ordem, quantidade]
    }
  }
}

function* movimentos({ orders, now }: FillOptions, taken: Taken): Generator<Value[]> {
  const start = instant(now - 731 * DAY_MS)
  for (let id = 1; id <= SALDOS; id += 1) {
    const entrada = SOBRA + (taken.saiu[id] ?? 0) + (taken.reservado[id] ?? 0)
    yield [id, clienteOfSaldo(id), 'ENTRADA', entrada, 0, null, start]
  }
  for (const row of pedidoRows(orders, now)) {
    const criado = instant(row.criadoEm)
    const end = instant(row.dataExpedicao ?? row.statusDesde ?? row.criadoEm)
    for (const { saldoId, quantidade } of row.linhas) {
      yield [saldoId, row.clienteId, 'RESERVA', 0, quantidade, row.id, criado]
      if (row.etapa === 'CANCELADO') yield [saldoId, row.clienteId, 'LIBERACAO', 0, -quantidade, row.id, end]
      if (row.statusAlcis === 'expedido')
        yield [saldoId, row.clienteId, 'SAIDA', -quantidade, -quantidade, row.id, end]
    }
  }
}

/** Five entries per order, as for an order that was dispatched. */
const AUDIT_STEPS: readonly (readonly [string, string])[] = [
  ['CRIADO', 'CRIADO'],
  ['CRIADO', 'EM_SEPARACAO'],
  ['EM_SEPARACAO', 'A_FATURAR'],
  ['A_FATURAR', 'FATURADO'],
  ['FATURADO', 'EXPEDIDO'],
]

function* auditoria({ orders, now }: FillOptions): Generator<Value[]> {
  const changes = AUDIT_STEPS.map(([de, para]) => JSON.stringify([{ campo: 'status', de, para }]))
  for (const row of pedidoRows(orders, now)) {
    for (const [step, mudancas] of changes.entries()) {
      yield ['pedido', row.id, row.clienteId, 1, instant(row.criadoEm + step * 3_600_000), mudancas]
    }
  }
}

type IndexRow = { name: string; definition: string }

/** Indexes are created after the rows, because that is several times quicker than updating them row by row. */
export const withoutIndexes = async (
  client: pg.Client,
  tables: readonly string[],
  run: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<IndexRow>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i
      where i.indrelid = any ($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await run()
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const { definition } of rows) await client.query(definition)
}

const PEDIDO_COLUMNS =
  `id numero_pedido cliente_id numero_pedido_cliente transportadora data_hora_coleta urgente
  concluido etapa status_desde status_alcis data_expedicao criado_em ultima_atualizacao`.split(/\s+/)
const MOVIMENTO_COLUMNS = ['saldo_id', 'cliente_id', 'tipo', 'fisico', 'reservado', 'pedido_id', 'criado_em']
const AUDITORIA_COLUMNS = ['entidade', 'entidade_id', 'cliente_id', 'usuario_id', 'criado_em', 'mudancas']

/** As the triggers would have counted them. */
const ENTRADAS = `
  insert into pedido_entrada
  select conta.de, etapa, status_alcis, coalesce(cinco_minutos(status_desde), 'infinity'), count(*)
    from pedido cross join lateral (values (0::bigint), (cliente_id)) as conta (de)
   where status_alcis <> 'expedido' and etapa <> 'CANCELADO' group by 1, 2, 3, 4`

/** Fills an empty, migrated database with consistent data of the given size (quality.md, "Speed and scale"). */
export const fillDatabase = async (url: string, options: FillOptions): Promise<void> => {
  const { orders, now, log } = options
  const client = new pg.Client({ connectionString: url })
  const taken: Taken = { saiu: new Float64Array(SALDOS + 1), reservado: new Float64Array(SALDOS + 1) }
  const step = async (what: string, run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  await client.connect()
  try {
    // Triggers and foreign keys are off per row, because the rows are right and the counters are computed at the end.
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    await withoutIndexes(client, TABLES, async () => {
      const clienteColumns = [
        'id',
        'nome_fantasia',
        'razao_social',
        'cnpj_cpf',
        'codigo_cliente',
        'codigo_depositante',
      ]
      await copyRows(client, 'cliente', clienteColumns, clientes())
      await copyRows(
        client,
        'produto',
        ['id', 'cliente_id', 'codigo_produto', 'descricao', 'codigo_omni'],
        produtos(),
      )
      await step(`${orders} pedidos`, () => copyRows(client, 'pedido', PEDIDO_COLUMNS, pedidos(options)))
      const itemColumns = ['pedido_id', 'cliente_id', 'produto_id', 'saldo_id', 'ordem', 'quantidade']
      await step('itens', () => copyRows(client, 'pedido_item', itemColumns, itens(options, taken)))
      const saldoColumns = ['id', 'cliente_id', 'produto_id', 'lote', 'validade', 'quantidade', 'reservado']
      await step('saldos', () => copyRows(client, 'saldo', saldoColumns, saldos(taken, now)))
      await step('movimentos', () =>
        copyRows(client, 'movimento', MOVIMENTO_COLUMNS, movimentos(options, taken)),
      )
      if (options.audit) {
        await step('auditoria', () => copyRows(client, 'auditoria', AUDITORIA_COLUMNS, auditoria(options)))
      }
    })
    await client.query(
      `insert into pedido_contagem select cliente_id, etapa, status_alcis, count(*) from pedido group by 1, 2, 3`,
    )
    await client.query(ENTRADAS)
    for (const table of ['cliente', 'produto', 'saldo', 'pedido']) {
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [
        table,
      ])
    }
    await client.query(`select setval('pedido_numero', $1)`, [orders])
    await step('vacuum analyze', () => client.query('vacuum analyze'))
  } finally {
    await client.end()
  }
}
