import { createFileRoute } from '@tanstack/react-router'
import { DocForm } from '../../../features/assistencia/doc/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/doc/$id/editar')({ beforeLoad: onlyRecords, component: Editar })

function Editar() {
  const { id } = Route.useParams()
  return (
    <Allowed to="DOC_EDITAR">
      <DocForm key={id} id={Number(id)} />
    </Allowed>
  )
}
