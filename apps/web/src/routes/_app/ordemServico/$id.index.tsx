import { createFileRoute } from '@tanstack/react-router'
import { OsScreen } from '../../../features/assistencia/ordemServico/screens/os.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/ordemServico/$id/')({
  beforeLoad: onlyRecords,
  component: Os,
})

function Os() {
  const { id } = Route.useParams()
  return (
    <Allowed to="OS_VER">
      <OsScreen id={Number(id)} />
    </Allowed>
  )
}
