import { createFileRoute } from '@tanstack/react-router'
import { ChamadoRecord } from '../../../features/assistencia/chamado/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chamado/$id')({
  beforeLoad: onlyRecords,
  component: Um,
})

function Um() {
  const { id } = Route.useParams()
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
