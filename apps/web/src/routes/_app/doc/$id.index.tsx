import { createFileRoute } from '@tanstack/react-router'
import { DocRecord } from '../../../features/assistencia/doc/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/doc/$id/')({ beforeLoad: onlyRecords, component: Documento })

function Documento() {
  const { id } = Route.useParams()
  return (
    <Allowed to="DOC_VER">
      <DocRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
