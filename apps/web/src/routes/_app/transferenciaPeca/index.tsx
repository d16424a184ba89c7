import { createFileRoute } from '@tanstack/react-router'
import { TransferenciaPecaList } from '../../../features/assistencia/transferenciaPeca/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/transferenciaPeca/')({
  validateSearch: plainSearch,
  component: Transferencias,
})

function Transferencias() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PECA_VER">
      <TransferenciaPecaList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/transferenciaPeca', search, ...how })}
      />
    </Allowed>
  )
}
