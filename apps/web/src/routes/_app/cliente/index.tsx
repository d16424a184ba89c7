import { createFileRoute } from '@tanstack/react-router'
import { ClienteList } from '../../../features/armazem/cliente/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/cliente/')({
  validateSearch: plainSearch,
  component: Clientes,
})

function Clientes() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="CLIENTE_VER">
      <ClienteList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/cliente', search, ...how })}
      />
    </Allowed>
  )
}
