import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { LoadFailure, StaleNotice } from '../../../../ui/feedback/load-state.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { recebimentosQuery } from '../api.ts'
import { ListaDeRecebimentos } from '../parts/recebimentos.tsx'

/** /chegada/divergencias: what came of the notes, for staff and for each client's own people. */
export function Recebimentos() {
  const user = useUser()
  const query = useQuery(recebimentosQuery)
  useRefresh(recebimentosQuery.queryKey, 'chegada')
  const { data, error, refetch, isFetching, dataUpdatedAt } = query
  return (
    <Page
      title="Notas contadas"
      subtitle={user?.cliente?.nomeFantasia ?? 'O que chegou, ao lado do que a nota diz'}
      back={user?.cliente ? '/pedidos/meuEstoque' : '/chegada'}
    >
      <div className="pilha">
        {data && error && (
          <StaleNotice error={error} updatedAt={dataUpdatedAt} onRetry={refetch} busy={isFetching} />
        )}
        {data ? (
          <section className="cartao" aria-labelledby="contadas">
            <header>
              <h2 id="contadas">Contadas</h2>
              <span className="t2 sm num">{formatCount(data.length, 'nota', 'notas')}</span>
            </header>
            {data.length === 0 ? (
              <EmptyState hint="Nenhuma nota foi contada na chegada." />
            ) : (
              <ListaDeRecebimentos rows={data} comCliente={!user?.cliente} />
            )}
          </section>
        ) : error ? (
          <section className="cartao" aria-label="Contadas">
            <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
          </section>
        ) : (
          <LoadingCard query={query} fields={6} label="Contadas" />
        )}
      </div>
    </Page>
  )
}
