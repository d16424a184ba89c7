import { createFileRoute } from '@tanstack/react-router'
import { Contar } from '../../features/armazem/contagem/screens/contar.tsx'
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
      <Contar key={id} id={Number(id)} />
    </Allowed>
  )
}
