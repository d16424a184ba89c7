import { createFileRoute } from '@tanstack/react-router'
import { ProdutoList } from '../../../features/armazem/produto/screens/list.tsx'
import { plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/produto/')({
  validateSearch: plainSearch,
  component: Produtos,
})

function Produtos() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PRODUTO_CADASTRO">
      <ProdutoList
        search={Route.useSearch()}
        onSearch={(search, how) => void navigate({ to: '/produto', search, ...how })}
      />
    </Allowed>
  )
}
