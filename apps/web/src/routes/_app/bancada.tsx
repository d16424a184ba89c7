import { createFileRoute } from '@tanstack/react-router'
import { Bancada } from '../../features/assistencia/ordemServico/screens/bancada.tsx'
import { onlyRead } from '../../platform/address/clean-search.ts'
import { compact, integerParam } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

/** `?os=` is the watch being repaired; without it the first of the queue. */
export const Route = createFileRoute('/_app/bancada')({
  validateSearch: onlyRead((search): { os?: number } =>
    compact({ os: integerParam(search['os'], 1, Number.MAX_SAFE_INTEGER) }),
  ),
  component: BancadaRoute,
})

function BancadaRoute() {
  const { os } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Allowed to="OS_REPARAR">
      <Bancada
        escolhida={os}
        onChoose={(id) => void navigate({ search: id === undefined ? {} : { os: id } })}
      />
    </Allowed>
  )
}
