import { createFileRoute } from '@tanstack/react-router'
import { ConferenciaFila } from '../../features/armazem/conferencia/screens/fila.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/conferencia')({ component: ConferenciaRoute })

function ConferenciaRoute() {
  return (
    <Allowed to="CONFERENCIA_FAZER">
      <ConferenciaFila />
    </Allowed>
  )
}
