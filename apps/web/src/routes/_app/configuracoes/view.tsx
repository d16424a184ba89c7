import { createFileRoute } from '@tanstack/react-router'
import { ConfiguracaoForm } from '../../../features/casca/configuracao/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/view')({ component: Configuracoes })

function Configuracoes() {
  return (
    <Allowed to="CONFIG_VER">
      <ConfiguracaoForm />
    </Allowed>
  )
}
