import { createFileRoute } from '@tanstack/react-router'
import { NotaConfiguracaoForm } from '../../../features/armazem/nota/screens/configuracao.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/notas')({ component: Configurar })

function Configurar() {
  return (
    <Allowed to="NOTA_VER">
      <Allowed to="CONFIG_VER">
        <NotaConfiguracaoForm />
      </Allowed>
    </Allowed>
  )
}
