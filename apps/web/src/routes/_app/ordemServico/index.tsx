import { createFileRoute } from '@tanstack/react-router'
import { parseOsSearch } from '../../../features/assistencia/ordemServico/index.ts'
import { OsList } from '../../../features/assistencia/ordemServico/screens/list.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/ordemServico/')({
  validateSearch: onlyRead(parseOsSearch),
  component: OrdensServico,
})

function OrdensServico() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="OS_VER">
      <OsList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/ordemServico', search, ...how })}
      />
    </Allowed>
  )
}
