import { createFileRoute } from '@tanstack/react-router'
import { ChegadaFila } from '../../../features/armazem/chegada/screens/fila.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/chegada/')({ component: Chegada })

function Chegada() {
  return (
    <Allowed to="CHEGADA_CONTAR">
      <ChegadaFila />
    </Allowed>
  )
}
