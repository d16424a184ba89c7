import styles from '../impresso/impresso.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { pedidoQuery } from '../api.ts'
import { PapelEtiquetas } from '../impresso/impresso-etiquetas.tsx'
import { PapelPedido, PapelSeparacao } from '../impresso/impresso-papeis.tsx'
import { MAX_VOLUMES, PAPEL_LABELS } from '../impresso/papel.ts'
import type { Papel } from '../impresso/papel.ts'

type Props = { id: number; papel: Papel; volumes: number; onVolumes: (volumes: number) => void }

const inBounds = (volumes: number) => Math.min(MAX_VOLUMES, Math.max(1, Math.trunc(volumes)))

/** /pedidos/{id}/imprimir/{papel}: a paper of the order. */
export function PedidoImpresso({ id, papel, volumes, onVolumes }: Props) {
  const user = useUser()
  const [em] = useState(() => new Date())
  const { data: pedido, error, refetch, isFetching } = useQuery(pedidoQuery(id))
  const label = PAPEL_LABELS[papel]
  return (
    <PaperPage
      label={label}
      title={`${label} ${pedido?.numeroPedido ?? ''}`}
      detail={
        pedido && (
          <>
            {papel !== 'pedido' && 'Pedido '}
            {pedido.numeroPedido}
          </>
        )
      }
      back={`/pedidos/edit/${id}`}
      what="o pedido"
      ready={pedido !== undefined}
      error={error}
      onRetry={refetch}
      busy={isFetching}
      bar={
        papel === 'etiqueta' && (
          <div className={styles.impressoVolumes}>
            <NumberField
              label="Volumes"
              small
              value={volumes}
              onChange={(value) => value !== null && onVolumes(inBounds(value))}
            />
          </div>
        )
      }
    >
      {pedido && user && papel === 'pedido' && <PapelPedido pedido={pedido} user={user} em={em} />}
      {pedido && user && papel === 'separacao' && <PapelSeparacao pedido={pedido} user={user} em={em} />}
      {pedido && papel === 'etiqueta' && (
        <PapelEtiquetas pedido={{ ...pedido, cliente: pedido.cliente.nomeFantasia }} volumes={volumes} />
      )}
    </PaperPage>
  )
}
