import { describe, expect, test, vi } from 'vitest'
import { COLETA, linha, useStocked, wrongFields } from './testing/warehouse.ts'

const warehouse = useStocked()

describe('versions', () => {
  test('S4-118: an old version is refused with who, when and the present values; nothing is written', async () => {
    const { cliente, operador, save } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    const theirs = await save(operador, pedido.id, { versao: 1, transportadora: 'deles' })
    const answer = await cliente.put(`/pedidos/${pedido.id}`, { versao: 1, transportadora: 'minha' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      error_description: 'Este pedido foi alterado por outra pessoa',
      messages: [{ code: 'VERSAO_ANTIGA' }],
      atual: { transportadora: 'deles', versao: 2, itens: [{ quantidade: 5 }] },
      alteradoPor: 'operador',
      alteradoEm: theirs.ultimaAtualizacao,
    })
    expect((await cliente.get(`/pedidos/${pedido.id}`)).json().transportadora).toBe('deles')
  })

  test('the version may come as If-Match; an old one is a 409, one that is none a 400', async () => {
    const { cliente } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    const put = (ifMatch: string, body: object) =>
      cliente.put(`/pedidos/${pedido.id}`, body, { 'if-match': ifMatch })
    expect((await put('"1"', { urgente: true })).statusCode).toBe(200)
    expect((await put('"1"', { urgente: false })).statusCode).toBe(409)
    expect((await put('W/"2"', { urgente: false })).statusCode).toBe(200)
    expect((await put('abc', { urgente: true })).statusCode).toBe(400)
    expect((await cliente.del(`/pedidos/${pedido.id}`, { 'if-match': '1' })).statusCode).toBe(409)
  })

  test('without a version a save is accepted and audited as unchecked', async () => {
    const { cliente, save } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    await save(cliente, pedido.id, { urgente: true })
    expect((await warehouse.historyOf(pedido.id))[0]).toEqual([
      'Urgente: de Não para Sim',
      'Gravado sem informar a versão: alterações simultâneas não foram verificadas',
    ])
  })

  test('the version comes before the fields: stale and wrong is told as stale', async () => {
    const { cliente, save } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    await save(cliente, pedido.id, { urgente: true })
    const body = { versao: 1, itens: [linha(warehouse.lote, -1)] }
    expect((await cliente.put(`/pedidos/${pedido.id}`, body)).statusCode).toBe(409)
    expect((await cliente.put(`/pedidos/${pedido.id}`, { ...body, versao: 2 })).statusCode).toBe(400)
  })

  test('two who save the same version at once: one is told of the other', async () => {
    const { cliente, operador } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((quantidade) =>
        (quantidade % 2 ? cliente : operador).put(`/pedidos/${pedido.id}`, {
          versao: 1,
          itens: [linha(warehouse.lote, quantidade), linha(warehouse.outro, quantidade)],
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json()
    for (const loser of answers.filter(({ statusCode }) => statusCode === 409))
      expect(loser.json().atual.itens).toEqual(winner.itens)
  })

  test('a save that had to wait for another one reads the lines as that one left them', async () => {
    const { cliente, database } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 5)])
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query('update pedido set versao = versao + 1 where id = $1', [pedido.id])
    await other.query('update pedido_item set quantidade = 4 where pedido_id = $1', [pedido.id])
    await other.query('update saldo set reservado = reservado - 1 where id = $1', [warehouse.lote.saldoId])
    const waiting = cliente.put(`/pedidos/${pedido.id}`, { versao: 1, urgente: true })
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    })
    await other.query('commit')
    other.release()
    const answer = await waiting
    expect([answer.statusCode, answer.json().atual.itens[0].quantidade]).toEqual([409, 4])
  })
})

describe('other companies', () => {
  test("S7-047, S6-076: another company's order answers 404 on every call, whatever is sent", async () => {
    const { cliente, cliente2, operador, clientes } = warehouse
    const pedido = await warehouse.create(operador, [linha(warehouse.alheio, 1)], {
      cliente: { id: clientes.dois },
    })
    const paths = [
      `/pedidos/${pedido.id}`,
      `/pedidos/viewMode/${pedido.id}`,
      `/pedidos/concluido/${pedido.id}`,
    ]
    for (const path of paths) {
      expect((await cliente.get(path)).statusCode, path).toBe(404)
      expect((await cliente2.get(path)).statusCode, path).toBe(200)
    }
    for (const body of [{}, { urgente: true }, { status: 'CANCELADO' }, { versao: 77, itens: 'x' }])
      expect((await cliente.put(`/pedidos/${pedido.id}`, body)).statusCode).toBe(404)
    expect((await cliente.del(`/pedidos/${pedido.id}`)).statusCode).toBe(404)
    expect((await cliente.get(`/pedidos/${pedido.id}/anexos/nf`)).statusCode).toBe(404)
    expect(
      (await cliente.put(`/pedidos/${pedido.id}/anexos/nf`, { filename: 'a.txt', data: 'YQ==' })).statusCode,
    ).toBe(404)
  })

  test('a product or a lot of another company is an unknown product', async () => {
    const answer = await warehouse.cliente.post('/pedidos', {
      dataHoraColeta: COLETA,
      itens: [
        linha(warehouse.alheio, 1),
        linha({ ...warehouse.alheio, produtoId: warehouse.lote.produtoId }, 1),
      ],
    })
    expect([answer.statusCode, wrongFields(answer)]).toEqual([
      400,
      ['itens[0].produto PRODUTO_DESCONHECIDO', 'itens[1].observacoes LOTE_DESCONHECIDO'],
    ])
  })

  test('an id that is none is 404, never a 500', async () => {
    for (const id of ['novo', '0', '-1', '1e400', '9007199254740993', "1'--"])
      expect((await warehouse.admin.get(`/pedidos/${id}`)).statusCode, id).toBe(404)
  })
})

describe('deleting', () => {
  test('S7-034: a client user deletes an own, unconcluded order; its stock is free, its history stays', async () => {
    const { cliente, saldo } = warehouse
    const before = await saldo(warehouse.lote.saldoId)
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 9)])
    expect((await cliente.del(`/pedidos/${pedido.id}`)).statusCode).toBe(204)
    expect((await cliente.get(`/pedidos/${pedido.id}`)).statusCode).toBe(404)
    expect(await saldo(warehouse.lote.saldoId)).toEqual(before)
    expect((await warehouse.historyOf(pedido.id))[0]).toEqual([`Pedido ${pedido.numeroPedido} excluído`])
    expect((await cliente.del(`/pedidos/${pedido.id}`)).statusCode).toBe(404)
  })

  test('concluded: refused to the client, done by staff with the ability', async () => {
    const { cliente, operador } = warehouse
    const pedido = await warehouse.create(cliente, [linha(warehouse.lote, 9)], { concluido: true })
    const refused = await cliente.del(`/pedidos/${pedido.id}`)
    expect([refused.statusCode, wrongFields(refused)]).toEqual([409, ['- PEDIDO_NAO_EXCLUI']])
    expect((await operador.del(`/pedidos/${pedido.id}`)).statusCode).toBe(204)
  })
})
