import { createFileRoute } from '@tanstack/react-router'
import { UsuarioForm } from '../../../features/casca/usuario/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/usuario/$id')({
  beforeLoad: onlyRecords,
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="USUARIO_VER">
      <UsuarioForm key={id} id={Number(id)} />
    </Allowed>
  )
}
