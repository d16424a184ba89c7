import styles from './quadro.module.css'
import type { QuadroFinanceiro } from '@app/contract/assistencia/financeiro'
import { IconMessageExclamation } from '@tabler/icons-react'
import { formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { Dot } from '../../../../ui/page/dot.tsx'
import { GraficoDosMeses } from './grafico-meses.tsx'
import { formatMes } from './mes.ts'
import { FechamentoSituacao } from './situacao.tsx'

type Props = { quadro: QuadroFinanceiro; onMes: (mes: string) => void }

/** The month's total and states at the left, 24 months at the right. */
export const QuadroTopo = ({ quadro, onMes }: Props) => (
  <div className={`cartao ${styles.topo}`}>
    <section className={styles.totais} aria-label="Totais">
      <p className={styles.rotulo}>Total de {formatMes(quadro.mes)}</p>
      <p className={`${styles.grande} num`}>{formatMoney(quadro.total)}</p>
      <ul className={styles.situacoes}>
        {quadro.situacoes
          .filter(({ postos }) => postos > 0)
          .map(({ situacao, postos, total }) => (
            <li key={situacao}>
              <FechamentoSituacao situacao={situacao} />
              <span className="num t2">{formatInteger(postos)}</span>
              <b className="num">{formatMoney(total)}</b>
            </li>
          ))}
        {quadro.contestados.postos > 0 && (
          <li>
            <Dot look={{ className: 'atencao', icon: IconMessageExclamation }} loud>
              Contestados
            </Dot>
            <span className="num t2">{formatInteger(quadro.contestados.postos)}</span>
            <b className="num">{formatMoney(quadro.contestados.total)}</b>
          </li>
        )}
      </ul>
    </section>
    <GraficoDosMeses quadro={quadro} onMes={onMes} />
  </div>
)
