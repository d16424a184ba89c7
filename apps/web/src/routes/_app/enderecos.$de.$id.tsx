import { createFileRoute } from '@tanstack/react-router'
import { DestinosScreen } from '../../features/casca/correio/screens/destinos.tsx'
import { onlyRecords } from '../../platform/address/record-param.ts'

export const Route = createFileRoute('/_app/enderecos/$de/$id')({
  beforeLoad: ({ params }) => onlyRecords({ params }),
  component: Enderecos,
})

function Enderecos() {
  const { de, id } = Route.useParams()
  return <DestinosScreen de={de} id={Number(id)} />
}
