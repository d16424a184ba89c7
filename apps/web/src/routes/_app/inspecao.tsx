import { createFileRoute } from '@tanstack/react-router'
import { Inspecoes } from '../../features/armazem/inspecao/screens/inspecoes.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/inspecao')({ component: Inspecao })

function Inspecao() {
  return (
    <Allowed to="INSPECAO_DECIDIR">
      <Inspecoes />
    </Allowed>
  )
}
