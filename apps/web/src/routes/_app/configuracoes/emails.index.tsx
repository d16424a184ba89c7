import { createFileRoute } from '@tanstack/react-router'
import { CorreioModelosScreen } from '../../../features/casca/correio/screens/modelos.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/emails/')({ component: Emails })

function Emails() {
  return (
    <Allowed to="CONFIG_VER">
      <CorreioModelosScreen />
    </Allowed>
  )
}
