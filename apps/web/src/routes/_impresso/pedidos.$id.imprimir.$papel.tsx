import { createFileRoute, notFound } from '@tanstack/react-router'
import { MAX_VOLUMES, PAPEIS } from '../../features/armazem/pedido/index.ts'
import { PedidoImpresso } from '../../features/armazem/pedido/screens/impresso.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam, optionParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

const readSearch = onlyRead((search): { volumes?: number } =>
  compact({ volumes: integerParam(search['volumes'], 1, MAX_VOLUMES) }),
)

export const Route = createFileRoute('/_impresso/pedidos/$id/imprimir/$papel')({
  validateSearch: readSearch,
  beforeLoad: ({ params }) => {
    const known = optionParam(params.papel, PAPEIS) && integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)
    if (!known) throw notFound()
  },
  component: Imprimir,
})

function Imprimir() {
  const { id, papel: name } = Route.useParams()
  const { volumes = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const papel = optionParam(name, PAPEIS) ?? 'pedido'
  return (
    // Everybody who may see the order may print it; only the warehouse prints list and labels.
    <Allowed to={papel === 'pedido' ? 'PEDIDO_VER' : 'PEDIDO_MOVER'}>
      <PedidoImpresso
        id={Number(id)}
        papel={papel}
        volumes={volumes}
        onVolumes={(next) => void navigate({ search: { volumes: next }, replace: true })}
      />
    </Allowed>
  )
}
