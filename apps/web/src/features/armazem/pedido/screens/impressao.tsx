import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../../../platform/text/format.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { impressosQuery } from '../../impressos/index.ts'
import { impressaoQuery } from '../api.ts'
import { PapelSeparacao } from '../impresso/impresso-papeis.tsx'
import { PAPEL_LABELS } from '../impresso/papel.ts'

/** /pedidos/imprimir/separacao?ids=1,2: the picking lists of many orders in one print, each on its own sheet. */
export function PedidosImpressos({ ids }: { ids: string }) {
  const user = useUser()
  const [em] = useState(() => new Date())
  const { data: pedidos, error, refetch, isFetching } = useQuery(impressaoQuery(ids))
  const impressos = useQuery(impressosQuery)
  const label = PAPEL_LABELS.separacao
  return (
    <PaperPage
      label={label}
      title={label}
      detail={pedidos && formatCount(pedidos.length, 'pedido', 'pedidos')}
      back="/pedidos"
      what="os pedidos"
      ready={pedidos !== undefined && impressos.data !== undefined}
      error={error ?? impressos.error}
      onRetry={() => Promise.all([refetch(), impressos.refetch()])}
      busy={isFetching}
    >
      {user &&
        impressos.data &&
        pedidos?.map((pedido) => (
          <PapelSeparacao key={pedido.id} {...{ pedido, user, em }} impressos={impressos.data} />
        ))}
    </PaperPage>
  )
}
