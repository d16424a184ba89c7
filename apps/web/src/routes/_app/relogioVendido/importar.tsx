import { createFileRoute } from '@tanstack/react-router'
import { ImportVendasScreen } from '../../../features/assistencia/relogioVendido/screens/import.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/relogioVendido/importar')({ component: Importar })

function Importar() {
  return (
    <Allowed to="MODELO_EDITAR">
      <ImportVendasScreen />
    </Allowed>
  )
}
