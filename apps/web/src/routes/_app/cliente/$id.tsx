import { createFileRoute } from '@tanstack/react-router'
import { ClienteForm } from '../../../features/armazem/cliente/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/cliente/$id')({
  beforeLoad: onlyRecords,
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="CLIENTE_VER">
      <ClienteForm key={id} id={Number(id)} />
    </Allowed>
  )
}
