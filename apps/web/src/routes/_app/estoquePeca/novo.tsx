import { createFileRoute } from '@tanstack/react-router'
import { EstoquePecaForm } from '../../../features/assistencia/estoquePeca/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/estoquePeca/novo')({ component: Nova })

function Nova() {
  return (
    <Allowed to="ESTOQUE_PECA_EDITAR">
      <EstoquePecaForm />
    </Allowed>
  )
}
