import { createFileRoute } from '@tanstack/react-router'
import { RecebimentoDaNota } from '../../../features/armazem/chegada/screens/recebimento.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chegada/divergencias/$id')({
  beforeLoad: onlyRecords,
  component: Divergencia,
})

function Divergencia() {
  const { id } = Route.useParams()
  return (
    <Allowed to="ESTOQUE_VER">
      <RecebimentoDaNota key={id} nota={Number(id)} />
    </Allowed>
  )
}
