import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { Rotulo } from './impresso-model.ts'
import { formatDateTime, formatQuantity } from '../../../../platform/text/format.ts'
import { Credit } from '../../../../ui/entry/brand.tsx'
import { Code128, QrCode } from '../../../../ui/print/barcode.tsx'
import { addressOf } from './impresso-model.ts'
import { PedidoDoCliente } from './impresso-partes.tsx'

type Props = {
  pedido: Rotulo
  volumes: number
  /** In kilograms, volume by volume, where they were weighed. */
  pesos?: readonly (number | null)[]
}

/** A label per volume, 100 × 150 mm. */
export function PapelEtiquetas({ pedido, volumes, pesos = [] }: Props) {
  const address = addressOf(location.origin, pedido)
  return Array.from({ length: volumes }, (_, at) => at + 1).map((volume) => (
    <article
      key={volume}
      className="volume"
      aria-label={`Etiqueta do pedido ${pedido.numeroPedido}, volume ${volume} de ${volumes}`}
    >
      <header className={styles.etqCab}>
        <span>Pedido</span>
        {pedido.urgente && <b className={styles.urg}>URGENTE</b>}
      </header>
      <p className={clsx(styles.etqNum, 'num')}>{pedido.numeroPedido}</p>
      <dl className={styles.etqD}>
        <div>
          <dt>Cliente</dt>
          <dd>{pedido.cliente}</dd>
        </div>
        <PedidoDoCliente pedido={pedido} />
        <div>
          <dt>Transportadora</dt>
          <dd>{pedido.transportadora ?? '—'}</dd>
        </div>
        <div>
          <dt>Coleta</dt>
          <dd className="num">{formatDateTime(pedido.dataHoraColeta)}</dd>
        </div>
      </dl>
      <div className={styles.etqPe}>
        <div className={styles.qr}>
          <QrCode text={address} />
        </div>
        <p className={styles.etqVol}>
          Volume
          <b className="num">
            {volume} de {volumes}
          </b>
          {typeof pesos[volume - 1] === 'number' && (
            <span className="num">{formatQuantity(pesos[volume - 1] ?? 0)} kg</span>
          )}
        </p>
      </div>
      <div className={styles.etqBar}>
        <Code128 texts={[String(pedido.numeroPedido)]} widthMm={88} caption />
      </div>
      <footer className={styles.etqCredito}>
        <Credit />
      </footer>
    </article>
  ))
}
