import { createFileRoute } from '@tanstack/react-router'
import { CobrancaList } from '../../../features/assistencia/cobranca/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/postoAutorizadoPagamento/')({
  validateSearch: plainSearch,
  component: Cobrancas,
})

function Cobrancas() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="COBRANCA_VER">
      <CobrancaList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/postoAutorizadoPagamento', search, ...how })}
      />
    </Allowed>
  )
}
