import { DAY_MS } from '@app/rules/casca/tempo'
import {
  OS_SORTS,
  PRAZO_GARANTIA,
  REINCIDENCIA,
  RETIRADAS,
  SEMAFORO,
  STATUS_OS,
} from '@app/contract/assistencia/ordemServico'
import type { Case, Who } from '../cases.ts'
import type { Export } from '../exports.ts'
import type { Call } from '../http.ts'

const list = (body: object): Call => ({
  method: 'POST',
  path: '/ordemServico/findByFiltro',
  body: { page: 0, pageSize: 20, ...body },
})

const lists = (as: Who, whose: string) => {
  const by = (name: string, ...bodies: object[]): Case => ({
    name: `${whose}: ${name}`,
    calls: bodies.map(list),
    as,
    list: true,
  })
  const filter = (name: string, ...filters: object[]) =>
    by(name, ...filters.map((each) => ({ filter: each })))
  return { by, filter }
}

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Every filter and every sort of the list, as one reader asks them. */
const listCases = (as: Who, whose: string, ordens: number): Case[] => {
  const { by, filter } = lists(as, whose)
  const some = [0.2, 0.5, 0.8, 0.97].map((share) => Math.ceil(ordens * share))
  // The largest post has a twentieth of all orders.
  const pages = Math.floor(ordens / (as === 'staff' ? 20 : 400))
  return [
    by('primeira página', {}),
    by('página 500', { page: 500 }),
    // A page in the second half is read from the end: the middle is the farthest.
    by('página do meio por atraso', { page: Math.floor(pages / 2), order: 'atraso', direction: 'desc' }),
    by('última página por atraso', { page: pages - 1, order: 'atraso', direction: 'desc' }),
    ...OS_SORTS.flatMap((order) =>
      (['asc', 'desc'] as const).map((direction) => by(`por ${order} ${direction}`, { order, direction })),
    ),
    ...OS_SORTS.map((order) =>
      by(`abertas por ${order}`, { order, direction: 'asc', filter: { abertas: true } }),
    ),
    ...STATUS_OS.map((status) => filter(`status ${status}`, { status })),
    filter('tipo PA', { osType: 'PA' }),
    filter('número', ...some.map((each) => ({ numero: String(each % 4000) }))),
    filter('consumidor', ...some.map((each) => ({ consumidor: `Souza ${each % 900}` }))),
    filter(
      'nº de série',
      ...some.map((each) => ({ numeroSerie: `SN${String(each % 700_000).padStart(9, '0')}` })),
    ),
    filter('marca', ...[1, 4, 7].map((marca) => ({ marca }))),
    filter('modelo', ...[11, 140, 390].map((modelo) => ({ modelo }))),
    ...SEMAFORO.map((semaforo) => filter(`semáforo ${semaforo}`, { semaforo })),
    ...REINCIDENCIA.map((reincidencia) => filter(`reincidência ${reincidencia}`, { reincidencia })),
    filter('em garantia', { garantia: true }),
    ...PRAZO_GARANTIA.map((prazoGarantia) => filter(`prazo da garantia ${prazoGarantia}`, { prazoGarantia })),
    ...RETIRADAS.map((retirada) => filter(`retirada ${retirada}`, { retirada })),
    filter('a avisar', { avisar: true }),
    filter('abertas', { abertas: true }),
    filter('encerradas', { abertas: false }),
    filter(
      'criadas num mês',
      ...[40, 300, 600].map((days) => ({ de: dayBefore(days + 30), ate: dayBefore(days) })),
    ),
    ...[
      ['um número', '1234'],
      ['um número com o ano', '388/2026'],
      ['um nome', 'Dalva Quar'],
      ['um telefone', '900123'],
      ['um nº de série', 'SN00012'],
    ].map(([name = '', busca]) => filter(`busca de ${name}`, { busca })),
  ]
}

const get = (name: string, as: Who, ...paths: string[]): Case => ({
  name,
  calls: paths.map((path): Call => ({ method: 'GET', path })),
  as,
  list: true,
})

/** All that people of a network ask of so many orders: the maker sees all of them, the largest post a twentieth. */
export const osCases = (ordens: number): Case[] => {
  const some = [0.1, 0.4, 0.7, 0.99].map((share) => Math.ceil(ordens * share))
  return [
    ...listCases('staff', 'fábrica', ordens),
    lists('staff', 'fábrica').filter('posto', { posto: 1 }, { posto: 120 }, { posto: 299 }),
    lists('staff', 'fábrica').filter('código SAP', { codigoSap: 'SAP1' }, { codigoSap: 'SAP77' }),
    ...listCases('posto', 'posto', ordens),
    ...(['staff', 'posto'] as const).map((as): Case => ({
      name: as === 'staff' ? 'quadro da fábrica' : 'quadro do posto',
      calls: [{ method: 'POST', path: '/ordemServico/quadro', body: {} }],
      as,
      list: true,
    })),
    get('início da fábrica', 'staff', '/inicio'),
    get('início do posto', 'posto', '/inicio'),
    get('uma OS', 'staff', ...some.map((id) => `/ordemServico/${id}`)),
    get('histórico de uma OS', 'staff', ...some.map((id) => `/ordemServico/historico/${id}`)),
    ...(['staff', 'posto'] as const).flatMap((as) =>
      (
        [
          ['número', '1234'],
          ['nome', 'Dalva Ramos'],
          ['nº de série', 'SN000123456'],
          ['telefone', '1190001234'],
          ['o que não existe', 'nada disso aqui'],
        ] as const
      ).map(([what, q]) =>
        get(
          `Ctrl+K ${as === 'staff' ? 'da fábrica' : 'do posto'}: ${what}`,
          as,
          `/ordemServico/find?busca=${encodeURIComponent(q)}`,
        ),
      ),
    ),
  ]
}

/** The list's columns of as many orders as an export may hold. */
export const OS_EXPORT: Export = {
  what: 'ordens de serviço',
  path: '/ordemServico/export/CSV',
  fields: ['numero', 'statusOS', 'creationDateTime', 'posto', 'consumidor', 'relogio.modelo', 'valorTotal'],
  sql: `
  select ordem_servico.numero || '/' || ano, status, ordem_servico.criado_em, nome_fantasia, consumidor.nome, modelo_produto.descricao, valor_total
    from ordem_servico join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id
    join consumidor on consumidor.id = consumidor_id left join relogio on relogio.id = relogio_id
    left join modelo_produto on modelo_produto.id = modelo_produto_id
   order by ordem_servico.criado_em desc, ordem_servico.id desc limit 100000`,
}
