import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { COLETA, linha, NOON, useStocked, wrongFields } from './testing/warehouse.ts'

const warehouse = useStocked()

describe('creating', () => {
  const createWhole = async () => {
    const answer = await warehouse.cliente.post('/pedidos', {
      numeroPedido: 999_999,
      numeroPedidoCliente: ' PC-1 ',
      transportadora: 'Rodo Sul',
      dataHoraColeta: '2026-11-23T09:15:00-03:00',
      urgente: true,
      observacoes: 'Cuidado: frágil',
      itens: [linha(warehouse.outro, 0.1234), linha(warehouse.lote, 48)],
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }

  test('S7-048, S1-023, S7-032, S3-034, S3-035: an order gets id and number, reserves its lots, and is told', async () => {
    const pedido = await createWhole()
    expect(pedido).toMatchObject({
      id: expect.any(Number),
      _links: { self: { href: `/pedidos/${pedido.id}` } },
      versao: 1,
    })
    expect(pedido.numeroPedido).not.toBe(999_999)
    expect(await warehouse.saldo(warehouse.lote.saldoId)).toMatchObject({ reservado: 48 })
    expect(await warehouse.historyOf(pedido.id)).toEqual([
      [
        `Pedido ${pedido.numeroPedido} criado`,
        'Item incluído: B Produto B lote L2, 0,1234 un',
        'Item incluído: A Produto A lote L1 (validade 31/01/2027), 48 un',
      ],
    ])
  })

  test('S3-036, S3-037, S3-042, S3-060: every field is stored and comes back alike', async () => {
    const pedido = await createWhole()
    expect(pedido).toMatchObject({
      numeroPedidoCliente: 'PC-1',
      transportadora: 'Rodo Sul',
      dataHoraColeta: COLETA,
      urgente: true,
      concluido: false,
      observacoes: 'Cuidado: frágil',
      cliente: { id: warehouse.clientes.um, nomeFantasia: 'Cliente Um', codigoCliente: 'C1' },
      status: 'CRIADO',
      etapa: 'CRIADO',
      statusAlcis: 'não enviado',
      statusDesde: null,
      atrasadoDesde: null,
      ultimaAtualizacao: NOON.toISOString(),
      criadoEm: NOON.toISOString(),
      proximosStatus: [],
      nf: null,
      itens: [
        {
          produto: {
            codigoProduto: 'B',
            descricao: 'Produto B',
            codigoOmni: `${warehouse.clientes.um}-B`,
            codigoDepositante: 'DC1',
          },
          quantidade: 0.1234,
          observacoes: 'L2',
          dataValidade: null,
        },
        {
          produto: { id: warehouse.lote.produtoId },
          quantidade: 48,
          observacoes: 'L1',
          dataValidade: '2027-01-31',
        },
      ],
    })
    expect((await warehouse.cliente.get(`/pedidos/${pedido.id}`)).json()).toEqual(pedido)
  })

  test("S2-076: a client user's order is always the own company's; S6-074: staff name the client", async () => {
    const { cliente, operador, clientes } = warehouse
    const own = await warehouse.create(cliente, [linha(warehouse.lote, 1)], {
      cliente: { id: clientes.dois },
    })
    expect(own.cliente.id).toBe(clientes.um)
    const chosen = await warehouse.create(operador, [linha(warehouse.alheio, 1)], {
      cliente: { id: clientes.dois },
    })
    expect(chosen.cliente.id).toBe(clientes.dois)
    const nobody = await operador.post('/pedidos', {
      dataHoraColeta: COLETA,
      itens: [linha(warehouse.lote, 1)],
    })
    expect([nobody.statusCode, wrongFields(nobody)]).toEqual([400, ['cliente EMPTY_REQUIRED_FIELD']])
    const unknown = await operador.post('/pedidos', {
      dataHoraColeta: COLETA,
      cliente: { id: 999_999 },
      itens: [linha(warehouse.lote, 1)],
    })
    expect([unknown.statusCode, wrongFields(unknown)]).toEqual([400, ['cliente CLIENTE_DESCONHECIDO']])
  })

  test('S4-117: only a concluded order is handed to the WMS', async () => {
    const draft = await warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)])
    expect(draft.statusAlcis).toBe('não enviado')
    const done = await warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)], { concluido: true })
    expect(done).toMatchObject({
      statusAlcis: 'recebido',
      statusDesde: NOON.toISOString(),
      somenteLeitura: true,
    })
    const concluded = await warehouse.save(warehouse.cliente, draft.id, { concluido: true })
    expect(concluded.statusAlcis).toBe('recebido')
    // The built-in warehouse has the order at once, so nothing waits in the queue.
    expect((await warehouse.historyOf(draft.id))[0]).toContain('Status WMS: de “não enviado” para “recebido”')
    const { rows } = await warehouse.database.pool.query(
      `select key from graphile_worker.jobs where task_identifier like 'wms.%'`,
    )
    expect(rows).toEqual([])
  })

  test('a repeated POST with its key has one effect and gets the same answer', async () => {
    const before = await warehouse.saldo(warehouse.lote.saldoId)
    const body = { dataHoraColeta: COLETA, itens: [linha(warehouse.lote, 7)] }
    const headers = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => warehouse.cliente.post('/pedidos', body, headers)))
    answers.push(await warehouse.cliente.post('/pedidos', body, headers))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect((await warehouse.saldo(warehouse.lote.saldoId)).reservado).toBe(before.reservado + 7)
    const other = await warehouse.cliente.post('/pedidos', { ...body, urgente: true }, headers)
    expect(other.statusCode).toBe(409)
  })
})

