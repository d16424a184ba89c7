import { createFileRoute } from '@tanstack/react-router'
import { CobrancaRecord } from '../../../features/assistencia/cobranca/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/postoAutorizadoPagamento/$id')({
  beforeLoad: onlyRecords,
  component: Cobranca,
})

function Cobranca() {
  const { id } = Route.useParams()
  return (
    <Allowed to="COBRANCA_VER">
      <CobrancaRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
