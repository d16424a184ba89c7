import { createFileRoute } from '@tanstack/react-router'
import { ProdutoForm } from '../../../features/armazem/produto/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/produto/$id')({
  beforeLoad: onlyRecords,
  component: Record,
})

function Record() {
  const { id } = Route.useParams()
  return (
    <Allowed to="PRODUTO_CADASTRO">
      <ProdutoForm key={id} id={Number(id)} />
    </Allowed>
  )
}
