import { createFileRoute } from '@tanstack/react-router'
import { MeuPosto } from '../../features/assistencia/postoAutorizado/screens/meu.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/meuPosto')({ component: MeuPostoRoute })

function MeuPostoRoute() {
  return (
    <Allowed to="COLABORADOR_EDITAR">
      <MeuPosto />
    </Allowed>
  )
}
