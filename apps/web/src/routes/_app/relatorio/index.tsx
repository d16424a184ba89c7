import { createFileRoute } from '@tanstack/react-router'
import { RelatorioIndice } from '../../../features/casca/relatorio/screens/indice.tsx'
import { useCan } from '../../../platform/session/abilities.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/relatorio/')({ component: Relatorios })

function Relatorios() {
  const assistencia = useCan('RELATORIO_VER')
  return (
    <Allowed to={assistencia ? 'RELATORIO_VER' : 'RELATORIO_ARMAZEM'}>
      <RelatorioIndice />
    </Allowed>
  )
}
