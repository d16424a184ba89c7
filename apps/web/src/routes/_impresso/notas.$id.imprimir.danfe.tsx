import { createFileRoute, notFound } from '@tanstack/react-router'
import { Danfe } from '../../features/nota/screens/danfe.tsx'
import { integerParam } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_impresso/notas/$id/imprimir/danfe')({
  beforeLoad: ({ params }) => {
    if (!integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)) throw notFound()
  },
  component: Imprimir,
})

function Imprimir() {
  const { id } = Route.useParams()
  return (
    <Allowed to="NOTA_VER">
      <Danfe id={Number(id)} />
    </Allowed>
  )
}
