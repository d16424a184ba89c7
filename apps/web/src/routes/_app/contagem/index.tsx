import { createFileRoute } from '@tanstack/react-router'
import { ContagemLista } from '../../../features/armazem/contagem/screens/lista.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/contagem/')({ component: Contagens })

function Contagens() {
  return (
    <Allowed to="CONTAGEM_FAZER">
      <ContagemLista />
    </Allowed>
  )
}
