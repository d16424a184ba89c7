import '../parts/list.css'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/paging'
import { useCan } from '../../../platform/abilities.ts'
import { useRefresh } from '../../../platform/live.ts'
import { compact } from '../../../platform/search.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure, StaleNotice } from '../../../ui/load-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchToggle } from '../../../ui/search-toggle.tsx'
import { NOTAS, notasQuery } from '../api.ts'
import { NOTA_COLUMNS, NOTA_CSV } from '../parts/list-columns.tsx'
import { NotaFilters } from '../parts/list-filters.tsx'
import { countFilters, listFilter, listRequest, parseNotaSearch, sortOf } from '../parts/list-search.ts'
import type { NotaSearch } from '../parts/list-search.ts'

type Props = {
  /** As the address has it. */
  search: Readonly<Record<string, unknown>>
  onSearch: (search: NotaSearch) => void
}

const NovaNota = ({ look }: { look: 'filled' | 'plain' }) => (
  <ButtonLink small look={look} icon={IconPlus} iconOnPhone={look === 'filled'} to="/notas">
    Nova Nota Fiscal
  </ButtonLink>
)

/** /notas/list: the stored notes, the newest first (spec §2). */
export function NotaList({ search: address, onSearch }: Props) {
  const canImport = useCan('NOTA_IMPORTAR')
  const panelId = useId()
  const search = useMemo(() => parseNotaSearch(address), [address])
  const filters = countFilters(search)
  const [open, setOpen] = useState(filters > 0)
  const request = listRequest(search)
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(notasQuery(request))
  useRefresh(NOTAS, 'nota')
  /** After a reset ten rows show; the next search or load shows twenty again (decisions 28). */
  const clear = () => onSearch({ size: RESET_PAGE_SIZE })

  return (
    <Page
      title="Notas fiscais"
      subtitle="Da última importada à primeira"
      actions={
        <>
          <SearchToggle open={open} filters={filters} panelId={panelId} onToggle={() => setOpen(!open)} />
          <CsvButton
            path="/notas/export/CSV"
            request={() => {
              const { by, direction } = sortOf(search)
              return { filter: listFilter(search), order: by, direction, ...NOTA_CSV }
            }}
          />
          {canImport && <NovaNota look="filled" />}
        </>
      }
    >
      <section className="cartao lista" aria-label="Notas fiscais">
        {open && (
          <NotaFilters
            id={panelId}
            search={search}
            onSearch={(found) => onSearch(compact({ ...found, order: search.order }))}
            onClear={clear}
            onClose={() => setOpen(false)}
          />
        )}
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
        )}
        {!data && error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : data && data.content.length === 0 ? (
          <EmptyState
            hint={
              filters > 0
                ? 'Nenhuma nota combina com a pesquisa.'
                : 'As notas aparecem aqui depois de importadas do XML.'
            }
          >
            {filters > 0 && (
              <Button small onClick={clear}>
                Limpar a pesquisa
              </Button>
            )}
            {canImport && <NovaNota look="plain" />}
          </EmptyState>
        ) : (
          <>
            <DataTable
              label="Notas fiscais"
              className="notas-t"
              columns={NOTA_COLUMNS}
              rows={data?.content}
              rowKey={({ id }) => id}
              rowHref={({ id }) => `/notas/edit/${id}`}
              sort={sortOf(search)}
              onSort={({ by, direction }) =>
                onSearch(parseNotaSearch({ ...search, page: undefined, order: `${by},${direction}` }))
              }
              busy={isPlaceholderData}
              skeletonRows={request.pageSize}
            />
            {data && (
              <Pagination
                page={isPlaceholderData ? request.page : data.number}
                size={data.size}
                total={data.totalElements}
                noun={['nota', 'notas']}
                onPage={(page) => onSearch(compact({ ...search, page: page || undefined }))}
              />
            )}
          </>
        )}
      </section>
    </Page>
  )
}
