import { createFileRoute } from '@tanstack/react-router'
import { DocForm } from '../../../features/assistencia/doc/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/doc/novo')({ component: Novo })

function Novo() {
  return (
    <Allowed to="DOC_EDITAR">
      <DocForm />
    </Allowed>
  )
}
