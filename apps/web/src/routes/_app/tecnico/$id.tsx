import { createFileRoute } from '@tanstack/react-router'
import { TecnicoRecord } from '../../../features/assistencia/tecnico/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/tecnico/$id')({
  beforeLoad: onlyRecords,
  component: TecnicoTreinado,
})

function TecnicoTreinado() {
  const { id } = Route.useParams()
  return (
    <Allowed to="COLABORADOR_EDITAR">
      <TecnicoRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
