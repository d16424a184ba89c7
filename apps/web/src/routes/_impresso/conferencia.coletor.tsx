import { createFileRoute } from '@tanstack/react-router'
import { CheckPedido } from '../../features/armazem/conferencia/screens/check.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/conferencia/coletor')({ component: ConferirRoute })

function ConferirRoute() {
  return (
    <Allowed to="CONFERENCIA_FAZER">
      <CheckPedido />
    </Allowed>
  )
}
