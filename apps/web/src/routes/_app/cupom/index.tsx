import { createFileRoute } from '@tanstack/react-router'
import { CupomList } from '../../../features/casca/cupom/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/cupom/')({
  validateSearch: plainSearch,
  component: Cupons,
})

function Cupons() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="USUARIO_VER">
      <CupomList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/cupom', search, ...how })}
      />
    </Allowed>
  )
}
