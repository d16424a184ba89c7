import { createFileRoute } from '@tanstack/react-router'
import { EditPedido } from '../../../features/armazem/pedido/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/edit/$id')({
  beforeLoad: onlyRecords,
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
