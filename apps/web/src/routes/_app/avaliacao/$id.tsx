import { createFileRoute } from '@tanstack/react-router'
import { AvaliacaoRecord } from '../../../features/assistencia/avaliacao/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/avaliacao/$id')({
  beforeLoad: onlyRecords,
  component: Avaliacao,
})

function Avaliacao() {
  const { id } = Route.useParams()
  return (
    <Allowed to="AVALIACAO_VER">
      <AvaliacaoRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
