import { createFileRoute } from '@tanstack/react-router'
import { CompraPecaForm } from '../../../features/assistencia/compraPeca/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/compraPeca/novo')({ component: Nova })

function Nova() {
  return (
    <Allowed to="OS_REPARAR">
      <CompraPecaForm />
    </Allowed>
  )
}
