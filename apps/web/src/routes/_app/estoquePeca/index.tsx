import { createFileRoute } from '@tanstack/react-router'
import { EstoquePecaList } from '../../../features/assistencia/estoquePeca/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/estoquePeca/')({
  validateSearch: plainSearch,
  component: Estoques,
})

function Estoques() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PECA_VER">
      <EstoquePecaList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/estoquePeca', search, ...how })}
      />
    </Allowed>
  )
}
