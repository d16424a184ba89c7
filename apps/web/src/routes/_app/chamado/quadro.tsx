import { createFileRoute } from '@tanstack/react-router'
import { ChamadoQuadro } from '../../../features/assistencia/chamado/screens/quadro.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chamado/quadro')({ component: Quadro })

function Quadro() {
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoQuadro />
    </Allowed>
  )
}
