import { createFileRoute } from '@tanstack/react-router'
import { CountContagem } from '../../features/armazem/contagem/screens/count.tsx'
import { onlyRecords } from '../../platform/address/record-param.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/contagem/$id/coletor')({
  beforeLoad: onlyRecords,
  component: ContarRoute,
})

function ContarRoute() {
  const { id } = Route.useParams()
  return (
    <Allowed to="CONTAGEM_FAZER">
      <CountContagem key={id} id={Number(id)} />
    </Allowed>
  )
}
