import { createFileRoute } from '@tanstack/react-router'
import { ImportarVendasScreen } from '../../../features/assistencia/relogioVendido/screens/importar.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/relogioVendido/importar')({ component: Importar })

function Importar() {
  return (
    <Allowed to="MODELO_EDITAR">
      <ImportarVendasScreen />
    </Allowed>
  )
}
