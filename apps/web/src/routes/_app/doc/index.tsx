import { createFileRoute } from '@tanstack/react-router'
import { parseDocSearch } from '../../../features/assistencia/doc/index.ts'
import { DocList } from '../../../features/assistencia/doc/screens/list.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/doc/')({
  validateSearch: onlyRead(parseDocSearch),
  component: Documentos,
})

function Documentos() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="DOC_VER">
      <DocList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/doc', search, ...how })}
      />
    </Allowed>
  )
}
