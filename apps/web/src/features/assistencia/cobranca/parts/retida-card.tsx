import styles from './cobranca.module.css'
import type { Cobranca } from '@app/contract/assistencia/cobranca'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../../platform/text/format.ts'

/** In place of the code of a charge that the month's closing pays. */
export const RetidaCard = ({ devido }: { devido: NonNullable<Cobranca['devido']> }) => (
  <section className="cartao" aria-label="Retida no fechamento">
    <header>
      <h2>Retida no fechamento</h2>
    </header>
    <div className={`corpo ${styles.pix}`}>
      <p className={`num ${styles.preco}`}>
        <small>R$</small> {formatAmount(devido.total)}
      </p>
      <p className="t2 sm">
        O fechamento do mês desconta este valor do que o fabricante paga ao posto. Não é preciso pagar por
        PIX, e não há multa nem juros.
      </p>
      <Link className="link" to="/financeiro">
        Ver os fechamentos
      </Link>
    </div>
  </section>
)
