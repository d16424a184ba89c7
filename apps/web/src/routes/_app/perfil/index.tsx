import { createFileRoute } from '@tanstack/react-router'
import { PerfilList } from '../../../features/casca/perfil/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/perfil/')({
  validateSearch: plainSearch,
  component: Perfis,
})

function Perfis() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PERFIL_EDITAR">
      <PerfilList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/perfil', search, ...how })}
      />
    </Allowed>
  )
}
