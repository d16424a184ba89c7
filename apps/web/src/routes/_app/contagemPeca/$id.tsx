import { createFileRoute } from '@tanstack/react-router'
import { ContagemPecaRecord } from '../../../features/assistencia/contagemPeca/screens/record.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/contagemPeca/$id')({
  beforeLoad: onlyRecords,
  component: Contagem,
})

function Contagem() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PECA_VER">
      <ContagemPecaRecord key={id} id={Number(id)} />
    </Allowed>
  )
}
