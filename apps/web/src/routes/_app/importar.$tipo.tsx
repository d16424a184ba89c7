import { createFileRoute, notFound } from '@tanstack/react-router'
import { IMPORTS, readImport, tipoAt } from '../../features/importacao/index.ts'
import { ImportScreen } from '../../features/importacao/screens/import.tsx'
import { compact } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/importar/$tipo')({
  validateSearch: readImport,
  beforeLoad: ({ params }) => {
    if (!tipoAt(params.tipo)) throw notFound()
  },
  component: Importar,
})

function Importar() {
  const navigate = Route.useNavigate()
  const { importacao } = Route.useSearch()
  const tipo = tipoAt(Route.useParams().tipo)
  if (!tipo) return null
  return (
    <Allowed to={IMPORTS[tipo].ability}>
      <ImportScreen
        key={tipo}
        tipo={tipo}
        id={importacao}
        onImportacao={(next) => void navigate({ search: compact({ importacao: next }) })}
      />
    </Allowed>
  )
}
