import { createFileRoute } from '@tanstack/react-router'
import { ChamadoQuadro } from '../../../features/assistencia/chamado/screens/quadro.tsx'
import { integerParam, plainSearch, textParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chamado/quadro')({
  validateSearch: plainSearch,
  component: Quadro,
})

function Quadro() {
  const navigate = Route.useNavigate()
  const { aberto, mostrar, busca } = Route.useSearch()
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoQuadro
        aberto={integerParam(aberto, 1, Number.MAX_SAFE_INTEGER)}
        mostrar={textParam(mostrar)}
        busca={textParam(busca)}
        onChange={(search, options) => void navigate({ to: '/chamado/quadro', search, ...options })}
      />
    </Allowed>
  )
}
