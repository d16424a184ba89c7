import { createFileRoute } from '@tanstack/react-router'
import { TabelaList } from '../../../features/casca/tabela/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'

export const Route = createFileRoute('/_app/$tabela/')({
  validateSearch: plainSearch,
  component: Tabela,
})

function Tabela() {
  const navigate = Route.useNavigate()
  const { tabela } = Route.useParams()
  return (
    <TabelaList
      tabela={tabela}
      search={Route.useSearch()}
      onSearch={(search, how) => void navigate({ search, ...how })}
    />
  )
}
