import { OS_SORTS, OS_TYPES, REINCIDENCIA, SEMAFORO, STATUS_OS } from '@app/contract/assistencia/ordemServico'
import type {
  OrdemServicoFilter,
  OrdemServicoListRequest,
  OrdemServicoSort,
  OsType,
  Reincidencia,
  Semaforo,
  StatusOs,
} from '@app/contract/assistencia/ordemServico'
import {
  compact,
  dayParam,
  integerParam,
  optionParam,
  pageParams,
  pageRequest,
  readOrder,
  textParam,
} from '../../../../platform/address/search.ts'
import type { PageSearch } from '../../../../platform/address/search.ts'

export const SIM_NAO = ['true', 'false'] as const
type SimNao = (typeof SIM_NAO)[number]

/** The list's state as its address carries it; `postoNome` and `modeloNome` are what their fields show after a reload. */
export type OsSearch = PageSearch & {
  busca?: string
  /** One or more, with commas: a box of the start counts several. */
  status?: string
  osType?: OsType
  posto?: number
  postoNome?: string
  codigoSap?: string
  consumidor?: string
  numeroSerie?: string
  modelo?: number
  modeloNome?: string
  semaforo?: Semaforo
  reincidencia?: Reincidencia
  garantia?: SimNao
  abertas?: SimNao
  de?: string
  ate?: string
  order?: `${OrdemServicoSort},${'asc' | 'desc'}`
}

const MAX_ID = Number.MAX_SAFE_INTEGER
const NEWEST_FIRST = { by: 'creationDateTime', direction: 'desc' } as const
/** Names that a field shows beside an id: no filters of their own. */
const NAMES = ['postoNome', 'modeloNome']

const shortParam = (value: unknown) => textParam(value)?.slice(0, 100)

/** The router reads `true` of an address as a boolean. */
const simNaoParam = (value: unknown) => optionParam(String(value), SIM_NAO)

const orderParam = (value: unknown) => {
  const order = readOrder(value, OS_SORTS)
  const text = order && (`${order.by},${order.direction}` as const)
  return text === `${NEWEST_FIRST.by},${NEWEST_FIRST.direction}` ? undefined : text
}

/** The statuses of an address. */
export const statusOf = (text: string | undefined): StatusOs[] =>
  STATUS_OS.filter((status) => text?.split(',').includes(status))

/** Reads an address; what fits no filter is left out. */
export function parseOsSearch(search: Readonly<Record<string, unknown>>): OsSearch {
  const posto = integerParam(search['posto'], 1, MAX_ID)
  const modelo = integerParam(search['modelo'], 1, MAX_ID)
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
    semaforo: optionParam(search['semaforo'], SEMAFORO),
    reincidencia: optionParam(search['reincidencia'], REINCIDENCIA),
    garantia: simNaoParam(search['garantia']),
    abertas: simNaoParam(search['abertas']),
    de: dayParam(search['de']),
    ate: dayParam(search['ate']),
    order: orderParam(search['order']),
    ...pageParams(search),
  })
}

/** The filters without order, page and size. */
export const filtersOf = (search: OsSearch): OsSearch =>
  compact({ ...search, order: undefined, page: undefined, size: undefined })

export const countFilters = (search: OsSearch) =>
  Object.keys(filtersOf(search)).filter((name) => !NAMES.includes(name)).length

const yes = (value: SimNao | undefined) => (value === undefined ? undefined : value === 'true')

/** The filters by the names of the wire, for the list and for its export. */
export function listFilter(search: OsSearch): OrdemServicoFilter {
  const { postoNome: _posto, modeloNome: _modelo, garantia, abertas, status, ...filters } = filtersOf(search)
  return compact({
    ...filters,
    status: status === undefined ? undefined : statusOf(status),
    garantia: yes(garantia),
    abertas: yes(abertas),
  })
}

export const sortOf = ({ order }: OsSearch) => readOrder(order, OS_SORTS) ?? NEWEST_FIRST

/** Body of `findByFiltro`. */
export const listRequest = (search: OsSearch): OrdemServicoListRequest => {
  const { by, direction } = sortOf(search)
  return { ...pageRequest(search), order: by, direction, filter: listFilter(search) }
}
