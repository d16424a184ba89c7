import { createFileRoute } from '@tanstack/react-router'
import { TransferenciaPecaRecord } from '../../../features/assistencia/transferenciaPeca/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/transferenciaPeca/$id')({
  beforeLoad: onlyRecords,
  component: Transferencia,
})

function Transferencia() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PECA_VER">
      <TransferenciaPecaRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
