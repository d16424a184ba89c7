import { createFileRoute } from '@tanstack/react-router'
import { ChamadoList } from '../../../features/assistencia/chamado/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chamado/')({
  validateSearch: plainSearch,
  component: Chamados,
})

function Chamados() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/chamado', search, ...how })}
      />
    </Allowed>
  )
}
