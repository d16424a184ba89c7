import { createFileRoute } from '@tanstack/react-router'
import { ColaboradoresDoPosto } from '../../features/assistencia/colaborador/screens/colaboradores.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/colaboradores')({
  validateSearch: onlyRead((search: Readonly<Record<string, unknown>>): { posto?: number } =>
    compact({ posto: integerParam(search['posto'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: Colaboradores,
})

function Colaboradores() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="COLABORADOR_EDITAR">
      <ColaboradoresDoPosto
        posto={Route.useSearch().posto}
        onPosto={(posto) => void navigate({ to: '/colaboradores', search: compact({ posto }) })}
      />
    </Allowed>
  )
}
