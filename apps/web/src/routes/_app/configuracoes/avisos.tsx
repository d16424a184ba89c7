import { createFileRoute } from '@tanstack/react-router'
import { AvisosConfiguracao } from '../../../features/assistencia/configuracao/screens/avisos.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/avisos')({ component: Avisos })

function Avisos() {
  return (
    <Allowed to="OS_VER">
      <Allowed to="CONFIG_VER">
        <AvisosConfiguracao />
      </Allowed>
    </Allowed>
  )
}
