import { clsx } from 'clsx'
import styles from './cupom.module.css'
import type { OsPosto } from '@app/contract/assistencia/ordemServico'
import { DIAS_GARANTIA_SERVICO } from '@app/contract/assistencia/ordemServico'
import { addDays } from '@app/rules/assistencia/ordemServico'
import {
  formatAmount,
  formatDateTime,
  formatDay,
  formatDocument,
  formatMoney,
} from '../../../../platform/text/format.ts'
import { QrCode } from '../../../../ui/print/barcode.tsx'
import { today } from '../../../../platform/text/time.ts'

/** What the receipt says; `numero` is known once it is concluded. */
export type Recibo = {
  numero: string | null
  em: string
  cliente: string | null
  linhas: readonly { key: string; quantidade: number; titulo: string; valor: number }[]
  total: number
  pagamentos: readonly { rotulo: string; valor: number }[]
  troco: number | null
  /** The consumer's page; null before it is concluded, and for somebody without a record. */
  link: string | null
}

/** The last day of the warranty on what was done. */
export const garantiaAte = () => addDays(today(), DIAS_GARANTIA_SERVICO)

/** The 80 mm receipt of a counter service, as it is printed. */
export const Cupom = ({
  posto,
  recibo,
  impresso = false,
}: {
  posto: OsPosto | undefined
  recibo: Recibo
  impresso?: boolean
}) => (
  <article className={clsx(styles.cupom, impresso && styles.impresso)} aria-label="Recibo do atendimento">
    <h3>{posto?.nomeFantasia ?? 'Recibo'}</h3>
    {posto && (
      <p>
        {`${posto.rua}, ${posto.numero}, ${posto.cidade}`}
        <br />
        {`CNPJ ${formatDocument(posto.cnpj)}`}
      </p>
    )}
    <hr />
    <p className="num">
      {recibo.numero ? `PA ${recibo.numero} · ` : ''}
      {formatDateTime(recibo.em)}
      <br />
      {recibo.cliente ?? 'Cliente sem cadastro'}
    </p>
    <hr />
    <dl>
      {recibo.linhas.map(({ key, quantidade, titulo, valor }) => (
        <div key={key}>
          <dt>{`${quantidade} × ${titulo}`}</dt>
          <dd className="num">{formatAmount(valor)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd className="num">{formatMoney(recibo.total)}</dd>
      </div>
      {recibo.pagamentos.map(({ rotulo, valor }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd className="num">{formatAmount(valor)}</dd>
        </div>
      ))}
      {recibo.troco !== null && (
        <div>
          <dt>Troco</dt>
          <dd className="num">{formatAmount(recibo.troco)}</dd>
        </div>
      )}
    </dl>
    <hr />
    <div className={styles.fim}>
      <p>
        <b>{`Garantia de ${DIAS_GARANTIA_SERVICO} dias`}</b>
        {` do que foi feito, até ${formatDay(garantiaAte())} (Código de Defesa do Consumidor, art. 26).`}
      </p>
      {recibo.link && <QrCode text={recibo.link} label="Código QR da página do atendimento" />}
    </div>
  </article>
)
