import { createFileRoute } from '@tanstack/react-router'
import { ClientePicker } from '../../features/armazem/cliente/index.ts'
import { readImport } from '../../features/casca/importacao/index.ts'
import { KindImport } from '../../features/casca/importacao/screens/kind.tsx'
import { compact } from '../../platform/address/search.ts'

export const Route = createFileRoute('/_app/importar/$tipo')({
  validateSearch: readImport,
  component: Importar,
})

function Importar() {
  const navigate = Route.useNavigate()
  const { importacao } = Route.useSearch()
  const { tipo } = Route.useParams()
  return (
    <KindImport
      key={tipo}
      tipo={tipo}
      Owner={ClientePicker}
      id={importacao}
      onImportacao={(next) => void navigate({ search: compact({ importacao: next }) })}
    />
  )
}
