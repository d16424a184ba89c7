import { createFileRoute } from '@tanstack/react-router'
import { EstoquePecaRecord } from '../../../features/assistencia/estoquePeca/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/estoquePeca/$id')({
  beforeLoad: onlyRecords,
  component: Estoque,
})

function Estoque() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PECA_VER">
      <EstoquePecaRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
