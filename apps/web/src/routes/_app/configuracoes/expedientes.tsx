import { createFileRoute } from '@tanstack/react-router'
import { ExpedientesConfiguracao } from '../../../features/assistencia/configuracao/screens/expedientes.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/expedientes')({ component: Expedientes })

function Expedientes() {
  return (
    <Allowed to="CHAMADO_VER">
      <Allowed to="CONFIG_VER">
        <ExpedientesConfiguracao />
      </Allowed>
    </Allowed>
  )
}
