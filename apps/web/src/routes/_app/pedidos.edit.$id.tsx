import { createFileRoute, notFound } from '@tanstack/react-router'
import { IdParams } from '@app/contract/paging'
import { EditPedido } from '../../features/pedido/screens/form.tsx'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/edit/$id')({
  beforeLoad: ({ params }) => {
    if (!IdParams.safeParse(params).success) throw notFound()
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
