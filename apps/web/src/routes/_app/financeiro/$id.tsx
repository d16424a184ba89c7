import { createFileRoute } from '@tanstack/react-router'
import { FechamentoRecord } from '../../../features/assistencia/financeiro/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/financeiro/$id')({
  beforeLoad: onlyRecords,
  component: Fechamento,
})

function Fechamento() {
  const { id } = Route.useParams()
  return (
    <Allowed to="FINANCEIRO_VER">
      <FechamentoRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
