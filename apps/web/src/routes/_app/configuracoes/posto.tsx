import { createFileRoute } from '@tanstack/react-router'
import { CondicoesDoPosto } from '../../../features/assistencia/condicoes/screens/condicoes.tsx'
import { onlyRead } from '../../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../../platform/address/search.ts'
import { Allowed } from '../../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/configuracoes/posto')({
  validateSearch: onlyRead((search: Readonly<Record<string, unknown>>): { posto?: number } =>
    compact({ posto: integerParam(search['posto'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: Posto,
})

function Posto() {
  const navigate = Route.useNavigate()
  return (
    <Allowed to="POSTO_CONDICOES">
      <CondicoesDoPosto
        posto={Route.useSearch().posto}
        onPosto={(posto) => void navigate({ to: '/configuracoes/posto', search: compact({ posto }) })}
      />
    </Allowed>
  )
}
