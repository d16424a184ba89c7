import styles from '../lista/list.module.css'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { RESET_PAGE_SIZE } from '@app/contract/casca/paging'
import { useCan } from '../../../../platform/session/abilities.ts'
import { useProprioPosto } from '../../../../platform/session/posto.ts'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { compact, shapeOf } from '../../../../platform/address/search.ts'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { chipsOf, totalOf } from '../../../../ui/list/visoes/views.ts'
import { ORDENS, ordensQuery } from '../api.ts'
import { OS_CHIPS, OS_CSV, osColumns } from '../lista/list-columns.tsx'
import { countFilters, listFilter, listRequest, parseOsSearch, sortOf } from '../lista/list-search.ts'
import type { OsSearch } from '../lista/list-search.ts'
import { useBulkActs } from '../lista/use-bulk-acts.ts'
import { useNomeDaOs } from '../ficha/nome.ts'
import { Modos } from '../quadro/modos.tsx'
import { lugarDoRascunho, PREFIXO } from '../rascunho/nomes.ts'

// The panel is closed at first: it comes right behind the list.
const loadFilters = () => import('../lista/list-filters.tsx')
const OsFilters = lazy(() => loadFilters().then((module) => ({ default: module.OsFilters })))

// Most people have no draft, so the strip that offers one is not in the list's first load.
const DraftsNotice = lazy(() =>
  import('../../../../ui/draft/drafts-notice.tsx').then((module) => ({ default: module.DraftsNotice })),
)

const Calendario = lazy(() =>
  import('../calendario/calendario.tsx').then((module) => ({ default: module.Calendario })),
)
const Quadro = lazy(() => import('../quadro/quadro.tsx').then((module) => ({ default: module.Quadro })))

type Props = {
  search: OsSearch
  onSearch: (search: OsSearch, how?: { replace: boolean }) => void
}

/** /ordemServico: the service orders as a list, the late ones first, as a board, or by the promised days. */
export function OsList(props: Props) {
  const { modo } = props.search
  if (modo === undefined) return <Lista {...props} />
  return <Suspense>{modo === 'quadro' ? <Quadro {...props} /> : <Calendario {...props} />}</Suspense>
}

function Lista({ search, onSearch }: Props) {
  const canCreate = useCan('OS_CADASTRAR')
  const proprio = useProprioPosto()
  const user = useUser()
  const router = useRouter()
  const nome = useNomeDaOs()
  const columns = useMemo(() => osColumns(proprio), [proprio])
  const filters = countFilters(search)
  const request = listRequest(search)
  const query = useQuery(ordensQuery(request))
  const sort = sortOf(search)
  useEffect(() => void loadFilters(), [])
  useRefresh(ORDENS, 'ordemServico')
  const loadActs = useBulkActs()
  return (
    <ListPage
      title="Ordens de serviço"
      subtitle="Atrasadas primeiro, depois as mais recentes"
      noun={['OS', 'OS']}
      feminine
      query={query}
      request={request}
      modes={<Modos search={search} />}
      filters={filters}
      renderPanel={(handles) => (
        <Suspense fallback={<div id={handles.id} className="busca-p" aria-busy="true" />}>
          <OsFilters
            {...handles}
            search={search}
            onSearch={(found) => onSearch(compact({ ...found, order: search.order, ...shapeOf(search) }))}
          />
        </Suspense>
      )}
      views={{
        lista: 'ordem-servico',
        search,
        go: (found, how) => onSearch(parseOsSearch(found), how),
        chips: chipsOf(search, OS_CHIPS, { posto: 'postoNome', modelo: 'modeloNome' }),
        total: (found) => totalOf('/ordemServico/findByFiltro', listRequest(parseOsSearch(found))),
      }}
      csv={{
        path: '/ordemServico/export/CSV',
        request: () => ({
          filter: listFilter(search),
          order: sort.by,
          direction: sort.direction,
          ...OS_CSV,
        }),
      }}
      bulk={{ path: '/ordemServico', filter: listFilter(search), load: loadActs }}
      create={canCreate && { label: 'Nova OS', to: '/ordemServico/novo' }}
      notice={
        user && (
          <Suspense>
            <DraftsNotice
              usuario={user.id}
              prefix={PREFIXO}
              onResume={({ nome: rascunho }) => router.navigate({ href: lugarDoRascunho(rascunho) })}
            />
          </Suspense>
        )
      }
      emptyHint="Nenhuma OS combina com a pesquisa."
      empty={{ hint: 'Nenhuma OS ainda: ela nasce na entrada do relógio.' }}
      table={{
        className: styles.osT,
        columns,
        rowKey: ({ id }) => id,
        rowName: (os) => `a ${nome(os)}`,
        rowHref: ({ id }) => `/ordemServico/${id}`,
        sort,
        onSort: ({ by, direction }) =>
          onSearch(parseOsSearch({ ...search, page: undefined, order: `${by},${direction}` })),
      }}
      onPage={(page, how) => onSearch(compact({ ...search, page }), how)}
      onClear={() => onSearch({ size: RESET_PAGE_SIZE })}
    />
  )
}
