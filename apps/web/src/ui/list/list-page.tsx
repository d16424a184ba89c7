import type { Page as Found } from '@app/contract/casca/paging'
import { clsx } from 'clsx'
import { IconFileSpreadsheet, IconFilterOff, IconPlus, IconSearch } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../page/button.tsx'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { ListActions } from './list-actions.tsx'
import type { ImportWay } from './list-actions.tsx'
import { LoadFailure, StaleNotice } from '../feedback/load-state.tsx'
import { Page } from '../page/page.tsx'
import { usePhone } from '../page/use-phone.ts'
import { pageInstead } from './pagination-window.ts'
import { Pagination } from './pagination.tsx'
import { SearchToggle } from './search-toggle.tsx'
import type { CsvSource } from './use-csv.ts'
import type { BulkSource } from './massa/acts.ts'
import { useRowKeys } from './massa/use-row-keys.ts'
import { chosenColumns } from './visoes/columns.ts'
import type { ViewSource } from './visoes/views.ts'
import { useSelection } from './massa/use-selection.ts'

// Most visits choose no rows, so it loads later.
const BulkBar = lazy(() => import('./massa/bulk-bar.tsx').then((module) => ({ default: module.BulkBar })))

// It loads right after the rows.
const ViewsBar = lazy(() => import('./visoes/views-bar.tsx').then((module) => ({ default: module.ViewsBar })))

const NO_ROWS: readonly never[] = []
/** Longer ones would break beside the search of a phone; half of it where a new record is offered too. */
const SHORT_TITLE = 12

