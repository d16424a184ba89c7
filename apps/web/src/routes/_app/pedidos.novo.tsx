import { createFileRoute } from '@tanstack/react-router'
import { NovoPedido } from '../../features/pedido/screens/form.tsx'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/novo')({ component: Novo })

function Novo() {
  return (
    <Allowed to="PEDIDO_EDITAR">
      <NovoPedido />
    </Allowed>
  )
}
