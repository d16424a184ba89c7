import { createFileRoute } from '@tanstack/react-router'
import { ExtratoScreen } from '../../../features/assistencia/cobranca/screens/extrato.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/postoAutorizadoPagamento/extrato')({ component: Extrato })

function Extrato() {
  return (
    <Allowed to="COBRANCA_EDITAR">
      <ExtratoScreen />
    </Allowed>
  )
}
