import {
  CONSERTO_DIAS,
  OS_SORTS,
  OS_TYPES,
  PRAZO_GARANTIA,
  QUANDO,
  REINCIDENCIA,
  RESULTADO_ORCAMENTO,
  RESULTADO_TROCA,
  RETIRADAS,
  SEM,
  SEMAFORO,
  STATUS_OS,
} from '@app/contract/assistencia/ordemServico'
import type {
  OrdemServicoFilter,
  OrdemServicoListRequest,
  OrdemServicoSort,
  OsType,
  PrazoGarantia,
  Reincidencia,
  Retirada,
  Semaforo,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import { countFilters as count, filtersOf, ordersOf } from '../../../../platform/address/list-search.ts'
import type { OrderParam } from '../../../../platform/address/list-search.ts'
import {
  compact,
  dayParam,
  integerParam,
  optionParam,
  pageParams,
  textParam,
} from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'

const MODOS = ['quadro', 'calendario'] as const
type Modo = (typeof MODOS)[number]

export const SIM_NAO = ['true', 'false'] as const
type SimNao = (typeof SIM_NAO)[number]

/** What a report's figure counts: it opens the list with these (rede §6). */
type Figura = {
  quando?: (typeof QUANDO)[number]
  consertoDias?: (typeof CONSERTO_DIAS)[number]
  sem?: (typeof SEM)[number]
  reparadoPor?: number
  recusadaQc?: 'true'
  orcamento?: (typeof RESULTADO_ORCAMENTO)[number]
  troca?: (typeof RESULTADO_TROCA)[number]
  causa?: number
  sintoma?: number
  peca?: number
}

/** The list's state in its address; `postoNome` and `modeloNome` are the texts of their fields after a reload. */
export type OsSearch = PageSearch &
  Figura & {
    busca?: string
    /** One or more, separated by commas, because a box of the start counts several. */
    status?: string
    osType?: OsType
    posto?: number
    postoNome?: string
    codigoSap?: string
    consumidor?: string
    numeroSerie?: string
    modelo?: number
    modeloNome?: string
    marca?: number
    tecnico?: number
    semaforo?: Semaforo
    reincidencia?: Reincidencia
    garantia?: SimNao
    abertas?: SimNao
    avisar?: 'true'
    atrasada?: SimNao
    retirada?: Retirada
    prazoGarantia?: PrazoGarantia
    de?: string
    ate?: string
    order?: OrderParam<OrdemServicoSort>
    prometidaDe?: string
    prometidaAte?: string
    /** As a board or a calendar; as a list without it. */
    modo?: Modo
    /** The calendar's month or week: a day within it. */
    dia?: string
    escala?: 'semana'
    /** The board shows what has ended too. */
    encerradas?: 'true'
  }

const MAX_ID = Number.MAX_SAFE_INTEGER
/** What stands beside an id, or says how the orders are shown; these are no filters. */
const NAMES = ['postoNome', 'modeloNome', 'modo', 'dia', 'escala', 'encerradas']

const shortParam = (value: unknown) => textParam(value)?.slice(0, 100)

/** The router reads `true` of an address as a boolean. */
const simNaoParam = (value: unknown) => optionParam(String(value), SIM_NAO)

const { sortOf, orderParam, requestOf } = ordersOf(OS_SORTS, { by: 'atraso', direction: 'desc' })
export { sortOf }

/** The statuses of an address. */
export const statusOf = (text: string | undefined): StatusOs[] =>
  STATUS_OS.filter((status) => text?.split(',').includes(status))

const idParam = (value: unknown) => integerParam(value, 1, MAX_ID)

const figuraParams = (search: Readonly<Record<string, unknown>>) => ({
  quando: optionParam(search['quando'], QUANDO),
  consertoDias: optionParam(search['consertoDias'], CONSERTO_DIAS),
  sem: optionParam(search['sem'], SEM),
  reparadoPor: idParam(search['reparadoPor']),
  recusadaQc: optionParam(String(search['recusadaQc']), ['true']),
  orcamento: optionParam(search['orcamento'], RESULTADO_ORCAMENTO),
  troca: optionParam(search['troca'], RESULTADO_TROCA),
  causa: idParam(search['causa']),
  sintoma: idParam(search['sintoma']),
  peca: idParam(search['peca']),
})

/** Reads an address; values that fit no filter are left out. */
export function parseOsSearch(search: Readonly<Record<string, unknown>>): OsSearch {
  const posto = idParam(search['posto'])
  const modelo = idParam(search['modelo'])
  return compact({
    busca: shortParam(search['busca']),
    status: statusOf(textParam(search['status'])).join(','),
    osType: optionParam(search['osType'], OS_TYPES),
    posto,
    postoNome: posto === undefined ? undefined : shortParam(search['postoNome']),
    codigoSap: shortParam(search['codigoSap']),
    consumidor: shortParam(search['consumidor']),
    numeroSerie: shortParam(search['numeroSerie']),
    modelo,
    modeloNome: modelo === undefined ? undefined : shortParam(search['modeloNome']),
    marca: idParam(search['marca']),
    tecnico: idParam(search['tecnico']),
    semaforo: optionParam(search['semaforo'], SEMAFORO),
    reincidencia: optionParam(search['reincidencia'], REINCIDENCIA),
    garantia: simNaoParam(search['garantia']),
    abertas: simNaoParam(search['abertas']),
    prazoGarantia: optionParam(search['prazoGarantia'], PRAZO_GARANTIA),
    retirada: optionParam(String(search['retirada']), RETIRADAS),
    avisar: String(search['avisar']) === 'true' ? 'true' : undefined,
    atrasada: simNaoParam(search['atrasada']),
    de: dayParam(search['de']),
    ate: dayParam(search['ate']),
    ...figuraParams(search),
    order: orderParam(search['order']),
    prometidaDe: dayParam(search['prometidaDe']),
    prometidaAte: dayParam(search['prometidaAte']),
    modo: optionParam(search['modo'], MODOS),
    dia: dayParam(search['dia']),
    escala: search['escala'] === 'semana' ? 'semana' : undefined,
    encerradas: String(search['encerradas']) === 'true' ? 'true' : undefined,
    ...pageParams(search),
  })
}

/** The filters as the address carries them, without page, order and mode. */
export const filtersOfSearch = (search: OsSearch): OsSearch => {
  const {
    page: _page,
    size: _size,
    order: _order,
    modo: _modo,
    dia: _dia,
    escala: _escala,
    encerradas: _encerradas,
    ...filters
  } = search
  return filters
}

export const countFilters = (search: OsSearch) => count(search, NAMES)

const yes = (value: SimNao | undefined) => (value === undefined ? undefined : value === 'true')

/** The filters by the names of the wire, for the list and for its export. */
export function listFilter(search: OsSearch): OrdemServicoFilter {
  const {
    postoNome: _posto,
    modeloNome: _modelo,
    modo: _modo,
    dia: _dia,
    escala: _escala,
    encerradas: _encerradas,
    garantia,
    abertas,
    avisar,
    atrasada,
    recusadaQc,
    status,
    ...filters
  } = filtersOf(search)
  return compact({
    ...filters,
    status: status === undefined ? undefined : statusOf(status),
    garantia: yes(garantia),
    abertas: yes(abertas),
    avisar: yes(avisar),
    atrasada: yes(atrasada),
    recusadaQc: yes(recusadaQc),
  })
}

/** Body of `findByFiltro`. */
export const listRequest = (search: OsSearch): OrdemServicoListRequest =>
  requestOf(search, listFilter(search))
