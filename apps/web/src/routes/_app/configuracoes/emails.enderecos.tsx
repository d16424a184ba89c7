import { createFileRoute } from '@tanstack/react-router'
import { CorreioEnderecosScreen } from '../../../features/casca/correio/screens/enderecos.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/emails/enderecos')({ component: Enderecos })

function Enderecos() {
  return (
    <Allowed to="CONFIG_EDITAR">
      <CorreioEnderecosScreen />
    </Allowed>
  )
}
