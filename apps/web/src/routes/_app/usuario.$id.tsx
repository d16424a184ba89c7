import { createFileRoute, notFound } from '@tanstack/react-router'
import { UsuarioForm } from '../../features/usuario/screens/form.tsx'
import { integerParam } from '../../platform/search.ts'
import { Allowed } from '../../ui/allowed.tsx'

export const Route = createFileRoute('/_app/usuario/$id')({
  beforeLoad: ({ params }) => {
    if (!integerParam(params.id, 1, Number.MAX_SAFE_INTEGER)) throw notFound()
  },
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="USUARIO_VER">
      <UsuarioForm key={id} id={Number(id)} />
    </Allowed>
  )
}
