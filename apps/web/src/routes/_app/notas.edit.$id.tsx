import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditNota } from '../../features/nota/screens/edit.tsx'
import { integerParam } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/notas/edit/$id')({
  beforeLoad: ({ params }) => {
    if (!integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)) throw notFound()
  },
  component: Edit,
})

function Edit() {
  const { id } = Route.useParams()
  return (
    <Allowed to="NOTA_VER">
      <EditNota key={id} id={Number(id)} />
    </Allowed>
  )
}
