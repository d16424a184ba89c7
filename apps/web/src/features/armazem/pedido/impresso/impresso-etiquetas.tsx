import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { Pedido } from '@app/contract/armazem/pedido'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Credit } from '../../../../ui/entry/brand.tsx'
import { Code128, QrCode } from '../../../../ui/print/barcode.tsx'
import { addressOf } from './impresso-model.ts'
import { PedidoDoCliente } from './impresso-partes.tsx'

/** A label per volume, 100 × 150 mm. */
export function PapelEtiquetas({ pedido, volumes }: { pedido: Pedido; volumes: number }) {
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
          <dd>{pedido.cliente.nomeFantasia}</dd>
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
