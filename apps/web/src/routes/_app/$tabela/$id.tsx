import { createFileRoute } from '@tanstack/react-router'
import { TabelaForm } from '../../../features/casca/tabela/screens/form.tsx'
import { onlyRecords } from '../../../platform/address/record-param.ts'

export const Route = createFileRoute('/_app/$tabela/$id')({
  beforeLoad: ({ params }) => onlyRecords({ params }),
  component: Record,
})

function Record() {
  const { tabela, id } = Route.useParams()
  return <TabelaForm tabela={tabela} id={Number(id)} />
}
