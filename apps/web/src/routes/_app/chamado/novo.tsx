import { createFileRoute } from '@tanstack/react-router'
import { ChamadoForm } from '../../../features/assistencia/chamado/screens/form.tsx'
import { integerParam, plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

/** `?os=` names the order that it is about. */
export const Route = createFileRoute('/_app/chamado/novo')({
  validateSearch: plainSearch,
  component: Novo,
})

function Novo() {
  const os = integerParam(Route.useSearch()['os'], 1, Number.MAX_SAFE_INTEGER)
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoForm osId={os} />
    </Allowed>
  )
}
