import { createFileRoute } from '@tanstack/react-router'
import { FirstSteps } from '../../features/armazem/primeirosPassos/screens/primeiros-passos.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/primeirosPassos')({ component: Passos })

function Passos() {
  return (
    <Allowed to="PAINEL_VER">
      <Allowed to="CONFIG_EDITAR">
        <FirstSteps />
      </Allowed>
    </Allowed>
  )
}
