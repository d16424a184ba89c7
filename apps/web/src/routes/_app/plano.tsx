import { createFileRoute } from '@tanstack/react-router'
import { PlanoDoPostoScreen } from '../../features/assistencia/cobranca/screens/plano.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/plano')({
  validateSearch: onlyRead((search: Readonly<Record<string, unknown>>): { posto?: number } =>
    compact({ posto: integerParam(search['posto'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: Plano,
})

function Plano() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="COBRANCA_VER">
      <PlanoDoPostoScreen
        posto={Route.useSearch().posto}
        onPosto={(posto) => void navigate({ to: '/plano', search: compact({ posto }) })}
      />
    </Allowed>
  )
}
