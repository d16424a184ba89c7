import { cupomView } from '@app/contract/registers/cupom'
import { createFileRoute } from '@tanstack/react-router'
import { SavedFilters } from '../../features/filtroSalvo/index.ts'
import { plainSearch } from '../../platform/search.ts'
import { RegisterList } from '../../register/list.tsx'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/cupom/')({
  validateSearch: plainSearch,
  component: Cupons,
})

function Cupons() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="USUARIO_VER">
      <RegisterList
        view={cupomView}
        Saved={SavedFilters}
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/cupom', search, ...how })}
      />
    </Allowed>
  )
}
