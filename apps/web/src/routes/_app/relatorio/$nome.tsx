import { createFileRoute } from '@tanstack/react-router'
import { parseRelatorioSearch } from '../../../features/casca/relatorio/index.ts'
import { RelatorioTela } from '../../../features/casca/relatorio/screens/relatorio.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { useCan } from '../../../platform/session/abilities.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/relatorio/$nome')({
  validateSearch: onlyRead(parseRelatorioSearch),
  component: Um,
})

function Um() {
  const navigate = Route.useNavigate()
  const { nome } = Route.useParams()
  const assistencia = useCan('RELATORIO_VER')
  return (
    <Allowed to={assistencia ? 'RELATORIO_VER' : 'RELATORIO_ARMAZEM'}>
      <RelatorioTela
        key={nome}
        nome={nome}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ to: '/relatorio/$nome', params: { nome }, search })}
      />
    </Allowed>
  )
}
