import { createFileRoute } from '@tanstack/react-router'
import { ContagemPecaForm } from '../../../features/assistencia/contagemPeca/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/contagemPeca/novo')({ component: Nova })

function Nova() {
  return (
    <Allowed to="PECA_CONTAR">
      <ContagemPecaForm />
    </Allowed>
  )
}
