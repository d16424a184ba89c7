import { createFileRoute } from '@tanstack/react-router'
import { NovoUsuario } from '../../../features/casca/usuario/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/usuario/novo')({ component: Novo })

function Novo() {
  return (
    <Allowed to="USUARIO_EDITAR">
      <NovoUsuario />
    </Allowed>
  )
}
