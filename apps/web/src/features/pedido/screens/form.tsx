import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../platform/session-store.ts'
import { LoadFailure } from '../../../ui/load-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { SkeletonFields } from '../../../ui/skeleton.tsx'
import { pedidoQuery } from '../api.ts'
import { PedidoEditor } from '../parts/editor.tsx'

/** /pedidos/novo. */
export function NovoPedido({ repetir }: { repetir?: number | undefined }) {
  const user = useUser()
  return user && <PedidoEditor pedido={null} user={user} repetir={repetir} />
}

/** /pedidos/edit/{id}. */
export function EditPedido({ id }: { id: number }) {
  const user = useUser()
  const { data, error, refetch, isFetching } = useQuery(pedidoQuery(id))
  if (!user) return null
  if (data) return <PedidoEditor key={id} pedido={data} user={user} />
  return (
    <Page title="Pedido" back="/pedidos">
      <section className="cartao" aria-label="Pedido">
        {error ? (
          <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
        ) : (
          <div className="corpo">
            <SkeletonFields fields={5} />
          </div>
        )}
      </section>
    </Page>
  )
}
