import { createFileRoute } from '@tanstack/react-router'
import { OrcamentoScreen } from '../../../features/assistencia/ordemServico/screens/orcamento.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/ordemServico/$id/orcamento')({
  beforeLoad: onlyRecords,
  component: Orcamento,
})

function Orcamento() {
  const { id } = Route.useParams()
  return (
    <Allowed to="OS_REPARAR">
      <OrcamentoScreen id={Number(id)} />
    </Allowed>
  )
}
