import styles from '../lista/list.module.css'
import { IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { compact, shapeOf } from '../../../../platform/address/search.ts'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { chipsOf, totalOf } from '../../../../ui/list/visoes/views.ts'
import { NOTAS, notasQuery } from '../api.ts'
import { NOTA_CHIPS, NOTA_COLUMNS, NOTA_CSV } from '../lista/list-columns.tsx'
import { NotaFilters } from '../lista/list-filters.tsx'
import { countFilters, listFilter, listRequest, parseNotaSearch, sortOf } from '../lista/list-search.ts'
import type { NotaSearch } from '../lista/list-search.ts'

type Props = {
  /** As the address has it. */
  search: Readonly<Record<string, unknown>>
  onSearch: (search: NotaSearch, how?: { replace: boolean }) => void
}

/** /notas/list: the stored notes, the newest first (spec §2). */
export function NotaList({ search: address, onSearch }: Props) {
  const canImport = useCan('NOTA_IMPORTAR')
  const search = useMemo(() => parseNotaSearch(address), [address])
  const filters = countFilters(search)
  const request = listRequest(search)
  const query = useQuery(notasQuery(request))
  const sort = sortOf(search)
  useRefresh(NOTAS, 'nota')
  return (
    <ListPage
      title="Notas fiscais"
      subtitle="Mais recentes primeiro"
      noun={['nota', 'notas']}
      query={query}
      request={request}
      filters={filters}
      renderPanel={(handles) => (
        <NotaFilters
          {...handles}
          search={search}
          onSearch={(found) => onSearch(compact({ ...found, order: search.order, ...shapeOf(search) }))}
        />
      )}
      views={{
        lista: 'notas',
        search,
        go: (found, how) => onSearch(parseNotaSearch(found), how),
        chips: chipsOf(search, NOTA_CHIPS, { cliente: 'nome' }),
        total: (found) => totalOf('/notas/findByFiltro', listRequest(parseNotaSearch(found))),
      }}
      csv={{
        path: '/notas/export/CSV',
        request: () => ({
          filter: listFilter(search),
          order: sort.by,
          direction: sort.direction,
          ...NOTA_CSV,
        }),
      }}
      create={canImport && { label: 'Nova Nota Fiscal', to: '/notas' }}
      emptyHint="Nenhuma nota combina com a pesquisa."
      empty={{ icon: IconFileInvoice, hint: 'As notas aparecem aqui depois de importadas do XML.' }}
      table={{
        className: styles.notasT,
        columns: NOTA_COLUMNS,
        rowKey: ({ id }) => id,
        rowName: ({ numero }) => `a nota ${numero}`,
        rowHref: ({ id }) => `/notas/edit/${id}`,
        sort,
        onSort: ({ by, direction }) =>
          onSearch(parseNotaSearch({ ...search, page: undefined, order: `${by},${direction}` })),
      }}
      onPage={(page, how) => onSearch(compact({ ...search, page }), how)}
      onClear={() => onSearch({ size: RESET_PAGE_SIZE })}
    />
  )
}
