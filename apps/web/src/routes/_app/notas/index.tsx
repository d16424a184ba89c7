import { createFileRoute } from '@tanstack/react-router'
import { ImportNotas } from '../../../features/armazem/nota/screens/import.tsx'
import { compact, integerParam, plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/notas/')({
  validateSearch: plainSearch,
  component: Importar,
})

function Importar() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="NOTA_IMPORTAR">
      <ImportNotas
        arquivo={integerParam(Route.useSearch().arquivo, 1, Number.MAX_SAFE_INTEGER)}
        onArquivo={(arquivo) => void navigate({ to: '/notas', search: compact({ arquivo }) })}
      />
    </Allowed>
  )
}
