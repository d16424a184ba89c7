import { clsx } from 'clsx'
import styles from './os.module.css'
import { FORMA_PAGAMENTO_LABELS, PAGAMENTO_TIPO_LABELS } from '@app/contract/assistencia/ordemServico'
import type { OsConta } from '@app/contract/assistencia/ordemServico'
import { formatDateTime, formatMoney } from '../../../../platform/text/format.ts'

/** 'falta R$ 176,30', or the other states of the account. */
const situacaoWords = ({ falta, aDevolver, faltaSinal, semCobranca, devido }: OsConta) => {
  if (aDevolver > 0) return `a devolver ${formatMoney(aDevolver)}`
  if (faltaSinal > 0) return `falta o sinal de ${formatMoney(faltaSinal)}`
  if (semCobranca !== null) return 'sem cobrança'
  if (falta > 0) return `falta ${formatMoney(falta)}`
  return devido > 0 ? 'pago' : 'nada a receber'
}

/** The due amount, the payments with their way, and who received them (decisions 56). */
export const ContaCard = ({ conta }: { conta: OsConta }) => (
  <section className="cartao" aria-labelledby="os-conta">
    <header>
      <h2 id="os-conta">Pagamento</h2>
      <span className={clsx('t2 sm', styles.orcR)}>{situacaoWords(conta)}</span>
    </header>
    <dl className={styles.conta}>
      {conta.desconto > 0 && (
        <div>
          <dt>Desconto no orçamento</dt>
          <dd className="num">{formatMoney(conta.desconto)}</dd>
        </div>
      )}
      {conta.abatimento > 0 && (
        <div>
          <dt>Abatimento do preço</dt>
          <dd className="num">{formatMoney(conta.abatimento)}</dd>
        </div>
      )}
      <div>
        <dt>Devido</dt>
        <dd className="num">{formatMoney(conta.devido)}</dd>
      </div>
      {conta.taxaDiagnostico > 0 && (
        <div>
          <dt>Dos quais, taxa de diagnóstico</dt>
          <dd className="num">{formatMoney(conta.taxaDiagnostico)}</dd>
        </div>
      )}
      {conta.faltaSinal > 0 && (
        <div>
          <dt>Sinal esperado</dt>
          <dd className="num">{formatMoney(conta.faltaSinal)}</dd>
        </div>
      )}
      {conta.pagamentos.map(({ id, tipo, forma, valor, em, quem }) => (
        <div key={id}>
          <dt>
            {PAGAMENTO_TIPO_LABELS[tipo]} · {FORMA_PAGAMENTO_LABELS[forma]}
            <small>
              {formatDateTime(em)} · {quem}
            </small>
          </dt>
          <dd className="num">{formatMoney(tipo === 'DEVOLUCAO' ? valor : -valor)}</dd>
        </div>
      ))}
      <div className={styles.contaT}>
        <dt>{conta.aDevolver > 0 ? 'A devolver' : 'Falta receber'}</dt>
        <dd className="num">
          {formatMoney(conta.aDevolver > 0 ? conta.aDevolver : conta.semCobranca === null ? conta.falta : 0)}
        </dd>
      </div>
    </dl>
    {conta.semCobranca !== null && <p className={styles.orcMotivo}>Sem cobrança: {conta.semCobranca}</p>}
  </section>
)
