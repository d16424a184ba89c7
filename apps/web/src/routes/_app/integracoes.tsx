import { createFileRoute } from '@tanstack/react-router'
import { CaixaDeNotas } from '../../features/armazem/caixaNota/index.ts'
import { SituacaoDoWms } from '../../features/armazem/wms/index.ts'
import { IntegracoesScreen } from '../../features/casca/chaveApi/screens/integracoes.tsx'
import { useCan } from '../../platform/session/abilities.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/integracoes')({ component: Integracoes })

function Integracoes() {
  // Without the module there are no orders, and nothing is handed over.
  const armazem = useCan('PEDIDO_VER')
  return (
    <Allowed to="INTEGRACAO_EDITAR">
      <IntegracoesScreen>
        {armazem && (
          <>
            <CaixaDeNotas />
            <SituacaoDoWms />
          </>
        )}
      </IntegracoesScreen>
    </Allowed>
  )
}
