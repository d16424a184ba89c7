import { createFileRoute } from '@tanstack/react-router'
import { NovoCliente } from '../../../features/armazem/cliente/screens/form.tsx'
import { novoDaNota, releNotas } from '../../../features/armazem/nota/index.ts'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, integerParam, textParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

type Search = { nota?: number; cnpj?: string }

export const Route = createFileRoute('/_app/cliente/novo')({
  validateSearch: onlyRead((raw: Record<string, unknown>): Search =>
    compact({
      nota: integerParam(raw['nota'], 1, Number.MAX_SAFE_INTEGER),
      cnpj: textParam(raw['cnpj']),
    }),
  ),
  component: Novo,
})

function Novo() {
  const navigate = Route.useNavigate()
  const { nota, cnpj } = Route.useSearch()
  // The file that named the company may be gone; then the form is empty.
  const novo = nota !== undefined && cnpj !== undefined ? novoDaNota(nota, cnpj) : undefined
  const backToNota = () => {
    releNotas()
    void navigate({ to: '/notas', search: { arquivo: nota }, replace: true })
  }
  return (
    <Allowed to="CLIENTE_EDITAR">
      <NovoCliente initial={novo} onSaved={novo && backToNota} />
    </Allowed>
  )
}
