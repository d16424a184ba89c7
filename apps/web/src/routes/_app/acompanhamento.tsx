import { createFileRoute } from '@tanstack/react-router'
import { Mine } from '../../features/assistencia/acompanhamento/screens/mine.tsx'
import { Allowed } from '../../ui/page/allowed.tsx'

export const Route = createFileRoute('/_app/acompanhamento')({ component: MyOrders })

function MyOrders() {
  return (
    <Allowed to="OS_ACOMPANHAR">
      <Mine />
    </Allowed>
  )
}
