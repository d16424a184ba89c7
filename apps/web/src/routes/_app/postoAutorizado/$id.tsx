import { createFileRoute } from '@tanstack/react-router'
import { PostoForm } from '../../../features/assistencia/postoAutorizado/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/postoAutorizado/$id')({
  beforeLoad: onlyRecords,
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="POSTO_EDITAR">
      <PostoForm key={id} id={Number(id)} />
    </Allowed>
  )
}
