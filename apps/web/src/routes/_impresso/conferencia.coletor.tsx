import { createFileRoute } from '@tanstack/react-router'
import { Conferir } from '../../features/armazem/conferencia/screens/conferir.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/conferencia/coletor')({ component: ConferirRoute })

function ConferirRoute() {
  return (
    <Allowed to="CONFERENCIA_FAZER">
      <Conferir />
    </Allowed>
  )
}
