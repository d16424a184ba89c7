import { createFileRoute } from '@tanstack/react-router'
import { ChamadoForm } from '../../../features/assistencia/chamado/screens/form.tsx'
import { integerParam, plainSearch } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

/** `?os=` names the order that it is about, `?conversa=` the conversation that it comes from. */
export const Route = createFileRoute('/_app/chamado/novo')({
  validateSearch: plainSearch,
  component: Novo,
})

function Novo() {
  const search = Route.useSearch()
  const os = integerParam(search['os'], 1, Number.MAX_SAFE_INTEGER)
  const conversa = integerParam(search['conversa'], 1, Number.MAX_SAFE_INTEGER)
  return (
    <Allowed to="CHAMADO_VER">
      <ChamadoForm osId={os} conversaId={conversa} />
    </Allowed>
  )
}
