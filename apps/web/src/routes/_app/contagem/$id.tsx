import { createFileRoute } from '@tanstack/react-router'
import { ContagemTela } from '../../../features/armazem/contagem/screens/contagem.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/contagem/$id')({ beforeLoad: onlyRecords, component: Contagem })

function Contagem() {
  const { id } = Route.useParams()
  return (
    <Allowed to="ESTOQUE_AJUSTAR">
      <ContagemTela key={id} id={Number(id)} />
    </Allowed>
  )
}
