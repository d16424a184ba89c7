import { createFileRoute } from '@tanstack/react-router'
import { AvaliacaoList } from '../../../features/assistencia/avaliacao/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/avaliacao/')({
  validateSearch: plainSearch,
  component: Avaliacoes,
})

function Avaliacoes() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="AVALIACAO_VER">
      <AvaliacaoList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/avaliacao', search, ...how })}
      />
    </Allowed>
  )
}
