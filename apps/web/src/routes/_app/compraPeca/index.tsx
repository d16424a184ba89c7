import { createFileRoute } from '@tanstack/react-router'
import { CompraPecaList } from '../../../features/assistencia/compraPeca/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/compraPeca/')({
  validateSearch: plainSearch,
  component: Compras,
})

function Compras() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PECA_VER">
      <CompraPecaList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/compraPeca', search, ...how })}
      />
    </Allowed>
  )
}
