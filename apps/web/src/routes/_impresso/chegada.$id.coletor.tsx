import { createFileRoute } from '@tanstack/react-router'
import { CountChegada } from '../../features/armazem/chegada/screens/count.tsx'
import { onlyRecords } from '../../platform/address/record-param.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/chegada/$id/coletor')({
  beforeLoad: onlyRecords,
  component: Contar,
})

function Contar() {
  const { id } = Route.useParams()
  return (
    <Allowed to="CHEGADA_CONTAR">
      <CountChegada key={id} nota={Number(id)} />
    </Allowed>
  )
}
