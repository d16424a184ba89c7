import { clsx } from 'clsx'
import styles from './nota.module.css'
import type { InfNFe } from '@app/contract/armazem/nota'
import { outrosTotais, type Total, totaisPrincipais, tributosNovos } from '@app/rules/armazem/danfe'
import { formatMoney } from '../../../../platform/text/format.ts'

export const formatTotal = (valor: number | null) => (valor === null ? '—' : formatMoney(valor))

const Linhas = ({ totais }: { totais: readonly Total[] }) => (
  <dl className={clsx('num', styles.somaN)}>
    {totais.map(({ rotulo, valor }) => (
      <div key={rotulo}>
        <dt>{rotulo}</dt>
        <dd>{formatMoney(valor)}</dd>
      </div>
    ))}
  </dl>
)

/** Total, ICMS and ST at the foot of the form. */
export const PeTotais = ({ total }: { total: InfNFe['total'] }) => (
  <span className={clsx(styles.totais, 'num')} role="group" aria-label="Totais da nota">
    {totaisPrincipais(total).map(({ rotulo, valor }, index) => (
      <span key={rotulo}>
        <span className={styles.rotuloT}>{rotulo}</span>
        <b className={index === 0 ? styles.maior : undefined}>{formatTotal(valor)}</b>
      </span>
    ))}
  </span>
)

/** The other totals of the note, and the taxes of the reform. */
export function TotaisCard({ total }: { total: InfNFe['total'] }) {
  const outros = outrosTotais(total)
  const novos = tributosNovos(total)
  if (outros.length + novos.length === 0) return null
  return (
    <section className="cartao" aria-labelledby="outros-totais">
      <header>
        <h2 id="outros-totais">Valores</h2>
      </header>
      <div className="corpo pilha">
        {outros.length > 0 && <Linhas totais={outros} />}
        {novos.length > 0 && (
          <div>
            <h3>IBS e CBS</h3>
            <Linhas totais={novos} />
          </div>
        )}
      </div>
    </section>
  )
}
