import { createFileRoute } from '@tanstack/react-router'
import { Tecnicos } from '../../../features/assistencia/tecnico/screens/lista.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/tecnico/')({
  validateSearch: onlyRead((search: Readonly<Record<string, unknown>>): { posto?: number } =>
    compact({ posto: integerParam(search['posto'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: TecnicosDoPosto,
})

function TecnicosDoPosto() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="COLABORADOR_EDITAR">
      <Tecnicos
        posto={Route.useSearch().posto}
        onPosto={(posto) => void navigate({ to: '/tecnico', search: compact({ posto }) })}
      />
    </Allowed>
  )
}
