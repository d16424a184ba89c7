import { createFileRoute } from '@tanstack/react-router'
import { FechamentoExtrato } from '../../features/assistencia/financeiro/screens/extrato.tsx'
import { onlyRecords } from '../../platform/address/record-param.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/financeiro/$id/imprimir/extrato')({
  beforeLoad: onlyRecords,
  component: Imprimir,
})

function Imprimir() {
  const { id } = Route.useParams()
  return (
    <Allowed to="FINANCEIRO_VER">
      <FechamentoExtrato id={Number(id)} />
    </Allowed>
  )
}
