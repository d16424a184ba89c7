import { createFileRoute, notFound } from '@tanstack/react-router'
import { EtiquetasDosVolumes } from '../../features/armazem/conferencia/screens/etiquetas.tsx'
import { integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_impresso/conferencia/$id/etiquetas')({
  beforeLoad: ({ params }) => {
    if (integerParam(params.id, 1, Number.MAX_SAFE_INTEGER) === undefined) throw notFound()
  },
  component: Etiquetas,
})

function Etiquetas() {
  const { id } = Route.useParams()
  return (
    <Allowed to="CONFERENCIA_FAZER">
      <EtiquetasDosVolumes id={Number(id)} />
    </Allowed>
  )
}
