import { createFileRoute } from '@tanstack/react-router'
import { NovaTabela } from '../../../features/casca/tabela/screens/form.tsx'

export const Route = createFileRoute('/_app/$tabela/novo')({ component: Nova })

function Nova() {
  return <NovaTabela tabela={Route.useParams().tabela} />
}
