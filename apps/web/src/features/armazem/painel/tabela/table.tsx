import styles from './tabela.module.css'
import { useEffect, useMemo } from 'react'
import { PEDIDO_SORTS } from '@app/contract/armazem/pedido'
import type { PedidoResumo } from '@app/contract/armazem/pedido'
import { compact, optionParam } from '../../../../platform/address/search.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { DataTable } from '../../../../ui/list/data-table.tsx'
import type { Sort } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { LoadFailure } from '../../../../ui/feedback/load-state.tsx'
import { pageInstead } from '../../../../ui/list/pagination-window.ts'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { countFiveFilters } from '../../pedido/index.ts'
import { panelColumns } from './columns.tsx'
import { sortOf } from '../filtros/search.ts'
import type { PainelSearch } from '../filtros/search.ts'
import type { usePanel } from '../quadro/use-panel.ts'

type Props = {
  search: PainelSearch
  panel: ReturnType<typeof usePanel>
  now: Date
  tv: boolean
  onRow: (pedido: PedidoResumo) => void
  onClear: () => void
  onSearch: (search: PainelSearch, how?: { replace?: boolean; resetScroll?: boolean }) => void
}

/** The orders of the panel; a click or Enter on a row moves its order (decisions 18). */
export function PanelTable({ search, panel, now, tv, onRow, onClear, onSearch }: Props) {
  const { pedidos, request, changed } = panel
  const { data, error, isPlaceholderData } = pedidos
  const columns = useMemo(() => panelColumns(now, tv), [now, tv])
  const sort = ({ by, direction }: Sort) => {
    const ordem = optionParam(by, PEDIDO_SORTS)
    if (ordem)
      onSearch(compact({ ...search, ordem, direcao: direction, page: undefined }), { resetScroll: false })
  }
  const instead = data && !isPlaceholderData && !tv ? pageInstead(data) : null
  useEffect(() => {
    if (instead !== null) onSearch(compact({ ...search, page: instead || undefined }), { replace: true })
  }, [instead, onSearch, search])
  if (!data && error) return <LoadFailure error={error} busy={pedidos.isFetching} onRetry={panel.refetch} />
  if (data?.content.length === 0 && !isPlaceholderData && instead === null) {
    const filtered = countFiveFilters(search) > 0
    return (
      <EmptyState hint={filtered && 'Nenhum pedido combina com os filtros.'}>
        {filtered && !tv && (
          <Button small onClick={onClear}>
            Limpar filtros
          </Button>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <DataTable
        label={tv ? 'Pedidos' : 'Pedidos. Enter em uma linha troca o status.'}
        className={styles.panT}
        columns={columns}
        rows={data?.content}
        rowKey={(pedido) => pedido.id}
        rowClass={({ id }) => (changed.has(id) ? 'mudou' : undefined)}
        skeletonRows={tv ? request.pageSize : 12}
        busy={isPlaceholderData}
        {...(!tv && { onRow, sort: sortOf(search), onSort: sort })}
      />
      {data && !tv && (
        <Pagination
          page={isPlaceholderData ? request.page : data.number}
          size={data.size}
          total={data.totalElements}
          noun={['pedido', 'pedidos']}
          onPage={(page) => onSearch(compact({ ...search, page: page || undefined }))}
        />
      )}
    </>
  )
}
