import { createFileRoute } from '@tanstack/react-router'
import { ImportScreen } from '../../features/importacao/screens/import.tsx'
import { compact, integerParam } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/importar')({
  validateSearch: (search: Record<string, unknown>) =>
    compact({ importacao: integerParam(search['importacao'], 1, Number.MAX_SAFE_INTEGER) }),
  component: Importar,
})

function Importar() {
  const navigate = Route.useNavigate()
  const { importacao } = Route.useSearch()
  return (
    <Allowed to="PEDIDO_EDITAR">
      <ImportScreen
        tipo="pedidos"
        id={importacao}
        onImportacao={(next) => void navigate({ search: compact({ importacao: next }) })}
      />
    </Allowed>
  )
}
