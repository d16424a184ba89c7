import { createFileRoute, notFound } from '@tanstack/react-router'
import { PAPEIS_OS } from '../../features/assistencia/ordemServico/index.ts'
import { OsImpresso } from '../../features/assistencia/ordemServico/screens/impresso.tsx'
import { integerParam, optionParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/ordemServico/$id/imprimir/$papel')({
  beforeLoad: ({ params }) => {
    const known = optionParam(params.papel, PAPEIS_OS) && integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)
    if (!known) throw notFound()
  },
  component: Imprimir,
})

function Imprimir() {
  const { id, papel } = Route.useParams()
  return (
    <Allowed to="OS_VER">
      <OsImpresso id={Number(id)} papel={optionParam(papel, PAPEIS_OS) ?? 'recibo'} />
    </Allowed>
  )
}
