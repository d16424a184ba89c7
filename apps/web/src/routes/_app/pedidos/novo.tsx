import { createFileRoute } from '@tanstack/react-router'
import { NovoPedido } from '../../../features/armazem/pedido/screens/form.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

/** `?repetir=` names the order whose products and quantities the new one begins with. */
export const Route = createFileRoute('/_app/pedidos/novo')({
  validateSearch: onlyRead((search): { repetir?: number } =>
    compact({ repetir: integerParam(search['repetir'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: Novo,
})

function Novo() {
  const { repetir } = Route.useSearch()
  return (
    <Allowed to="PEDIDO_EDITAR">
      <NovoPedido repetir={repetir} />
    </Allowed>
  )
}
