import { createFileRoute } from '@tanstack/react-router'
import { FichaDoRelogio } from '../../../features/assistencia/ficha/screens/relogio.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/relogio/$id/ficha')({
  beforeLoad: ({ params }) => onlyRecords({ params }),
  component: Ficha,
})

function Ficha() {
  const id = Number(Route.useParams().id)
  return (
    <Allowed to="OS_VER">
      <FichaDoRelogio key={id} id={id} />
    </Allowed>
  )
}
