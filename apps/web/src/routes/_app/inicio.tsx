import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../../features/assistencia/inicio/screens/home.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/inicio')({ component: Inicio })

function Inicio() {
  return (
    <Allowed to="INICIO_VER">
      <Home />
    </Allowed>
  )
}
