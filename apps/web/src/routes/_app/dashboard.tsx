import { createFileRoute } from '@tanstack/react-router'
import { parsePainelSearch } from '../../features/painel/index.ts'
import { Panel } from '../../features/painel/screens/panel.tsx'
import { onlyRead } from '../../platform/clean-search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: onlyRead(parsePainelSearch),
  component: Dashboard,
})

function Dashboard() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PAINEL_VER">
      <Panel search={Route.useSearch()} onSearch={(next, how) => void navigate({ search: next, ...how })} />
    </Allowed>
  )
}
