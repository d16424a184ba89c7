import { createFileRoute } from '@tanstack/react-router'
import { RegrasScreen } from '../../../features/assistencia/cobranca/screens/regras.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/cobrancas')({ component: Regras })

function Regras() {
  return (
    <Allowed to="COBRANCA_EDITAR">
      <RegrasScreen />
    </Allowed>
  )
}
