import styles from '../impresso/impresso.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { PaperPage } from '../../../../ui/print/paper.tsx'
import { impressosQuery, ZplButton } from '../../impressos/index.ts'
import { pedidoQuery } from '../api.ts'
import { PapelEtiquetas, zplDosVolumes } from '../impresso/impresso-etiquetas.tsx'
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
  const daCasa = useQuery(impressosQuery)
  const impressos = daCasa.data
  const rotulo = pedido && { ...pedido, cliente: pedido.cliente.nomeFantasia }
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
      ready={pedido !== undefined && impressos !== undefined}
      error={error ?? daCasa.error}
      onRetry={() => Promise.all([refetch(), daCasa.refetch()])}
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
            {rotulo && impressos && (
              <ZplButton
                filename={`pedido-${rotulo.numeroPedido}.zpl`}
                zpl={() => zplDosVolumes({ pedido: rotulo, volumes, impressos })}
              />
            )}
          </div>
        )
      }
    >
      {pedido && user && impressos && papel === 'pedido' && (
        <PapelPedido {...{ pedido, user, em, impressos }} />
      )}
      {pedido && user && impressos && papel === 'separacao' && (
        <PapelSeparacao {...{ pedido, user, em, impressos }} />
      )}
      {rotulo && impressos && papel === 'etiqueta' && (
        <PapelEtiquetas pedido={rotulo} volumes={volumes} impressos={impressos} />
      )}
    </PaperPage>
  )
}
