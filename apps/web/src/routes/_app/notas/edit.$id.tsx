import { createFileRoute } from '@tanstack/react-router'
import { EditNota } from '../../../features/armazem/nota/screens/edit.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/notas/edit/$id')({
  beforeLoad: onlyRecords,
  component: Edit,
})

function Edit() {
  const { id } = Route.useParams()
  return (
    <Allowed to="NOTA_VER">
      <EditNota key={id} id={Number(id)} />
    </Allowed>
  )
}
