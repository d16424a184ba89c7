import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../platform/session/session-store.ts'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { pedidoQuery } from '../api.ts'
import { PedidoEditor } from '../form/editor.tsx'

/** /pedidos/novo. */
export function NovoPedido({ repetir }: { repetir?: number | undefined }) {
  const user = useUser()
  return user && <PedidoEditor pedido={null} user={user} repetir={repetir} />
}

/** /pedidos/edit/{id}. */
export function EditPedido({ id }: { id: number }) {
  const user = useUser()
  const query = useQuery(pedidoQuery(id))
  if (!user) return null
  if (query.data) return <PedidoEditor key={id} pedido={query.data} user={user} />
  return (
    <Page title="Pedido" back="/pedidos">
      <LoadingCard query={query} fields={5} label="Pedido" />
    </Page>
  )
}
