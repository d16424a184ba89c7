import { createFileRoute } from '@tanstack/react-router'
import { FinanceiroDoPosto } from '../../../features/assistencia/financeiro/screens/posto.tsx'
import { FinanceiroQuadro } from '../../../features/assistencia/financeiro/screens/quadro.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, dayParam, optionParam } from '../../../platform/address/search.ts'
import { useCan } from '../../../platform/session/abilities.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

const PARTES = ['contestados', 'aprovar', 'EM_CONFERENCIA', 'APROVADO', 'PAGO'] as const

export const Route = createFileRoute('/_app/financeiro/')({
  validateSearch: onlyRead((search) =>
    compact({ mes: dayParam(search['mes']), parte: optionParam(search['parte'], PARTES) }),
  ),
  component: Financeiro,
})

function Financeiro() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const staff = useCan('POSTO_FILTRAR')
  return (
    <Allowed to="FINANCEIRO_VER">
      {staff ? (
        <FinanceiroQuadro
          search={search}
          onSearch={(wanted) => void navigate({ to: '/financeiro', search: compact(wanted) })}
        />
      ) : (
        <FinanceiroDoPosto />
      )}
    </Allowed>
  )
}
