import { createFileRoute } from '@tanstack/react-router'
import { NovoPerfil } from '../../../features/casca/perfil/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/perfil/novo')({ component: Novo })

function Novo() {
  return (
    <Allowed to="PERFIL_EDITAR">
      <NovoPerfil />
    </Allowed>
  )
}
