import { createFileRoute } from '@tanstack/react-router'
import { PickPedidos } from '../../features/armazem/separacao/screens/pick.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/separacao/coletor')({ component: SepararRoute })

function SepararRoute() {
  return (
    <Allowed to="SEPARACAO_FAZER">
      <PickPedidos />
    </Allowed>
  )
}
