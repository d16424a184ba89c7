import { createFileRoute } from '@tanstack/react-router'
import { useRelatorioAbility } from '../../../features/casca/relatorio/index.ts'
import { RelatorioIndice } from '../../../features/casca/relatorio/screens/indice.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/relatorio/')({ component: Relatorios })

function Relatorios() {
  return (
    <Allowed to={useRelatorioAbility()}>
      <RelatorioIndice />
    </Allowed>
  )
}
