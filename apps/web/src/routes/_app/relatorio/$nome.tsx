import { createFileRoute } from '@tanstack/react-router'
import { previaDasOrdens } from '../../../features/assistencia/ordemServico/index.ts'
import { parseRelatorioSearch, useRelatorioAbility } from '../../../features/casca/relatorio/index.ts'
import { RelatorioTela } from '../../../features/casca/relatorio/screens/relatorio.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

/** Paths of lists whose first records a report shows beside its figures. */
const PREVIAS = { '/ordemServico': previaDasOrdens }

export const Route = createFileRoute('/_app/relatorio/$nome')({
  validateSearch: onlyRead(parseRelatorioSearch),
  component: Um,
})

function Um() {
  const navigate = Route.useNavigate()
  const { nome } = Route.useParams()
  return (
    <Allowed to={useRelatorioAbility()}>
      <RelatorioTela
        key={nome}
        nome={nome}
        search={Route.useSearch()}
        previas={PREVIAS}
        onSearch={(search) => void navigate({ to: '/relatorio/$nome', params: { nome }, search })}
      />
    </Allowed>
  )
}
