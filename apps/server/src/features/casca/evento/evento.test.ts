import type { Evento, Eventos } from '@app/contract/casca/evento'
import { DAY_MS } from '@app/rules/casca/tempo'
import { expect, test } from 'vitest'
import { advance, linha, NOON, useStocked } from '../../armazem/pedido/testing/warehouse.ts'
import type { Caller } from '../../../platform/testing/app.ts'
import { eventoJobs } from './index.ts'

const warehouse = useStocked()

const read = async (caller: Caller, desde = 0, limite = 500): Promise<Eventos> => {
  const answer = await caller.get(`/eventos?desde=${desde}&limite=${limite}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** The place from which a test reads. */
const now = async (caller: Caller): Promise<number> => {
  let { proximo, mais } = await read(caller)
  while (mais) ({ proximo, mais } = await read(caller, proximo))
  return proximo
}
const of = (eventos: readonly Evento[], prefixo: string) =>
  eventos.filter(({ tipo }) => tipo.startsWith(prefixo))

test('the life of an order is told in its order, with the stock that it moves, to its company and to staff', async () => {
  const { cliente, cliente2, operador, lote, create, save } = warehouse
  const desde = await now(cliente)
  const doOutro = await now(cliente2)
  const made = await create(cliente, [linha(lote, 3)], { numeroPedidoCliente: 'ERP-1' })
  const pedido = await save(cliente, made.id, { concluido: true, versao: made.versao })
  await advance(warehouse, pedido, 'EXPEDIDO')
  const { eventos, mais, incompleto } = await read(cliente, desde)
  expect([mais, incompleto]).toEqual([false, false])
  expect(
    of(eventos, 'pedido').map(({ tipo, objeto, dados }) => [tipo, objeto, 'para' in dados && dados.para]),
  ).toEqual([
    ['pedido.criado', made.id, null],
    ['pedido.concluido', made.id, null],
    ['pedido.movido', made.id, 'EM_SEPARACAO'],
    ['pedido.movido', made.id, 'A_FATURAR'],
    ['pedido.movido', made.id, 'FATURADO'],
    ['pedido.expedido', made.id, null],
  ])
  expect(of(eventos, 'pedido')[0]).toMatchObject({
    clienteId: warehouse.clientes.um,
    em: NOON.toISOString(),
    dados: { numeroPedido: made.numeroPedido, numeroPedidoCliente: 'ERP-1' },
  })
  const [reserva, saida] = of(eventos, 'estoque')
  expect(reserva).toMatchObject({ objeto: lote.produtoId, dados: { lotes: [{ lote: 'L1', reservado: 3 }] } })
  expect(saida).toMatchObject({ dados: { codigoProduto: 'A', lotes: [{ reservado: 0 }] } })
  const deTodos = (await read(operador, desde)).eventos
  expect(deTodos.filter(({ clienteId }) => clienteId === warehouse.clientes.um)).toEqual(eventos)
  expect((await read(cliente2, doOutro)).eventos).toEqual([])
})

test('a cancelled and a deleted order are told', async () => {
  const { cliente, admin, outro, create, save } = warehouse
  const desde = await now(cliente)
  const one = await create(cliente, [linha(outro, 1)], { concluido: true })
  await save(admin, one.id, { status: 'CANCELADO' })
  const other = await create(cliente, [linha(outro, 1)])
  await admin.del(`/pedidos/${other.id}`)
  const told = of((await read(cliente, desde)).eventos, 'pedido').map(({ tipo, objeto }) => [tipo, objeto])
  expect(told).toEqual([
    ['pedido.criado', one.id],
    ['pedido.concluido', one.id],
    ['pedido.cancelado', one.id],
    ['pedido.criado', other.id],
    ['pedido.excluido', other.id],
  ])
})

test('an act that commits after a later one is still told, to who has read further', async () => {
  const { cliente, operador, outro, create, database } = warehouse
  const desde = await now(cliente)
  const late = await database.pool.connect()
  await late.query('begin')
  await late.query(
    `insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em, dados)
     values ('pedido.criado', 'pedido', 987654, $1, now(),
             '{"numeroPedido":1,"numeroPedidoCliente":null,"versao":1,"de":null,"para":null}')`,
    [warehouse.clientes.um],
  )
  const made = await create(operador, [linha(outro, 1)], { cliente: { id: warehouse.clientes.um } })
  const first = await read(cliente, desde)
  expect(of(first.eventos, 'pedido').map(({ objeto }) => objeto)).toEqual([made.id])
  await late.query('commit')
  late.release()
  const second = await read(cliente, first.proximo)
  expect(second.eventos.map(({ objeto }) => objeto)).toEqual([987654])
})

test('readers who ask while others save get each event once, in the order of its record', async () => {
  const { cliente, outro, create, save } = warehouse
  const desde = await now(cliente)
  let saving = true
  const follow = async () => {
    const heard: Evento[] = []
    let at = desde
    for (;;) {
      const last = !saving
      const page = await read(cliente, at, 3)
      heard.push(...page.eventos)
      at = page.proximo
      if (last && !page.mais) return heard
    }
  }
  const readers = [follow(), follow()]
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { id, versao } = await create(cliente, [linha(outro, 1)])
      await save(cliente, id, { concluido: true, versao })
      return id
    }),
  )
  saving = false
  for (const heard of await Promise.all(readers)) {
    const places = heard.map(({ id }) => id)
    expect(places).toEqual([...new Set(places)].toSorted((one, two) => one - two))
    for (const id of ids)
      expect(of(heard, 'pedido').flatMap(({ objeto, tipo }) => (objeto === id ? [tipo] : []))).toEqual([
        'pedido.criado',
        'pedido.concluido',
      ])
  }
})

test('a page ends at its limit, and a cursor older than what is kept says so', async () => {
  const { outro, create, app, as } = warehouse
  const cliente = await as('cliente')
  const made = await create(cliente, [linha(outro, 1)])
  const { mais, eventos, proximo } = await read(cliente, 0, 1)
  expect([mais, eventos.length]).toEqual([true, 1])
  warehouse.setClock(new Date(NOON.getTime() + 91 * DAY_MS))
  const later = await as('cliente')
  await create(later, [linha(outro, 1)])
  await eventoJobs[0]?.run({}, app.services)
  const left = await read(later, proximo)
  expect(left.incompleto).toBe(true)
  expect(left.eventos.map(({ objeto }) => objeto)).not.toContain(made.id)
  expect(left.eventos.length).toBeGreaterThan(0)
})

test('a key hears of the kinds that it may see alone', async () => {
  const { admin, app, cliente, outro, create } = warehouse
  const desde = await now(cliente)
  await create(cliente, [linha(outro, 1)])
  const { id } = await app.services.db
    .selectFrom('usuario')
    .select('id')
    .where('email', '=', 'cliente@retaguarda.example')
    .executeTakeFirstOrThrow()
  const body = { nome: 'ERP', usuarioId: id, habilidades: ['ESTOQUE_VER'], validadeDias: 7 }
  const { token } = (await admin.post('/chaveApi', body)).json()
  const answer = await app.inject({
    url: `/eventos?desde=${desde}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.json<Eventos>().eventos.map(({ tipo }) => tipo)).toEqual(['estoque.mudou'])
})