describe('saving', () => {
  test('S7-049, S7-033, S3-044: absent stays, null clears, each change is audited from what to what', async () => {
    const { cliente, save } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)], {
      transportadora: 'A',
      observacoes: 'x',
    })
    warehouse.setClock(new Date(NOON.getTime() + 60_000))
    const saved = await save(cliente, pedido.id, {
      versao: pedido.versao,
      transportadora: 'B',
      observacoes: null,
      dataHoraColeta: '2026-11-24T12:30:00Z',
    })
    expect(saved).toMatchObject({ transportadora: 'B', observacoes: null, urgente: false, versao: 2 })
    expect(saved.ultimaAtualizacao).toBe('2026-11-20T15:01:00.000Z')
    expect(saved).toEqual((await cliente.get(`/pedidos/${pedido.id}`)).json())
    expect((await warehouse.historyOf(pedido.id))[0]).toEqual([
      'Transportadora: de “A” para “B”',
      'Data e hora da coleta: de 23/11/2026 09:15 para 24/11/2026 09:30',
      'Observações: de “x” para vazio',
    ])
  })

  test('the whole record sent back unchanged changes nothing: no version, no audit, no time', async () => {
    const { cliente, save } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5), linha(warehouse.outro, 1.5)])
    warehouse.setClock(new Date(NOON.getTime() + 60_000))
    expect(await save(cliente, pedido.id, pedido)).toEqual(pedido)
    expect(await warehouse.historyOf(pedido.id)).toHaveLength(1)
  })

  test('PUT answers on /pedidos/ with the id in the body too; without one it is a field error', async () => {
    const { cliente } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    const answer = await cliente.put('/pedidos/', { id: pedido.id, urgente: true })
    expect(answer.json()).toMatchObject({ id: pedido.id, urgente: true })
    const none = await cliente.put('/pedidos', { urgente: true })
    expect([none.statusCode, wrongFields(none)]).toEqual([400, ['id EMPTY_REQUIRED_FIELD']])
  })

  test('lines: kept by id, changed, added, removed; reserved is what the new lines say', async () => {
    const { cliente, save } = warehouse
    const before = [
      await warehouse.saldo(warehouse.lote.saldoId),
      await warehouse.saldo(warehouse.outro.saldoId),
    ]
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 10), linha(warehouse.outro, 2.5)])
    const [first, second] = pedido.itens
    const saved = await save(cliente, pedido.id, {
      itens: [
        linha(warehouse.outro, 0.5),
        linha(warehouse.lote, 4, first?.id),
        linha(warehouse.lote, 3),
        linha(warehouse.outro, 1, 987_654_321),
      ],
    })
    expect(saved.itens.map(({ observacoes, quantidade }) => `${observacoes} ${quantidade}`)).toEqual([
      'L2 0.5',
      'L1 4',
      'L1 3',
      'L2 1',
    ])
    expect(saved.itens[1]?.id).toBe(first?.id)
    expect(saved.itens.map(({ id }) => id)).not.toContain(second?.id)
    expect(saved.itens.map(({ id }) => id)).not.toContain(987_654_321)
    expect(saved).toEqual((await cliente.get(`/pedidos/${pedido.id}`)).json())
    expect((await warehouse.saldo(warehouse.lote.saldoId)).reservado).toBe((before[0]?.reservado ?? 0) + 7)
    expect((await warehouse.saldo(warehouse.outro.saldoId)).reservado).toBe((before[1]?.reservado ?? 0) + 1.5)
    expect((await warehouse.historyOf(pedido.id))[0]?.filter((text) => text.startsWith('Item'))).toEqual([
      'Item alterado: A Produto A lote L1 (validade 31/01/2027), de 10 un para 7 un',
      'Item alterado: B Produto B lote L2, de 2,5 un para 1,5 un',
    ])
  })

  test("a line's id of another order is a new line and leaves the other order alone", async () => {
    const { cliente, save } = warehouse
    const victim = await warehouse.create(cliente, [linha(warehouse.lote, 2)])
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 1)])
    await save(cliente, pedido.id, { itens: [linha(warehouse.lote, 3, victim.itens[0]?.id)] })
    expect((await cliente.get(`/pedidos/${victim.id}`)).json()).toEqual(victim)
  })

  test('the company of an order does not change', async () => {
    const { cliente, operador, clientes } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 2)])
    const moved = await operador.put(`/pedidos/${pedido.id}`, { cliente: { id: clientes.dois } })
    expect([moved.statusCode, wrongFields(moved)]).toEqual([400, ['cliente CLIENTE_FIXO']])
    const own = await cliente.put(`/pedidos/${pedido.id}`, { cliente: { id: clientes.dois }, urgente: true })
    expect(own.json()).toMatchObject({ cliente: { id: clientes.um }, urgente: true })
  })
})
