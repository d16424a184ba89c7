import { createFileRoute } from '@tanstack/react-router'
import { parsePainelSearch } from '../../features/painel/index.ts'
import { Panel } from '../../features/painel/screens/panel.tsx'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: parsePainelSearch,
  component: Dashboard,
})

function Dashboard() {
  const navigate = Route.useNavigate()
  // The router leaves in what the schema left out; a broken value must not reach the request.
  const search = parsePainelSearch(Route.useSearch())
  return (
    <Allowed to="PAINEL_VER">
      <Panel search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />
    </Allowed>
  )
}
