import { createFileRoute } from '@tanstack/react-router'
import { RastreioProcura } from '../../../features/armazem/rastreio/screens/procura.tsx'
import { parseRastreioSearch } from '../../../features/armazem/rastreio/index.ts'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/rastreio/')({
  validateSearch: onlyRead(parseRastreioSearch),
  component: Procura,
})

function Procura() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="RASTREIO_VER">
      <RastreioProcura
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ to: '/rastreio', search })}
      />
    </Allowed>
  )
}
