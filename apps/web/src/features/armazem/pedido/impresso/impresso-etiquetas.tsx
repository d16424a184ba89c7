import type { Impressos } from '@app/contract/armazem/impressos'
import { type EtiquetaDeVolume, zplDeVolume } from '@app/rules/armazem/impressos'
import { clsx } from 'clsx'
import styles from './impresso.module.css'
import type { Rotulo } from './impresso-model.ts'
import { formatDateTime, formatQuantity } from '../../../../platform/text/format.ts'
import { Credit } from '../../../../ui/entry/brand.tsx'
import { Code128, QrCode } from '../../../../ui/print/barcode.tsx'
import { Etiqueta, usePaperSize } from '../../impressos/index.ts'
import { addressOf } from './impresso-model.ts'
import { PedidoDoCliente } from './impresso-partes.tsx'

type Props = {
  pedido: Rotulo
  volumes: number
  /** In kilograms, volume by volume, where they were weighed. */
  pesos?: readonly (number | null)[]
  impressos: Impressos
}

const DESENHO = { largura: 100, altura: 150 }

const pesoOf = (pesos: Props['pesos'], volume: number): string | null => {
  const peso = pesos?.[volume - 1]
  return typeof peso === 'number' ? `${formatQuantity(peso)} kg` : null
}

/** The same labels in the language of thermal printers. */
export const zplDosVolumes = ({ pedido, volumes, pesos, impressos }: Props): string =>
  Array.from({ length: volumes }, (_, at): EtiquetaDeVolume => {
    const { numeroPedido, cliente, transportadora, urgente } = pedido
    return {
      numeroPedido,
      cliente,
      transportadora,
      urgente,
      coleta: formatDateTime(pedido.dataHoraColeta),
      rascunho: !pedido.concluido,
      endereco: addressOf(location.origin, pedido),
      volume: at + 1,
      volumes,
      peso: pesoOf(pesos, at + 1),
    }
  })
    .map((volume) => zplDeVolume(volume, impressos))
    .join('')

/** A label per volume. */
export function PapelEtiquetas({ pedido, volumes, pesos = [], impressos }: Props) {
  const address = addressOf(location.origin, pedido)
  usePaperSize(impressos.etiquetas.volume)
  return Array.from({ length: volumes }, (_, at) => at + 1).map((volume) => (
    <Etiqueta
      key={volume}
      label={`Etiqueta do pedido ${pedido.numeroPedido}, volume ${volume} de ${volumes}`}
      medida={impressos.etiquetas.volume}
      desenho={DESENHO}
    >
      <div className={styles.etq}>
        {!pedido.concluido && <p className={styles.rascunho}>RASCUNHO</p>}
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
            <span className="num">{pesoOf(pesos, volume)}</span>
          </p>
        </div>
        <div className={styles.etqBar}>
          <Code128 texts={[String(pedido.numeroPedido)]} widthMm={88} caption />
        </div>
        <footer className={styles.etqCredito}>
          <Credit />
        </footer>
      </div>
    </Etiqueta>
  ))
}
