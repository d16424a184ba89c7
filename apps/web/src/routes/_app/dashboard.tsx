import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { parsePainelSearch } from '../../features/armazem/painel/index.ts'
import { useFirstSteps } from '../../features/armazem/primeirosPassos/index.ts'
import { Panel } from '../../features/armazem/painel/screens/panel.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { useCan } from '../../platform/session/abilities.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

const Home = lazy(() =>
  import('../../features/assistencia/inicio/screens/home.tsx').then((module) => ({ default: module.Home })),
)

const FirstSteps = lazy(() =>
  import('../../features/armazem/primeirosPassos/screens/primeiros-passos.tsx').then((module) => ({
    default: module.FirstSteps,
  })),
)

export const Route = createFileRoute('/_app/dashboard')({
  validateSearch: onlyRead(parsePainelSearch),
  component: Dashboard,
})

function Dashboard() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const warehouse = useCan('PAINEL_VER')
  const network = useCan('INICIO_VER')
  const firstSteps = useFirstSteps()
  // The first screen of people who work only in the repair network (decisions 22).
  if (network && !warehouse)
    return (
      <Suspense>
        <Home />
      </Suspense>
    )
  // A wall screen always shows the panel, even on the first day.
  if (search.modo !== 'tv' && firstSteps)
    return (
      <Suspense>
        <FirstSteps />
      </Suspense>
    )
  return (
    <Allowed to="PAINEL_VER">
      <Panel search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />
    </Allowed>
  )
}
