import { createFileRoute } from '@tanstack/react-router'
import { SeparacaoFila } from '../../../features/armazem/separacao/screens/fila.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/separacao/')({ component: SeparacaoRoute })

function SeparacaoRoute() {
  return (
    <Allowed to="SEPARACAO_FAZER">
      <SeparacaoFila />
    </Allowed>
  )
}
