import { createFileRoute } from '@tanstack/react-router'
import { parseLeituraSearch } from '../../../features/assistencia/doc/index.ts'
import { DocRecord } from '../../../features/assistencia/doc/screens/record.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/doc/$id/')({
  beforeLoad: onlyRecords,
  validateSearch: onlyRead(parseLeituraSearch),
  component: Documento,
})

function Documento() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <Allowed to="DOC_VER">
      <DocRecord
        key={id}
        id={Number(id)}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    </Allowed>
  )
}
