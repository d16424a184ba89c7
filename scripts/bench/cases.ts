import { DAY_MS } from '@app/rules/casca/tempo'
import { SITUACOES, STATUS_ALCIS } from '@app/contract/armazem/pedido'
import type { Call } from './http.ts'
import { codigoCliente } from './rows.ts'

/** Of whom there are tokens: staff see everything, the others what is their company's or their post's. */
export type Who = 'staff' | 'cliente' | 'posto'

export type Case = {
  name: string
  /** Called in turn, so that no single answer stays cached. */
  calls: Call[]
  as?: Who
  /** The list queries, whose plans are looked at. */
  list?: boolean
}

const SMALL = [17, 48, 93, 120, 199].map(codigoCliente)
const BIG = codigoCliente(1)
const admin = (body: object): Call => ({
  method: 'POST',
  path: '/pedidos/findByFiltroAdmin',
  body: { pageSize: 20, page: 0, ...body },
})

const listCase = (name: string, ...bodies: object[]): Case => ({
  name: `lista: ${name}`,
  calls: bodies.map(admin),
  list: true,
})

const dayBefore = (now: number, days: number): string =>
  new Date(now - days * DAY_MS).toISOString().slice(0, 10)

/** The queries of quality.md's first rows: first page, each filter alone, two together, a client's own list. */
const listCases = (orders: number, now: number): Case[] => {
  const days = [3, 40, 200, 500].map((age) => dayBefore(now, age))
  const numbers = [0.1, 0.4, 0.7, 0.99].map((share) => Math.ceil(orders * share))
  const lastPage = Math.ceil(orders / 20) - 1
  return [
    listCase('primeira página', {}),
    ...SITUACOES.map((situacao) => listCase(`situação ${situacao}`, { situacao })),
    ...STATUS_ALCIS.map((status) => listCase(`status WMS ${status}`, { status })),
    listCase('cliente', ...SMALL.map((cliente) => ({ cliente }))),
    listCase('cliente com 20 %', { cliente: BIG }),
    listCase('número', ...numbers.map((numeroPedido) => ({ numeroPedido }))),
    listCase('o que não é número', { numeroPedido: 'PC-7919' }),
    listCase('dia da coleta', ...days.map((dataHoraColeta) => ({ dataHoraColeta }))),
    listCase('painel', { dashboard: true }),
    listCase('cliente + situação', ...SMALL.map((cliente) => ({ cliente, situacao: 'A_FATURAR' }))),
    listCase('cliente com 20 % + atrasada', { cliente: BIG, situacao: 'SEPARACAO_ATRASADA' }),
    listCase('cliente + status WMS', ...SMALL.map((cliente) => ({ cliente, status: 'expedido' }))),
    listCase('situação + status WMS', { situacao: 'CRIADO', status: 'recebido' }),
    listCase('cliente + dia da coleta', ...days.map((dataHoraColeta) => ({ cliente: BIG, dataHoraColeta }))),
    listCase('cliente + painel', ...SMALL.map((cliente) => ({ cliente, dashboard: true }))),
    listCase('página 5.000', { page: Math.min(5000, lastPage) }),
    listCase('última página', { page: lastPage }),
  ]
}

const clienteCases = (): Case[] => [
  {
    name: 'lista do usuário de cliente',
    calls: [{ method: 'POST', path: '/pedidos/findByFiltro', body: { pageSize: 20, page: 0 } }],
    as: 'cliente',
    list: true,
  },
  {
    name: 'search/findByCliente do usuário de cliente',
    calls: [
      { method: 'GET', path: `/pedidos/search/findByCliente?page=0&cliente=${BIG}&sort=numeroPedido,desc` },
    ],
    as: 'cliente',
    list: true,
  },
]

const readCases = (orders: number): Case[] => [
  {
    name: 'um pedido',
    calls: [0.05, 0.3, 0.6, 0.999].map((share) => ({
      method: 'GET',
      path: `/pedidos/${Math.ceil(orders * share)}`,
    })),
  },
  {
    name: 'histórico de um pedido',
    calls: [0.05, 0.3, 0.6, 0.999].map((share) => ({
      method: 'GET',
      path: `/api/auditlogs/by-entity-id/${Math.ceil(orders * share)}`,
    })),
  },
]

/** The search from anywhere: by number, by the client's number, by a client's name and a part of it, by a code. */
const buscaCases = (orders: number): Case[] =>
  (
    [
      ['número', String(Math.ceil(orders * 0.6))],
      ['número do cliente', `PC-${(Math.ceil(orders * 0.4) * 7919) % 10_000_000}`],
      ['nome de cliente', 'Cliente 120'],
      ['parte de um nome', 'ente 12'],
      ['o que não existe', 'nada disso aqui'],
    ] as const
  ).map(([name, q]) => ({
    name: `busca: ${name}`,
    calls: [{ method: 'GET', path: `/busca?q=${encodeURIComponent(q)}` }],
    list: true,
  }))

/** All cases for a database of this many orders, except the panel. */
export const allCases = (orders: number): Case[] => [
  ...listCases(orders, Date.now()),
  ...clienteCases(),
  ...readCases(orders),
  ...buscaCases(orders),
]
