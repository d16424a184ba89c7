import { FAIXAS, type Faixa } from '@app/contract/armazem/inicioCliente'
import { createFileRoute } from '@tanstack/react-router'
import { EstoqueDoCliente } from '../../../features/armazem/inicioCliente/screens/estoque.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, optionParam } from '../../../platform/address/search.ts'
import { useUser } from '../../../platform/session/session-store.ts'
import { Allowed, NotAllowed } from '../../../ui/page/allowed.tsx'

const readSearch = onlyRead((search): { faixa?: Faixa } =>
  compact({ faixa: optionParam(search['faixa'], FAIXAS) }),
)

export const Route = createFileRoute('/_app/pedidos/meuEstoque')({
  validateSearch: readSearch,
  component: Inicio,
})

/** Staff have the reports, which hold every company. */
function Inicio() {
  const { faixa } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  if (!user?.cliente) return <NotAllowed />
  return (
    <Allowed to="ESTOQUE_VER">
      <EstoqueDoCliente
        faixa={faixa}
        onFaixa={(next) => void navigate({ search: { faixa: next }, replace: true, resetScroll: false })}
      />
    </Allowed>
  )
}