type Query<Row> = {
  data: Found<Row> | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

export type EmptyList = {
  icon?: TablerIcon
  hint: ReactNode
  /** Beside the list's own new button and imports. */
  ways?: readonly { label: string; to: string; icon?: TablerIcon }[]
}

type Props<Row> = {
  title: string
  subtitle: string
  /** `['pedido', 'pedidos']`. */
  noun: readonly [string, string]
  /** Its noun is feminine: 'Selecionar as 48'. */
  feminine?: boolean
  query: Query<Row>
  table: Pick<
    DataTableProps<Row>,
    'className' | 'columns' | 'rowKey' | 'rowHref' | 'rowClass' | 'rowName' | 'sort' | 'onSort'
  >
  /** The page that the query requests. */
  request: { page: number; pageSize: number }
  /** How many filters are set. */
  filters: number
  /** Its panel, while it is open. */
  renderPanel: (handles: { id: string; onClear: () => void; onClose: () => void }) => ReactNode
  csv: CsvSource
  /** No row can be chosen, not even to be exported. */
  soLeitura?: boolean
  /** Acts on many rows besides exporting them. */
  bulk?: BulkSource | undefined
  /** Its addresses as views: tabs, chips, columns. */
  views: ViewSource
  imports?: readonly ImportWay[]
  /** The link for a new record, for people who may create one. */
  create?: { label: string; to: string } | false | undefined
  /** Other ways to show the same records, first in the header. */
  modes?: ReactNode
  /** Above the rows and the panel. */
  notice?: ReactNode
  /** Why a search may find nothing. */
  emptyHint?: ReactNode
  /** Shown instead of rows when there are no records at all: why, and further ways to create the first. */
  empty?: EmptyList | undefined
  onPage: (page: number | undefined, how?: { replace: boolean }) => void
  /** A reset shows ten rows; the next search or load shows twenty again (decisions 28). */
  onClear: () => void
}

/** The first act of an empty list is emphasised. */
const FirstActs = ({ ways }: { ways: readonly { label: string; to: string; icon?: TablerIcon }[] }) =>
  ways.map(({ label, to, icon }, at) => (
    <ButtonLink
      key={to}
      small
      look={at === 0 ? 'tonal' : 'plain'}
      icon={icon ?? (to.includes('importar') ? IconFileSpreadsheet : IconPlus)}
      to={to}
    >
      {label}
    </ButtonLink>
  ))

/** A list: search panel, rows that are links, pages, CSV; or an empty state. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, subtitle, noun, query, request, filters, renderPanel, csv, imports = [], create } = props
  const {
    feminine = false,
    soLeitura = false,
    table,
    modes,
    notice,
    emptyHint,
    empty,
    bulk,
    views,
    onPage,
    onClear,
  } = props
  const phone = usePhone()
  const { colunas, densidade } = views.search
  // On phones the list's own sheet places the cells by the default columns, so chosen columns are ignored.
  const asked = !phone && typeof colunas === 'string' ? colunas : undefined
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = query
  const id = useId()
  const [open, setOpen] = useState(filters > 0)
  const rows: readonly Row[] = data?.content ?? NO_ROWS
  const columns = chosenColumns(table.columns, asked)
  const total = data?.totalElements ?? 0
  const selection = useSelection({
    page: rows.map((row) => Number(table.rowKey(row))),
    total,
    question: JSON.stringify(csv.request().filter),
  })
  const list = useRef<HTMLElement>(null)
  useRowKeys(list)
  const instead = data && !isPlaceholderData ? pageInstead(data) : null
  const goInstead = useEffectEvent((page: number) => onPage(page || undefined, { replace: true }))
  useEffect(() => {
    if (instead !== null) goInstead(instead)
  }, [instead])
  return (
    <Page
      title={title}
      subtitle={<span className="so-mesa">{subtitle}</span>}
      actions={
        <>
          {modes && <span className="so-mesa">{modes}</span>}
          <SearchToggle
            open={open}
            filters={filters}
            panelId={id}
            short={filters > 0 || title.length > (create ? SHORT_TITLE / 2 : SHORT_TITLE)}
            onToggle={() => setOpen(!open)}
          />
          <ListActions csv={csv} imports={imports} />
          {create && (
            <ButtonLink small look="filled" icon={IconPlus} iconOnPhone to={create.to}>
              {create.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <section ref={list} className="cartao lista" aria-label={title}>
        {/* A phone's header has no room for them. */}
        {modes && <div className="so-telefone lista-modos">{modes}</div>}
        <Suspense fallback={<div className="visoes-espera" />}>
          <ViewsBar source={views} columns={table.columns} filters={filters} />
        </Suspense>
        {notice}
        {open && renderPanel({ id, onClear, onClose: () => setOpen(false) })}
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
        )}
        {!data && error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : data && data.content.length === 0 && instead === null ? (
          filters > 0 ? (
            <EmptyState icon={IconSearch} hint={emptyHint}>
              <Button small look="tonal" icon={IconFilterOff} onClick={onClear}>
                Limpar a pesquisa
              </Button>
            </EmptyState>
          ) : (
            <EmptyState icon={empty?.icon} hint={empty?.hint}>
              <FirstActs ways={[...(create ? [create] : []), ...(empty?.ways ?? []), ...imports]} />
            </EmptyState>
          )
        ) : (
          <>
            <div className={asked === undefined ? undefined : 'tabela-rola'}>
              <DataTable
                {...table}
                columns={columns}
                className={clsx(
                  asked === undefined && table.className,
                  densidade === 'compacta' && 'compacta',
                )}
                label={title}
                rows={data?.content}
                busy={isPlaceholderData || instead !== null}
                skeletonRows={request.pageSize}
                selection={soLeitura ? undefined : selection}
              />
            </div>
            {data && (
              <Pagination
                page={isPlaceholderData ? request.page : data.number}
                size={data.size}
                total={data.totalElements}
                noun={noun}
                onPage={(page) => onPage(page || undefined)}
              />
            )}
            {selection.count > 0 && (
              <Suspense>
                <BulkBar {...{ selection, total, noun, feminine, csv, bulk }} />
              </Suspense>
            )}
          </>
        )}
      </section>
    </Page>
  )
}
