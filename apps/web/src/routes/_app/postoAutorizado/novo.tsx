import { createFileRoute } from '@tanstack/react-router'
import { NovaTabela } from '../../../features/casca/tabela/screens/form.tsx'

export const Route = createFileRoute('/_app/postoAutorizado/novo')({ component: Novo })

function Novo() {
  return <NovaTabela tabela="postoAutorizado" />
}
