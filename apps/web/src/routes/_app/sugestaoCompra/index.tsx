import { createFileRoute } from '@tanstack/react-router'
import { SugestaoCompra } from '../../../features/assistencia/compraPeca/screens/sugestao.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/sugestaoCompra/')({ component: Sugestao })

function Sugestao() {
  return (
    <Allowed to="PECA_VER">
      <SugestaoCompra />
    </Allowed>
  )
}
