import styles from './compra.module.css'
import type { CompraPeca } from '@app/contract/assistencia/compraPeca'
import { formatDateTime, formatDay } from '../../../../platform/text/format.ts'
import { CompraSituacao } from './situacao.tsx'

const envioDe = ({ rastreio, previsaoChegada }: CompraPeca) =>
  [rastreio && `Rastreio ${rastreio}`, previsaoChegada && `chega em ${formatDay(previsaoChegada)}`]
    .filter(Boolean)
    .join(', ') || null

/** The time and the text of each step. */
export function AndamentoCard({ compra }: { compra: CompraPeca }) {
  const steps: [string, string | null, string | null][] = [
    ['Solicitada', compra.criadoEm, compra.criadoPor],
    ['Autorizada', compra.autorizadoEm, null],
    ['Enviada', compra.enviadoEm, envioDe(compra)],
    ['Recebida', compra.recebidoEm, null],
    ['Rejeitada', compra.rejeitadoEm, compra.motivo],
  ]
  return (
    <section className="cartao" aria-label="Andamento">
      <header>
        <h2>Andamento</h2>
        <CompraSituacao situacao={compra.situacao} />
      </header>
      <div className="corpo pilha">
        <ol className={styles.compraPassos}>
          {steps.map(
            ([label, at, note]) =>
              at && (
                <li key={label}>
                  <div className="linha entre">
                    <b>{label}</b>
                    <time className="num t2" dateTime={at}>
                      {formatDateTime(at)}
                    </time>
                  </div>
                  {note && <p className="t2">{note}</p>}
                </li>
              ),
          )}
        </ol>
        {compra.observacoes && <p>{compra.observacoes}</p>}
      </div>
    </section>
  )
}
