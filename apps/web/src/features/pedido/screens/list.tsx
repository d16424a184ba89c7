import '../parts/list.css'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/paging'
import { useCan } from '../../../platform/abilities.ts'
import { useRefresh } from '../../../platform/live.ts'
import { compact } from '../../../platform/search.ts'
import { useUser } from '../../../platform/session-store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure, StaleNotice } from '../../../ui/load-state.tsx'
import { ListActions } from '../../../ui/list-actions.tsx'
import { Page } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchToggle } from '../../../ui/search-toggle.tsx'
import { useImports } from '../../importacao/index.ts'
import { pedidosQuery } from '../api.ts'
import { PEDIDO_COLUMNS, PEDIDO_CSV } from '../parts/list-columns.tsx'
import { countFiveFilters, wireFilters } from '../parts/five-filters.ts'
import { listRequest } from '../parts/list-search.ts'
import type { PedidoSearch } from '../parts/list-search.ts'

// Most people have no draft: what offers one is not a part of the list's first load.
const RascunhosAviso = lazy(() =>
  import('../parts/rascunhos-aviso.tsx').then((module) => ({ default: module.RascunhosAviso })),
)

// The panel is closed at first, and its pickers and calendar are large: it comes right behind the list.
const loadFilters = () => import('../parts/list-filters.tsx')
const PedidoFilters = lazy(() => loadFilters().then((module) => ({ default: module.PedidoFilters })))

type Props = { search: PedidoSearch; onSearch: (search: PedidoSearch) => void }

const NewPedido = ({ look }: { look: 'filled' | 'plain' }) => (
  <ButtonLink small look={look} icon={IconPlus} iconOnPhone={look === 'filled'} to="/pedidos/novo">
    Novo Pedido
  </ButtonLink>
)

/** /pedidos: the orders, newest first (spec §2). */
export function PedidoList({ search, onSearch }: Props) {
  const user = useUser()
  const canEdit = useCan('PEDIDO_EDITAR')
  const imports = useImports('pedidos')
  const panelId = useId()
  const filters = countFiveFilters(search)
  const [open, setOpen] = useState(filters > 0)
  const staff = !user?.cliente
  const request = listRequest(search)
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(
    pedidosQuery(request, staff),
  )
  useEffect(() => void loadFilters(), [])
  useRefresh(['pedidos'], 'pedido')
  /** After a reset ten rows show; the next search or load shows twenty again (decisions 28). */
  const clear = () => onSearch({ size: RESET_PAGE_SIZE })

  return (
    <Page
      title="Pedidos"
      subtitle="Do mais novo ao mais antigo"
      actions={
        <>
          <SearchToggle open={open} filters={filters} panelId={panelId} onToggle={() => setOpen(!open)} />
          <ListActions
            csv={{
              path: '/pedidos/export/CSV',
              request: () => ({ filter: wireFilters(search), ...PEDIDO_CSV }),
            }}
            imports={imports}
          />
          {canEdit && <NewPedido look="filled" />}
        </>
      }
    >
      <section className="cartao lista" aria-label="Pedidos">
        {canEdit && user && (
          <Suspense>
            <RascunhosAviso usuario={user.id} />
          </Suspense>
        )}
        {open && (
          <Suspense fallback={<div id={panelId} className="busca-p" aria-busy="true" />}>
            <PedidoFilters
              id={panelId}
              search={search}
              withCliente={staff}
              onSearch={onSearch}
              onClear={clear}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
        )}
        {!data && error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : data && data.content.length === 0 ? (
          <EmptyState hint={filters > 0 && 'Nenhum pedido combina com a pesquisa.'}>
            {filters > 0 && (
              <Button small onClick={clear}>
                Limpar a pesquisa
              </Button>
            )}
            {canEdit && <NewPedido look="plain" />}
          </EmptyState>
        ) : (
          <>
            <DataTable
              label="Pedidos"
              className="ped"
              columns={PEDIDO_COLUMNS}
              rows={data?.content}
              rowKey={(pedido) => pedido.id}
              rowHref={(pedido) => `/pedidos/edit/${pedido.id}`}
              sort={{ by: 'numeroPedido', direction: 'desc' }}
              busy={isPlaceholderData}
              skeletonRows={request.pageSize}
            />
            {data && (
              <Pagination
                page={isPlaceholderData ? request.page : data.number}
                size={data.size}
                total={data.totalElements}
                noun={['pedido', 'pedidos']}
                onPage={(page) => onSearch(compact({ ...search, page: page || undefined }))}
              />
            )}
          </>
        )}
      </section>
    </Page>
  )
}
