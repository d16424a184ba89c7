import { createFileRoute } from '@tanstack/react-router'
import { PedidoList } from '../../features/armazem/pedido/screens/list.tsx'
import { parsePedidoSearch } from '../../features/armazem/pedido/index.ts'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/')({
  validateSearch: onlyRead(parsePedidoSearch),
  component: Pedidos,
})

function Pedidos() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PEDIDO_VER">
      <PedidoList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/pedidos', search, ...how })}
      />
    </Allowed>
  )
}
