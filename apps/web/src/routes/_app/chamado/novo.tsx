import { createFileRoute } from '@tanstack/react-router'
import { ChamadoForm } from '../../../features/assistencia/chamado/screens/form.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

/** `?os=` names the order that it is about. */
export const Route = createFileRoute('/_app/chamado/novo')({
  validateSearch: onlyRead((search): { os?: number } =>
    compact({ os: integerParam(search['os'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: Novo,
})

function Novo() {
  const { os } = Route.useSearch()
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoForm osId={os} />
    </Allowed>
  )
}
