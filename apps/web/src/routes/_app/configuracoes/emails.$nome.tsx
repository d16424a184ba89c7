import { createFileRoute } from '@tanstack/react-router'
import { CorreioModeloScreen } from '../../../features/casca/correio/screens/modelo.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/emails/$nome')({ component: Email })

function Email() {
  return (
    <Allowed to="CONFIG_VER">
      <CorreioModeloScreen nome={Route.useParams().nome} />
    </Allowed>
  )
}
