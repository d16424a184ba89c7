import { createFileRoute } from '@tanstack/react-router'
import { PerfilForm } from '../../../features/casca/perfil/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/perfil/$id')({
  beforeLoad: onlyRecords,
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PERFIL_EDITAR">
      <PerfilForm key={id} id={Number(id)} />
    </Allowed>
  )
}
