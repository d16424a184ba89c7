import { createFileRoute } from '@tanstack/react-router'
import { ImpressosForm } from '../../../features/armazem/impressos/screens/configuracao.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/impressos')({ component: Configurar })

function Configurar() {
  return (
    <Allowed to="PEDIDO_VER">
      <Allowed to="CONFIG_VER">
        <ImpressosForm />
      </Allowed>
    </Allowed>
  )
}
