import { createFileRoute } from '@tanstack/react-router'
import { TransferenciaPecaForm } from '../../../features/assistencia/transferenciaPeca/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/transferenciaPeca/novo')({ component: Nova })

function Nova() {
  return (
    <Allowed to="PECA_TRANSFERIR">
      <TransferenciaPecaForm />
    </Allowed>
  )
}
