import { createFileRoute } from '@tanstack/react-router'
import { Danfe } from '../../features/armazem/nota/screens/danfe.tsx'
import { onlyRecords } from '../../platform/address/record-param.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/notas/$id/imprimir/danfe')({
  beforeLoad: onlyRecords,
  component: Imprimir,
})

function Imprimir() {
  const { id } = Route.useParams()
  return (
    <Allowed to="NOTA_VER">
      <Danfe id={Number(id)} />
    </Allowed>
  )
}
