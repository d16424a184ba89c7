import { createFileRoute } from '@tanstack/react-router'
import { UsuarioList } from '../../../features/casca/usuario/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/usuario/')({
  validateSearch: plainSearch,
  component: Usuarios,
})

function Usuarios() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="USUARIO_VER">
      <UsuarioList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/usuario', search, ...how })}
      />
    </Allowed>
  )
}
