import { createFileRoute } from '@tanstack/react-router'
import { IntegracoesScreen } from '../../features/casca/chaveApi/screens/integracoes.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/integracoes')({ component: Integracoes })

function Integracoes() {
  return (
    <Allowed to="INTEGRACAO_EDITAR">
      <IntegracoesScreen />
    </Allowed>
  )
}
