import { createFileRoute } from '@tanstack/react-router'
import { InstalacaoScreen } from '../../../features/casca/instalacao/screens/instalacao.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/instalacao')({ component: Instalacao })

function Instalacao() {
  return (
    <Allowed to="CONFIG_EDITAR">
      <InstalacaoScreen />
    </Allowed>
  )
}
