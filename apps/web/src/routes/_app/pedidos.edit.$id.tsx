import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditPedido } from '../../features/pedido/screens/form.tsx'
import { integerParam } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/edit/$id')({
  beforeLoad: ({ params }) => {
    // Not the contract's schema: what a route file imports travels with the first load of every screen.
    if (!integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)) throw notFound()
  },
  component: Edit,
})

function Edit() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PEDIDO_VER">
      <EditPedido id={Number(id)} />
    </Allowed>
  )
}
