import { useQuery } from '@tanstack/react-query'
import { useRefresh } from '../../../../platform/http/live.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { formatCount } from '../../../../platform/text/format.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { recebimentosQuery } from '../api.ts'
import { ListaDeRecebimentos } from '../parts/recebimentos.tsx'

/** /chegada/divergencias: what came of the notes, for staff and for each client's own people. */
export function Recebimentos() {
  const user = useUser()
  const query = useQuery(recebimentosQuery)
  useRefresh(recebimentosQuery.queryKey, 'chegada')
  return (
    <Page
      title="Notas contadas"
      subtitle={user?.cliente?.nomeFantasia ?? 'O que chegou, ao lado do que a nota diz'}
      back={user?.cliente ? '/pedidos/meuEstoque' : '/chegada'}
    >
      <div className="pilha">
        <Loaded query={query} label="Contadas">
          {(rows) => (
            <section className="cartao" aria-labelledby="contadas">
              <header>
                <h2 id="contadas">Contadas</h2>
                <span className="t2 sm num">{formatCount(rows.length, 'nota', 'notas')}</span>
              </header>
              {rows.length === 0 ? (
                <EmptyState hint="Nenhuma nota foi contada na chegada." />
              ) : (
                <ListaDeRecebimentos rows={rows} comCliente={!user?.cliente} />
              )}
            </section>
          )}
        </Loaded>
      </div>
    </Page>
  )
}
