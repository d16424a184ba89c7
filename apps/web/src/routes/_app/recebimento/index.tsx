import { createFileRoute } from '@tanstack/react-router'
import { parseRecebimentoSearch } from '../../../features/assistencia/recebimento/index.ts'
import { RecebimentoList } from '../../../features/assistencia/recebimento/screens/list.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/recebimento/')({
  validateSearch: onlyRead(parseRecebimentoSearch),
  component: Recebimentos,
})

function Recebimentos() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="RECEBIMENTO_VER">
      <RecebimentoList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/recebimento', search, ...how })}
      />
    </Allowed>
  )
}
