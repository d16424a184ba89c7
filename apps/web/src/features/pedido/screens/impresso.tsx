import '../parts/impresso.css'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '../../../platform/session-store.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-state.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Bone } from '../../../ui/skeleton.tsx'
import { pedidoQuery } from '../api.ts'
import { PapelEtiquetas, PapelPedido, PapelSeparacao } from '../parts/impresso-papeis.tsx'
import { MAX_VOLUMES, PAPEL_LABELS } from '../parts/papel.ts'
import type { Papel } from '../parts/papel.ts'

type Props = { id: number; papel: Papel; volumes: number; onVolumes: (volumes: number) => void }

const inBounds = (volumes: number) => Math.min(MAX_VOLUMES, Math.max(1, Math.trunc(volumes)))

/** /pedidos/{id}/imprimir/{papel}: a paper of the order, as it leaves the printer (look.md, Print). */
export function PedidoImpresso({ id, papel, volumes, onVolumes }: Props) {
  const user = useUser()
  const [em] = useState(() => new Date())
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { data: pedido, error, refetch, isFetching } = useQuery(pedidoQuery(id))
  const label = PAPEL_LABELS[papel]
  const back = () =>
    canGoBack
      ? router.history.back()
      : void router.navigate({ to: '/pedidos/edit/$id', params: { id: String(id) } })
  return (
    <div className="impresso">
      <title>{`${label} ${pedido?.numeroPedido ?? ''} · Retaguarda`}</title>
      <header className="impresso-barra">
        <Button small look="quiet" icon={IconChevronLeft} iconOnly onClick={back}>
          Voltar
        </Button>
        <h1 className="impresso-titulo">
          {label}
          {pedido && (
            <span className="num t2">
              {papel === 'pedido' ? ' ' : ' · Pedido '}
              {pedido.numeroPedido}
            </span>
          )}
        </h1>
        {papel === 'etiqueta' && (
          <div className="impresso-volumes">
            <NumberField
              label="Volumes"
              small
              value={volumes}
              onChange={(value) => value !== null && onVolumes(inBounds(value))}
            />
          </div>
        )}
        <Button
          small
          look="filled"
          icon={IconPrinter}
          className="fim"
          disabled={!pedido}
          onClick={() => print()}
        >
          Imprimir
        </Button>
      </header>
      <main className="mesa" id="conteudo">
        {!pedido &&
          (error ? (
            <section className="cartao" aria-label={label}>
              <LoadFailure error={error} onRetry={refetch} busy={isFetching} />
            </section>
          ) : (
            <p role="status" aria-label="Carregando o pedido">
              <Bone width="20rem" />
            </p>
          ))}
        {pedido && user && papel === 'pedido' && <PapelPedido pedido={pedido} user={user} em={em} />}
        {pedido && user && papel === 'separacao' && <PapelSeparacao pedido={pedido} user={user} em={em} />}
        {pedido && papel === 'etiqueta' && <PapelEtiquetas pedido={pedido} volumes={volumes} />}
      </main>
    </div>
  )
}
