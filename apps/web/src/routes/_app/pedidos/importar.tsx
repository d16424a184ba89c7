import { createFileRoute } from '@tanstack/react-router'
import { ClientePicker } from '../../../features/armazem/cliente/index.ts'
import { IMPORTAR_PEDIDOS } from '../../../features/armazem/pedido/index.ts'
import { readImport } from '../../../features/casca/importacao/index.ts'
import { ImportScreen } from '../../../features/casca/importacao/screens/import.tsx'
import { compact } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/pedidos/importar')({
  validateSearch: readImport,
  component: Importar,
})

function Importar() {
  const navigate = Route.useNavigate()
  const { importacao } = Route.useSearch()
  return (
    <Allowed to={IMPORTAR_PEDIDOS.ability}>
      <ImportScreen
        tipo="pedidos"
        Owner={ClientePicker}
        id={importacao}
        onImportacao={(next) => void navigate({ search: compact({ importacao: next }) })}
      />
    </Allowed>
  )
}
