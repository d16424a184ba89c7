import styles from './papel-produto.module.css'
import type { Impressos } from '@app/contract/armazem/impressos'
import { codigoDoLote, type EtiquetaDeLote, type EtiquetaDeProduto } from '@app/rules/armazem/impressos'
import { Code128, QrCode } from '../../../../ui/print/barcode.tsx'
import { Etiqueta, usePaperSize } from './etiqueta.tsx'

type Papel = { copias: number; impressos: Impressos }

const times = (copias: number) => Array.from({ length: copias }, (_, at) => at + 1)

const DESENHO_PRODUTO = { largura: 50, altura: 30 }

/** A product's label, as often as wanted. */
export const PapelProduto = ({
  etiqueta: { codigo, codigoBarras, descricao },
  copias,
  impressos,
}: Papel & { etiqueta: EtiquetaDeProduto }) => {
  usePaperSize(impressos.etiquetas.produto)
  return times(copias).map((copia) => (
    <Etiqueta
      key={copia}
      label={`Etiqueta do produto ${codigo}, ${copia} de ${copias}`}
      medida={impressos.etiquetas.produto}
      desenho={DESENHO_PRODUTO}
    >
      <div className={styles.produto}>
        <b className="num">{codigo}</b>
        <p>{descricao}</p>
        <div className={styles.barras}>
          <Code128 texts={[codigoBarras ?? codigo, codigo]} widthMm={46} caption />
        </div>
      </div>
    </Etiqueta>
  ))
}

const DESENHO_LOTE = { largura: 100, altura: 50 }

/** A lot's label: what it is, until when, where it stands, and the house's own code, which picking reads. */
export const PapelLote = ({ etiqueta, copias, impressos }: Papel & { etiqueta: EtiquetaDeLote }) => {
  usePaperSize(impressos.etiquetas.lote)
  return times(copias).map((copia) => (
    <Etiqueta
      key={copia}
      label={`Etiqueta do lote ${etiqueta.lote || 'sem lote'}, ${copia} de ${copias}`}
      medida={impressos.etiquetas.lote}
      desenho={DESENHO_LOTE}
    >
      <div className={styles.lote}>
        <QrCode text={codigoDoLote(etiqueta.saldo)} />
        <div>
          <p className={styles.codigo}>
            <b className="num">{etiqueta.codigo}</b>
            {etiqueta.endereco !== null && <b className="num">{etiqueta.endereco}</b>}
          </p>
          <p className={styles.descricao}>{etiqueta.descricao}</p>
          <dl>
            <div>
              <dt>Lote</dt>
              <dd className="num">{etiqueta.lote || 'sem lote'}</dd>
            </div>
            <div>
              <dt>Validade</dt>
              <dd className="num">{etiqueta.validade}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Etiqueta>
  ))
}
