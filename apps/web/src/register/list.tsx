import './register.css'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/paging'
import type { RegisterColumn, RegisterView } from '@app/contract/register'
import { useCan } from '../platform/abilities.ts'
import { useRefresh } from '../platform/live.ts'
import { compact, textParam } from '../platform/search.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import type { Column } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure, StaleNotice } from '../ui/load-state.tsx'
import { ListActions } from '../ui/list-actions.tsx'
import type { ImportWay } from '../ui/list-actions.tsx'
import { Page } from '../ui/page.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { SavedSlot } from '../ui/search-panel.tsx'
import { SearchToggle } from '../ui/search-toggle.tsx'
import { recordsQuery } from './api.ts'
import { RegisterFilters } from './filters.tsx'
import { cellText, idOf } from './record.ts'
import type { RegisterRecord } from './record.ts'
import { countFilters, filterOf, listRequest, parseRegisterSearch, sortOf } from './search.ts'
import type { RegisterSearch } from './search.ts'

/** Cells that show more than words, by column name. */
type Cells = Partial<Record<string, (record: RegisterRecord) => ReactNode>>

type Props = {
  view: RegisterView
  /** As the address has it. */
  search: Readonly<Record<string, unknown>>
  onSearch: (search: RegisterSearch, how?: { replace: boolean }) => void
  cells?: Cells
  imports?: readonly ImportWay[]
  Saved?: SavedSlot
}

const NUMBERS: readonly RegisterColumn['format'][] = ['integer', 'quantity', 'document']

const columnOf = (column: RegisterColumn, first: boolean, cells: Cells): Column<RegisterRecord> => {
  const { name, label, format, sort, width, wideOnly } = column
  const own = cells[name]
  return {
    key: name,
    header: label,
    ...(format === 'quantity' && { right: true }),
    ...(sort !== undefined && { sort }),
    ...(width !== undefined && { width }),
    ...(wideOnly !== undefined && { wideOnly }),
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

const NewRecord = ({ view, look }: { view: RegisterView; look: 'filled' | 'plain' }) => (
  <ButtonLink small look={look} icon={IconPlus} iconOnPhone={look === 'filled'} to={`${view.path}/novo`}>
    {view.newLabel}
  </ButtonLink>
)

/** The list of any register: search panel, rows that are links, pages, CSV. */
export function RegisterList({ view, search: address, onSearch, cells = {}, imports = [], Saved }: Props) {
  const search = useMemo(() => parseRegisterSearch(view, address), [view, address])
  const unread = Object.entries(address).some(
    ([name, value]) => value !== undefined && textParam(search[name]) !== textParam(value),
  )
  const keepRead = useEffectEvent(() => onSearch(search, { replace: true }))
  // What fits no filter leaves the address, too. (The route cannot know them: definitions load with their screens.)
  useEffect(() => {
    if (unread) keepRead()
  }, [unread])
  const canCreate = useCan(view.abilities.edit) && view.newLabel !== undefined
  const panelId = useId()
  const filters = countFilters(view, search)
  const [open, setOpen] = useState(filters > 0)
  const request = listRequest(view, search)
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(
    recordsQuery(view, search),
  )
  useRefresh([view.name, 'lista'], view.name)
  /** After a reset ten rows show; the next search or load shows twenty again (decisions 28). */
  const clear = () => onSearch({ size: RESET_PAGE_SIZE })
  const order = search.order

  return (
    <Page
      title={view.title}
      subtitle={view.subtitle}
      actions={
        <>
          <SearchToggle open={open} filters={filters} panelId={panelId} onToggle={() => setOpen(!open)} />
          <ListActions
            csv={{
              path: `${view.path}/export/CSV`,
              request: () => ({
                filter: filterOf(view, search),
                order: request.order,
                direction: request.direction,
                fields: view.columns.map(({ name }) => name),
                labels: view.columns.map(({ label }) => label),
              }),
            }}
            imports={imports}
          />
          {canCreate && <NewRecord view={view} look="filled" />}
        </>
      }
    >
      <section className="cartao lista" aria-label={view.title}>
        {open && (
          <RegisterFilters
            id={panelId}
            view={view}
            search={search}
            onSearch={(found) => onSearch(compact({ ...found, order }))}
            onClear={clear}
            onClose={() => setOpen(false)}
            Saved={Saved}
          />
        )}
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
        )}
        {!data && error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : data && data.content.length === 0 ? (
          <EmptyState hint={filters > 0 && `Nada em ${view.title} combina com a pesquisa.`}>
            {filters > 0 && (
              <Button small onClick={clear}>
                Limpar a pesquisa
              </Button>
            )}
            {canCreate && <NewRecord view={view} look="plain" />}
          </EmptyState>
        ) : (
          <>
            <DataTable
              label={view.title}
              className={`reg reg-${view.name}`}
              columns={view.columns.map((column, at) => columnOf(column, at === 0, cells))}
              rows={data?.content}
              rowKey={idOf}
              rowHref={(record) => `${view.path}/${idOf(record)}`}
              sort={sortOf(view, search)}
              onSort={({ by, direction }) => {
                const { page: _, ...rest } = search
                onSearch({ ...rest, order: `${by},${direction}` })
              }}
              busy={isPlaceholderData}
              skeletonRows={request.pageSize}
            />
            {data && (
              <Pagination
                page={isPlaceholderData ? request.page : data.number}
                size={data.size}
                total={data.totalElements}
                noun={[...view.noun]}
                onPage={(page) => onSearch(compact({ ...search, page: page || undefined }))}
              />
            )}
          </>
        )}
      </section>
    </Page>
  )
}
