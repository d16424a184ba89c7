import { createFileRoute } from '@tanstack/react-router'
import { CompraPecaRecord } from '../../../features/assistencia/compraPeca/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/compraPeca/$id')({
  beforeLoad: onlyRecords,
  component: Compra,
})

function Compra() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PECA_VER">
      <CompraPecaRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
