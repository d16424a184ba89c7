import { createFileRoute } from '@tanstack/react-router'
import { MinhaConversa } from '../../features/assistencia/acompanhamento/screens/conversa.tsx'
import { Mine } from '../../features/assistencia/acompanhamento/screens/mine.tsx'
import { integerParam, plainSearch } from '../../platform/address/search.ts'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/acompanhamento')({
  validateSearch: plainSearch,
  component: MyOrders,
})

function MyOrders() {
  const os = integerParam(Route.useSearch()['os'], 1, Number.MAX_SAFE_INTEGER)
  return (
    <Allowed to="OS_ACOMPANHAR">{os === undefined ? <Mine /> : <MinhaConversa key={os} id={os} />}</Allowed>
  )
}
