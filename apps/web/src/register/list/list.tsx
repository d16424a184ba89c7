import '../register.css'
import { clsx } from 'clsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ReactNode } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import type { RegisterColumn, RegisterView } from '@app/contract/casca/register'
import { useCan } from '../../platform/session/abilities.ts'
import { soComOutroPosto, useProprioPosto } from '../../platform/session/posto.ts'
import { useRefresh } from '../../platform/http/live.ts'
import { compact, shapeOf, textParam } from '../../platform/address/search.ts'
import type { Column } from '../../ui/list/data-table.tsx'
import type { ImportWay } from '../../ui/list/list-actions.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import type { EmptyList } from '../../ui/list/list-page.tsx'
import { chipsOf, totalOf } from '../../ui/list/visoes/views.ts'
import { chipNames, chipWords } from './chips.ts'
import { recordsQuery } from '../api.ts'
import { RegisterFilters } from './filters.tsx'
import { useOwnView } from './own-view.ts'
import { cellText, continuedOf, idOf, nameOf, valueAt } from '../record/record.ts'
import type { RegisterRecord } from '../record/record.ts'
import { countFilters, listRequest, parseRegisterSearch, sortOf } from './search.ts'
import type { RegisterSearch } from './search.ts'

/** Cells that show more than words, by column name. */
type Cells = Partial<Record<string, (record: RegisterRecord) => ReactNode>>

type Props = {
  view: RegisterView
  /** As in the address. */
  search: Readonly<Record<string, unknown>>
  onSearch: (search: RegisterSearch, how?: { replace: boolean }) => void
  cells?: Cells
  imports?: readonly ImportWay[]
  /** Class of the table, by which the screen lays out its cells on phones. */
  className?: string | undefined
  /** Allows acts on many records, for a register that its definition alone serves. */
  massa?: boolean
  /** The list only shows: no row can be chosen. */
  soLeitura?: boolean
  /** Why the list may be empty, and further ways to create the first record. */
  empty?: EmptyList | undefined
  /** Other ways to show the same records. */
  modes?: ReactNode
  /** Above the rows. */
  notice?: ReactNode
}

const NUMBERS: readonly RegisterColumn['format'][] = ['integer', 'quantity', 'money', 'document']

const columnOf = (
  column: RegisterColumn,
  first: boolean,
  cells: Cells,
  proprio: number | undefined,
): Column<RegisterRecord> => {
  const { name, label, format, sort, width, wideOnly, extra, nomeiaPosto } = column
  const own = cells[name]
  return {
    key: name,
    header: label,
    ...((format === 'quantity' || format === 'money') && { right: true }),
    ...(sort !== undefined && { sort }),
    ...(width !== undefined && { width }),
    ...(wideOnly !== undefined && { wideOnly }),
    ...(extra !== undefined && { extra }),
    ...(nomeiaPosto &&
      soComOutroPosto(proprio, (record: RegisterRecord) => Number(valueAt(record, 'posto.id')))),
    cell: (record) =>
      own?.(record) ?? (
        <span
          className={
            [first && 'forte', NUMBERS.includes(format) && 'num'].filter(Boolean).join(' ') || undefined
          }
        >
          {cellText(record, column)}
        </span>
      ),
  }
}

/** The list of any register: search panel, rows that are links, pages, CSV. */
export function RegisterList({
  view: whole,
  search: address,
  onSearch,
  cells = {},
  imports = [],
  className,
  massa = false,
  soLeitura = false,
  empty,
  modes,
  notice,
}: Props) {
  const view = useOwnView(whole)
  const search = useMemo(() => parseRegisterSearch(view, address), [view, address])
  const unread = Object.entries(address).some(
    ([name, value]) => value !== undefined && textParam(search[name]) !== textParam(value),
  )
  const keepRead = useEffectEvent(() => onSearch(search, { replace: true }))
  // Invalid filters leave the address too. (The route cannot know them, because definitions load with their screens.)
  useEffect(() => {
    if (unread) keepRead()
  }, [unread])
  const canEdit = useCan(view.abilities.edit)
  const proprio = useProprioPosto()
  const filters = countFilters(view, search)
  const request = listRequest(view, search)
  const query = useQuery(recordsQuery(view, search))
  useRefresh([view.name, 'lista'], view.name)
  useRefresh(['visao', view.name, 'total'], view.name)
  const continued = continuedOf(query.data?.content ?? [], view)
  const { order } = search
  const client = useQueryClient()
  const loadActs = async () => {
    const { registerActs } = await import('./bulk-acts.ts')
    return registerActs(view, () => client.invalidateQueries({ queryKey: [view.name] }))
  }
  return (
    <ListPage
      title={view.title}
      subtitle={view.subtitle}
      noun={view.noun}
      query={query}
      request={request}
      filters={filters}
      renderPanel={(handles) => (
        <RegisterFilters
          {...handles}
          view={view}
          search={search}
          onSearch={(found) => onSearch(compact({ ...found, order, ...shapeOf(search) }))}
        />
      )}
      csv={{
        path: `${view.path}/export/CSV`,
        request: () => ({
          filter: request.filter,
          order: request.order,
          direction: request.direction,
          fields: view.columns.map(({ name }) => name),
          labels: view.columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
        }),
      }}
      soLeitura={soLeitura}
      bulk={canEdit && massa ? { path: view.path, filter: request.filter, load: loadActs } : undefined}
      views={{
        lista: view.name,
        search,
        go: (found, how) => onSearch(parseRegisterSearch(view, found), how),
        segmentos: view.segmentos,
        chips: chipsOf(search, chipWords(view), chipNames(view)),
        total: (found) =>
          totalOf(`${view.path}/findByFiltro`, listRequest(view, parseRegisterSearch(view, found))),
      }}
      imports={imports}
      create={canEdit && view.newLabel !== undefined && { label: view.newLabel, to: `${view.path}/novo` }}
      emptyHint={`Nada em ${view.title} combina com a pesquisa.`}
      modes={modes}
      notice={notice}
      empty={empty ?? { hint: `${view.title}: o primeiro cadastro aparece aqui.` }}
      table={{
        className: clsx('reg', className),
        columns: view.columns
          .filter(({ csvOnly }) => !csvOnly)
          .map((column, at) => columnOf(column, at === 0, cells, proprio)),
        rowKey: idOf,
        rowClass: (record) => (continued.has(idOf(record)) ? 'continua' : undefined),
        rowName: (record) => nameOf(view, record) || cellText(record, view.columns[0]!),
        rowHref: (record) => `${view.path}/${idOf(record)}`,
        sort: sortOf(view, search),
        onSort: ({ by, direction }) =>
          onSearch(compact({ ...search, page: undefined, order: `${by},${direction}` })),
      }}
      onPage={(page, how) => onSearch(compact({ ...search, page }), how)}
      onClear={() => onSearch({ size: RESET_PAGE_SIZE })}
    />
  )
}
