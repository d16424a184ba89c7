import { SITUACOES, STATUS_ALCIS, STATUS_LABELS } from '@app/contract/armazem/pedido'
import type { Pedido, PedidoResumo } from '@app/contract/armazem/pedido'
import type { Page } from '@app/contract/casca/paging'
import { effectiveStatus } from '@app/rules/armazem/pedido'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { estados, insertPedidos, type Row } from './testing/random-orders.ts'
import { linha, NOON, startWarehouse, wrongFields, type Warehouse } from './testing/warehouse.ts'

let warehouse: Warehouse
const rows: Row[] = []
beforeAll(async () => {
  warehouse = await startWarehouse()
})
afterAll(() => warehouse.close())

beforeAll(async () => {
  await warehouse.db.insertInto('configuracao').values({ tempo_separacao: 4, tempo_faturar: 2.5 }).execute()
  rows.push(...(await insertPedidos(warehouse, fc.sample(estados, { numRuns: 150, seed: 20261120 }))))
})

const list = async (caller: Caller, filter: object): Promise<Page<Pedido>> => {
  const path = caller === warehouse.cliente ? 'findByFiltro' : 'findByFiltroAdmin'
  const answer = await caller.post(`/pedidos/${path}`, filter)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const numbers = (page: Page<Pedido>) => page.content.map(({ numeroPedido }) => numeroPedido)
const expected = (keep: (row: Row) => boolean) =>
  rows
    .filter(keep)
    .map(({ numero }) => numero)
    .sort((a, b) => b - a)
/** The status of every order, as an export says it. */
const exportedStatus = async (): Promise<string[]> => {
  const fields = ['numeroPedido', 'status']
  const answer = await warehouse.operador.post('/pedidos/export/CSV', { fields, direction: 'asc' })
  return answer.body.trimEnd().split('\r\n').slice(1)
}
const open = ({ etapa, statusAlcis }: Row) => etapa !== 'CANCELADO' && statusAlcis !== 'expedido'
const PRAZOS = { tempoSeparacao: 4, tempoFaturar: 2.5 }

describe('filters', () => {
  test.each(SITUACOES)(
    'S4-077 to S4-087, S7-037: situacao %s is the late rule of the product, in SQL',
    async (situacao) => {
      const wanted = expected((row) => open(row) && effectiveStatus(row, PRAZOS, NOON) === situacao)
      const page = await list(warehouse.operador, { situacao, pageSize: 100 })
      expect(numbers(page)).toEqual(wanted)
      expect(page.totalElements).toBe(wanted.length)
      expect(page.content.every(({ status }) => status === situacao)).toBe(true)
    },
  )

  test('the rule and its SQL agree on random orders at random times, to the millisecond', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom(0, 150, 240),
        async (shift, minutes) => {
          const now = new Date(NOON.getTime() + minutes * 60_000 - 240 * 60_000 + shift)
          warehouse.setClock(now)
          for (const situacao of SITUACOES) {
            const wanted = expected((row) => open(row) && effectiveStatus(row, PRAZOS, now) === situacao)
            const page = await list(warehouse.operador, { situacao, pageSize: 100 })
            expect(numbers(page)).toEqual(wanted)
            if (wanted.length > 0) seen.add(situacao)
          }
          expect(await exportedStatus()).toEqual(
            rows
              .toSorted((a, b) => a.numero - b.numero)
              .map((row) => `${row.numero};${STATUS_LABELS[effectiveStatus(row, PRAZOS, now)]}`),
          )
        },
      ),
      { numRuns: 15 },
    )
    warehouse.setClock(NOON)
    expect(seen.size).toBe(SITUACOES.length)
  })

  test('S4-097: every open order stands under exactly one of the six', async () => {
    let total = 0
    for (const situacao of SITUACOES) total += (await list(warehouse.operador, { situacao })).totalElements
    expect(total).toBe(expected(open).length)
    const { totalElements } = await list(warehouse.operador, { dashboard: true })
    expect(totalElements).toBe(total)
  })

  test('S7-036: the number, as number or digits; what is no number finds nothing', async () => {
    const [first] = rows
    for (const numeroPedido of [first?.numero, String(first?.numero)])
      expect(numbers(await list(warehouse.operador, { numeroPedido }))).toEqual([first?.numero])
    for (const numeroPedido of ['12a', '99999999999999999999', -1, 0, 2 ** 40])
      expect(await list(warehouse.operador, { numeroPedido })).toMatchObject({
        content: [],
        totalElements: 0,
      })
    expect((await list(warehouse.operador, { numeroPedido: '' })).totalElements).toBe(rows.length)
  })

  test('S7-038, S7-039, S7-042 and each with another: client code, WMS status, pickup', async () => {
    const { um } = warehouse.clientes
    const filters: [object, (row: Row) => boolean][] = [
      [{ cliente: 'C1' }, ({ cliente }) => cliente === um],
      [{ cliente: 'C9' }, () => false],
      ...STATUS_ALCIS.map((status): [object, (row: Row) => boolean] => [
        { status },
        ({ statusAlcis }) => statusAlcis === status,
      ]),
      [{ dashboard: true }, open],
      [{ situacao: 'FATURADO' }, (row) => open(row) && row.etapa === 'FATURADO'],
      [
        { situacao: 'SEPARACAO_ATRASADA' },
        (row) => open(row) && effectiveStatus(row, PRAZOS, NOON) === 'SEPARACAO_ATRASADA',
      ],
      // A local day: 2026-11-23 in São Paulo begins at 03:00 UTC.
      [{ dataHoraColeta: '2026-11-23' }, ({ coleta }) => coleta >= new Date('2026-11-23T03:00:00Z')],
      [{ dataHoraColeta: '2026-11-22' }, ({ coleta }) => coleta < new Date('2026-11-23T03:00:00Z')],
      [
        { dataHoraColeta: '2026-11-22T23:15:00-03:00' },
        ({ coleta }) => coleta.toISOString() === '2026-11-23T02:15:00.000Z',
      ],
    ]
    for (const [one, keepOne] of filters)
      for (const [two, keepTwo] of filters) {
        if (Object.keys(one)[0] === Object.keys(two)[0] && one !== two) continue
        const page = await list(warehouse.operador, { ...one, ...two, pageSize: 100 })
        const wanted = expected((row) => keepOne(row) && keepTwo(row))
        expect(page.totalElements, JSON.stringify({ ...one, ...two })).toBe(wanted.length)
        expect(numbers(page)).toEqual(wanted.slice(0, 100))
      }
  })

  test('the filters may stand in `filter` too; empty ones filter nothing, unknown ones are refused', async () => {
    const inside = await list(warehouse.operador, { filter: { cliente: 'C1' } })
    expect(inside).toEqual(await list(warehouse.operador, { cliente: 'C1' }))
    const empty = {
      situacao: '',
      cliente: '',
      status: '',
      dataHoraColeta: '',
      numeroPedido: null,
      dashboard: null,
    }
    expect((await list(warehouse.operador, empty)).totalElements).toBe(rows.length)
    const cases: [object, string][] = [
      [{ cor: 'azul' }, 'cor CAMPO_DESCONHECIDO'],
      [{ filter: { cor: 'azul' } }, 'filter.cor CAMPO_DESCONHECIDO'],
      [{ order: 'senha' }, 'order OPCAO_INVALIDA'],
      [{ situacao: 'CANCELADO' }, 'situacao CAST_ERROR'],
      [{ dataHoraColeta: '31/02/2026' }, 'dataHoraColeta DATA_INVALIDA'],
      [{ pageSize: 101 }, 'pageSize VALOR_MAXIMO'],
      [{ page: -1 }, 'page VALOR_MINIMO'],
    ]
    for (const [body, message] of cases) {
      const answer = await warehouse.operador.post('/pedidos/findByFiltro', body)
      expect([answer.statusCode, wrongFields(answer)]).toEqual([400, [message]])
    }
  })
})

