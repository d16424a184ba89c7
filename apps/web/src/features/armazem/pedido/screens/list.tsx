import styles from '../lista/list.module.css'
import { IconPackage } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { compact, shapeOf } from '../../../../platform/address/search.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { chipsOf, totalOf } from '../../../../ui/list/visoes/views.ts'
import { useImports } from '../../../casca/importacao/index.ts'
import { ResumoDoCliente } from '../../inicioCliente/index.ts'
import { pedidosQuery } from '../api.ts'
import { IMPORTAR_PEDIDOS } from '../lista/import.ts'
import { CHIPS, PEDIDO_COLUMNS, PEDIDO_COLUMNS_DO_CLIENTE, PEDIDO_CSV } from '../lista/list-columns.tsx'
import { countFilters, figuraOf, filterOf, listRequest, parsePedidoSearch } from '../lista/list-search.ts'
import type { PedidoSearch } from '../lista/list-search.ts'
import { pedidoIdOf, PREFIXO } from '../rascunho/rascunho-nome.ts'

// Most people have no draft, so the strip that offers one is not in the list's first load.
const DraftsNotice = lazy(() =>
  import('../../../../ui/draft/drafts-notice.tsx').then((module) => ({ default: module.DraftsNotice })),
)

// The panel starts closed, and its pickers and calendar are large, so it loads right after the list.
const loadFilters = () => import('../lista/list-filters.tsx')
const PedidoFilters = lazy(() => loadFilters().then((module) => ({ default: module.PedidoFilters })))

type Props = {
  search: PedidoSearch
  onSearch: (search: PedidoSearch, how?: { replace: boolean }) => void
}

/** /pedidos: the orders, newest first (spec §2). */
export function PedidoList({ search, onSearch }: Props) {
  const user = useUser()
  const canEdit = useCan('PEDIDO_EDITAR')
  const imports = useImports(IMPORTAR_PEDIDOS)
  const filters = countFilters(search)
  const staff = !user?.cliente
  const request = listRequest(search)
  const query = useQuery(pedidosQuery(request, staff))
  useEffect(() => void loadFilters(), [])
  useRefresh(['pedidos'], 'pedido')
  const client = useQueryClient()
  const router = useRouter()
  const loadActs = async () => {
    const { bulkActs } = await import('../lista/bulk-acts.ts')
    return bulkActs({
      can: (ability) => user?.authorities.includes(ability) ?? false,
      staff,
      go: (to) => router.navigate({ to }),
      onChange: () => client.invalidateQueries({ queryKey: ['pedidos'] }),
    })
  }
  return (
    <ListPage
      title="Pedidos"
      subtitle="Mais recentes primeiro"
      noun={['pedido', 'pedidos']}
      query={query}
      request={request}
      filters={filters}
      renderPanel={(handles) => (
        <Suspense fallback={<div id={handles.id} className="busca-p" aria-busy="true" />}>
          <PedidoFilters
            {...handles}
            search={search}
            withCliente={staff}
            onSearch={(found) => onSearch({ ...figuraOf(search), ...found, ...shapeOf(search) })}
          />
        </Suspense>
      )}
      csv={{
        path: '/pedidos/export/CSV',
        request: () => ({ filter: filterOf(search), ...PEDIDO_CSV }),
      }}
      bulk={{ path: '/pedidos', filter: filterOf(search), load: loadActs }}
      views={{
        lista: 'pedidos',
        search,
        go: (found, how) => onSearch(parsePedidoSearch(found), how),
        chips: chipsOf(search, CHIPS, { cliente: 'nome' }),
        total: (found) =>
          totalOf(
            `/pedidos/${staff ? 'findByFiltroAdmin' : 'findByFiltro'}`,
            listRequest(parsePedidoSearch(found)),
          ),
      }}
      imports={imports}
      create={canEdit && { label: 'Novo Pedido', to: '/pedidos/novo' }}
      notice={
        <>
          {!staff && (
            <Suspense>
              <ResumoDoCliente />
            </Suspense>
          )}
          {canEdit && user && (
            <Suspense>
              <DraftsNotice
                usuario={user.id}
                prefix={PREFIXO}
                onResume={({ nome }) => {
                  const id = pedidoIdOf(nome)
                  return router.navigate({ to: id === null ? '/pedidos/novo' : `/pedidos/edit/${id}` })
                }}
              />
            </Suspense>
          )}
        </>
      }
      emptyHint="Nenhum pedido combina com a pesquisa."
      empty={{
        icon: IconPackage,
        hint: canEdit
          ? 'Nenhum pedido ainda: faça um à mão ou traga uma planilha com vários.'
          : 'Nenhum pedido ainda.',
      }}
      table={{
        className: staff ? styles.ped : styles.pedC,
        columns: staff ? PEDIDO_COLUMNS : PEDIDO_COLUMNS_DO_CLIENTE,
        rowKey: ({ id }) => id,
        rowName: ({ numeroPedido }) => `o pedido ${numeroPedido}`,
        rowHref: ({ id }) => `/pedidos/edit/${id}`,
        sort: { by: 'numeroPedido', direction: 'desc' },
      }}
      onPage={(page, how) => onSearch(compact({ ...search, page }), how)}
      onClear={() => onSearch({ size: RESET_PAGE_SIZE })}
    />
  )
}
