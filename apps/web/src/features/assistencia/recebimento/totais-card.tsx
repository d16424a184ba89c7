import { clsx } from 'clsx'
import styles from './recebimento.module.css'
import { FORMA_PAGAMENTO_LABELS, FORMAS_PAGAMENTO } from '@app/contract/assistencia/ordemServico'
import type { RecebimentoTotais } from '@app/contract/assistencia/recebimento'
import { Link } from '@tanstack/react-router'
import { formatAmount, formatDay, formatMoney } from '../../../platform/text/format.ts'

const DIAS = 7

/** Received money by day and way of payment: the newest days, each with a link, and the total of the search. */
export const TotaisCard = ({ totais: { total, dias } }: { totais: RecebimentoTotais }) => (
  <section className={clsx('cartao', styles.recebido)} aria-labelledby="recebido">
    <header>
      <h2 id="recebido">Recebido</h2>
      <b className="num fim">{formatMoney(total.total)}</b>
    </header>
    <div className={styles.rola}>
      <table className="tabela" aria-label="Recebido por dia e forma">
        <thead>
          <tr>
            <th scope="col">Dia</th>
            {FORMAS_PAGAMENTO.map((forma) => (
              <th key={forma} scope="col" className="dir">
                {FORMA_PAGAMENTO_LABELS[forma]}
              </th>
            ))}
            <th scope="col" className="dir">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {dias.slice(0, DIAS).map((dia) => (
            <tr key={dia.dia}>
              <th scope="row" className="num">
                <Link to="/recebimento" search={{ de: dia.dia, ate: dia.dia }} className="link">
                  {formatDay(dia.dia)}
                </Link>
              </th>
              {FORMAS_PAGAMENTO.map((forma) => (
                <td key={forma} className="dir num">
                  {formatAmount(dia[forma])}
                </td>
              ))}
              <td className="dir num">{formatAmount(dia.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{dias.length > DIAS ? `Todos os ${dias.length} dias` : 'Todos os dias'}</th>
            {FORMAS_PAGAMENTO.map((forma) => (
              <td key={forma} className="dir num">
                {formatAmount(total[forma])}
              </td>
            ))}
            <td className="dir num">{formatAmount(total.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  </section>
)
