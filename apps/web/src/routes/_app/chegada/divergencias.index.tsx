import { createFileRoute } from '@tanstack/react-router'
import { Recebimentos } from '../../../features/armazem/chegada/screens/divergencias.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chegada/divergencias/')({ component: Divergencias })

function Divergencias() {
  return (
    <Allowed to="ESTOQUE_VER">
      <Recebimentos />
    </Allowed>
  )
}
