import { createFileRoute } from '@tanstack/react-router'
import { FichaDoConsumidor } from '../../../features/assistencia/ficha/screens/consumidor.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/consumidor/$id/ficha')({
  beforeLoad: ({ params }) => onlyRecords({ params }),
  component: Ficha,
})

function Ficha() {
  const id = Number(Route.useParams().id)
  return (
    <Allowed to="CONSUMIDOR_VER">
      <FichaDoConsumidor key={id} id={id} />
    </Allowed>
  )
}