describe('who sees what', () => {
  test('S7-043: the staff list is refused to client users', async () => {
    expect((await warehouse.cliente.post('/pedidos/findByFiltroAdmin', {})).statusCode).toBe(403)
  })

  test('S6-076, S7-045: every list of a client user holds its own company only, whatever is asked', async () => {
    const { cliente, clientes } = warehouse
    const own = expected(({ cliente: id }) => id === clientes.um)
    expect((await list(cliente, {})).totalElements).toBe(own.length)
    expect((await list(cliente, { cliente: 'C2' })).totalElements).toBe(0)
    const all = (await cliente.get('/pedidos/findAll')).json<PedidoResumo[]>()
    expect(all.map(({ numeroPedido }) => numeroPedido)).toEqual(own)
    const hal = (await cliente.get('/pedidos?size=100')).json()
    expect(hal.page.totalElements).toBe(own.length)
    const searched = (await cliente.get('/pedidos/search/findByCliente?cliente=C2')).json()
    expect(searched.page.totalElements).toBe(0)
  })
})

describe('pages', () => {
  test('S7-041, decisions 28: walking the pages sees each order once, in every sort and direction', async () => {
    for (const order of ['numeroPedido', 'dataHoraColeta', 'criadoEm', 'cliente'])
      for (const direction of ['asc', 'desc']) {
        const seen: number[] = []
        const values: (string | number)[] = []
        for (let page = 0; ; page++) {
          const found = await list(warehouse.operador, { order, direction, page, pageSize: 20 })
          expect(found).toMatchObject({ number: page, size: 20, totalElements: rows.length, totalPages: 8 })
          if (found.content.length === 0) break
          seen.push(...numbers(found))
          values.push(
            ...found.content.map((row) =>
              order === 'cliente' ? row.cliente.nomeFantasia : row[order as 'numeroPedido' | 'criadoEm'],
            ),
          )
        }
        expect(new Set(seen).size, `${order} ${direction}`).toBe(rows.length)
        const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(values).toEqual(direction === 'asc' ? sorted : sorted.toReversed())
      }
  })

  test('a status of two stages is walked as one list, forwards and, in its second half, from the end', async () => {
    const situacao = 'SEPARACAO_ATRASADA'
    const late = expected((row) => open(row) && effectiveStatus(row, PRAZOS, NOON) === situacao)
    const etapas = rows.filter(({ numero }) => late.includes(numero)).map(({ etapa }) => etapa)
    expect(new Set(etapas)).toEqual(new Set(['CRIADO', 'EM_SEPARACAO']))
    for (const direction of ['asc', 'desc']) {
      const seen: number[] = []
      for (let page = 0; page * 3 < late.length; page++)
        seen.push(...numbers(await list(warehouse.operador, { situacao, direction, page, pageSize: 3 })))
      expect(seen).toEqual(direction === 'desc' ? late : late.toReversed())
    }
  })

  test('sorted by lateness, late orders come first, and each part is ordered by pickup', async () => {
    const late = (row: Row) => open(row) && effectiveStatus(row, PRAZOS, NOON).includes('ATRASAD')
    for (const direction of ['asc', 'desc'] as const) {
      const half = (page: number) =>
        list(warehouse.operador, { order: 'atraso', direction, page, pageSize: 100 })
      const content = [...(await half(0)).content, ...(await half(1)).content]
      const wanted = expected(late).length
      const ordered = direction === 'asc' ? content : content.toReversed()
      expect(ordered.map(({ atrasadoDesde }) => atrasadoDesde !== null)).toEqual(
        ordered.map((_, index) => index < wanted),
      )
      for (const part of [ordered.slice(0, wanted), ordered.slice(wanted)]) {
        const pickups = part.map(({ dataHoraColeta }) => dataHoraColeta)
        expect(pickups).toEqual(pickups.toSorted())
      }
    }
  })

  test('S7-044, S9-011: HAL lists, newest number first unless asked otherwise', async () => {
    const own = expected(({ cliente }) => cliente === warehouse.clientes.um)
    const path = '/pedidos/orders/search/findByCliente?page=0&cliente=C1&sort=numeroPedido,desc&size=5'
    const answer = (await warehouse.operador.get(path)).json()
    expect(answer._embedded.pedidos.map((row: PedidoResumo) => row.numeroPedido)).toEqual(own.slice(0, 5))
    expect(answer.page).toEqual({
      size: 5,
      totalElements: own.length,
      totalPages: Math.ceil(own.length / 5),
      number: 0,
    })
    expect(answer._embedded.pedidos[0]).toMatchObject({
      _links: { self: { href: expect.stringMatching(/^\/pedidos\/\d+$/) } },
    })
    const plain = (await warehouse.operador.get('/pedidos?size=3')).json()
    expect(plain._embedded.pedidos.map((row: PedidoResumo) => row.numeroPedido)).toEqual(
      expected(() => true).slice(0, 3),
    )
    for (const sort of ['senha', 'numeroPedido,up', 'numeroPedido,asc,desc'])
      expect(wrongFields(await warehouse.operador.get(`/pedidos?sort=${sort}`))).toEqual([
        'sort ORDEM_DESCONHECIDA',
      ])
    expect((await warehouse.operador.get('/pedidos?cor=azul')).statusCode).toBe(400)
  })

  test('S7-045: findAll is the newest orders as one array', async () => {
    const answer = await warehouse.operador.get('/pedidos/findAll')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['warning']).toBeUndefined()
    expect(answer.json<PedidoResumo[]>().map(({ numeroPedido }) => numeroPedido)).toEqual(
      expected(() => true),
    )
  })

  test('S7-046: next is a preview greater than the last; concurrent saves still get different numbers', async () => {
    const { operador, cliente, clientes } = warehouse
    const lote = await warehouse.stock({ cliente: clientes.um, codigo: 'N', lote: 'N1', quantidade: 100 })
    const next = (await operador.get('/pedidos/next')).json<number>()
    expect(next).toBeGreaterThan(Math.max(...rows.map(({ numero }) => numero)))
    expect((await operador.get('/pedidos/next')).json()).toBe(next)
    const saved = await Promise.all([1, 2, 3, 4, 5].map(() => warehouse.create(cliente, [linha(lote, 1)])))
    expect(new Set(saved.map(({ numeroPedido }) => numeroPedido)).size).toBe(5)
    expect(Math.min(...saved.map(({ numeroPedido }) => numeroPedido))).toBe(next)
    for (const { id } of saved) await operador.del(`/pedidos/${id}`)
  })
})

test('S7-035, S7-111, S7-112, decisions 12: each call answers alike at the three mounts, bare and below /orders', async () => {
  const { operador } = warehouse
  const [{ id }] = (await list(operador, { pageSize: 1 })).content as [Pedido]
  const paths = [
    '',
    '?size=2',
    `/${id}`,
    '/findAll',
    '/next',
    `/viewMode/${id}`,
    `/concluido/${id}`,
    '/search/findByCliente?cliente=C2',
  ]
  for (const path of paths) {
    const wanted = (await operador.get(`/pedidos${path}`)).body
    for (const mount of [
      '/pedidos/orders',
      '/api/pedidos',
      '/api/pedidos/orders',
      '/orders',
      '/orders/orders',
    ]) {
      const answer = await operador.get(`${mount}${path}`)
      expect([answer.statusCode, answer.body], mount + path).toEqual([200, wanted])
    }
  }
  for (const mount of ['/pedidos/orders', '/api/pedidos', '/orders'])
    expect((await operador.post(`${mount}/findByFiltro`, { pageSize: 1 })).json().content[0].id).toBe(id)
})
