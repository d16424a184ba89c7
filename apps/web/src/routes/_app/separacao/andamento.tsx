import { createFileRoute } from '@tanstack/react-router'
import { AndamentoTela } from '../../../features/armazem/andamento/screens/andamento.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/separacao/andamento')({ component: Andamento })

function Andamento() {
  return (
    <Allowed to="PEDIDO_VOLTAR">
      <AndamentoTela />
    </Allowed>
  )
}
