import { createFileRoute, notFound } from '@tanstack/react-router'
import { MAX_COPIAS } from '../../features/armazem/impressos/index.ts'
import {
  EtiquetasDoProduto,
  type EtiquetasSearch,
} from '../../features/armazem/impressos/screens/etiquetas.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

const readSearch = onlyRead((search): EtiquetasSearch =>
  compact({
    lote: integerParam(search['lote'], 1, Number.MAX_SAFE_INTEGER),
    copias: integerParam(search['copias'], 1, MAX_COPIAS),
  }),
)

export const Route = createFileRoute('/_impresso/produto/$id/etiquetas')({
  validateSearch: readSearch,
  beforeLoad: ({ params }) => {
    if (integerParam(params.id, 1, Number.MAX_SAFE_INTEGER) === undefined) throw notFound()
  },
  component: Etiquetas,
})

function Etiquetas() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Allowed to="PRODUTO_CADASTRO">
      <EtiquetasDoProduto
        id={Number(id)}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
      />
    </Allowed>
  )
}
