import { createFileRoute } from '@tanstack/react-router'
import { NotaList } from '../../../features/armazem/nota/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/notas/list')({
  validateSearch: plainSearch,
  component: Notas,
})

function Notas() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="NOTA_VER">
      <NotaList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/notas/list', search, ...how })}
      />
    </Allowed>
  )
}
