import styles from './quadro.module.css'
import type { QuadroFinanceiro } from '@app/contract/assistencia/financeiro'
import { IconMessageExclamation } from '@tabler/icons-react'
import { formatInteger, formatMoney, formatThousands } from '../../../../platform/text/format.ts'
import { Chart } from '../../../../ui/chart/chart.tsx'
import { Dot } from '../../../../ui/page/dot.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { formatMes, mesBreve } from './mes.ts'
import { FechamentoSituacao } from './situacao.tsx'

const money = (value: number | null) => (value === null ? '—' : formatMoney(value))

type GraficoProps = { quadro: QuadroFinanceiro; onMes?: (mes: string) => void }

/** What each month came to; the current one, which still grows, is hatched. On phones one year. */
export function GraficoDosMeses({ quadro, onMes }: GraficoProps) {
  const phone = usePhone()
  const meses = phone ? quadro.meses.slice(-12) : quadro.meses
  const chosen = meses.findIndex(({ mes }) => mes === quadro.mes)
  return (
    <section className={styles.grafico} aria-label={`${meses.length} meses`}>
      <h2>
        {meses.length} meses <span className="t3 xs">em reais</span>
      </h2>
      <Chart
        label={`Fechamentos de ${meses.length} meses`}
        places={meses.map(({ mes }) => mesBreve(mes))}
        bars={[
          {
            key: 'fechado',
            label: 'Fechado',
            values: meses.map(({ total, aberto }) => (aberto ? null : total)),
            text: money,
            tick: formatThousands,
          },
          {
            key: 'aberto',
            label: 'Em aberto, ainda cresce',
            values: meses.map(({ total, aberto }) => (aberto ? total : null)),
            text: money,
          },
        ]}
        lines={[]}
        chosen={chosen}
        {...(onMes && { onChoose: (place: number) => onMes(meses[place]?.mes ?? quadro.mes) })}
      />
    </section>
  )
}

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
