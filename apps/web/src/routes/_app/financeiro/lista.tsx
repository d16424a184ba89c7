import { createFileRoute } from '@tanstack/react-router'
import { FechamentoList } from '../../../features/assistencia/financeiro/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/financeiro/lista')({
  validateSearch: plainSearch,
  component: Fechamentos,
})

function Fechamentos() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="FINANCEIRO_VER">
      <FechamentoList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/financeiro/lista', search, ...how })}
      />
    </Allowed>
  )
}
