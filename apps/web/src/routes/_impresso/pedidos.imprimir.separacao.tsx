import { createFileRoute, notFound } from '@tanstack/react-router'
import { PedidosImpressos } from '../../features/armazem/pedido/screens/impressao.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, idsParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/pedidos/imprimir/separacao')({
  validateSearch: onlyRead((search): { ids?: string } => compact({ ids: idsParam(search['ids']) })),
  component: Imprimir,
})

function Imprimir() {
  return (
    <Allowed to="PEDIDO_MOVER">
      <Escolhidos />
    </Allowed>
  )
}

function Escolhidos() {
  const { ids } = Route.useSearch()
  if (ids === undefined) throw notFound()
  return <PedidosImpressos ids={ids} />
}
