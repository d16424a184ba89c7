import { createFileRoute } from '@tanstack/react-router'
import { ContagemPecaList } from '../../../features/assistencia/contagemPeca/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/contagemPeca/')({
  validateSearch: plainSearch,
  component: Contagens,
})

function Contagens() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PECA_VER">
      <ContagemPecaList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/contagemPeca', search, ...how })}
      />
    </Allowed>
  )
}
