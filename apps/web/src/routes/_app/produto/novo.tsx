import { createFileRoute } from '@tanstack/react-router'
import { NovoProduto } from '../../../features/armazem/produto/screens/form.tsx'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/produto/novo')({ component: Novo })

function Novo() {
  return (
    <Allowed to="PRODUTO_EDITAR">
      <NovoProduto />
    </Allowed>
  )
}
