import { clsx } from 'clsx'
import styles from './quadro.module.css'
import type { QuadroFinanceiro } from '@app/contract/assistencia/financeiro'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoney, formatThousands } from '../../../../platform/text/format.ts'
import { Chart } from '../../../../ui/chart/chart.tsx'
import type { Choice } from '../../../../ui/chart/series.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { usePhone } from '../../../../ui/page/use-phone.ts'
import { formatMes, mesBreve } from './mes.ts'

type Mes = QuadroFinanceiro['meses'][number]

const money = (value: number | null) => (value === null ? '—' : formatMoney(value))

/** '83,6 mil': what stands over a bar, where its cents have no room. */
const sobreABarra = (total: number) =>
  formatThousands(total < 1000 ? Math.round(total) : Math.round(total / 100) * 100)

type TabelaProps = { meses: readonly Mes[]; chosen: string; onMes: (mes: string) => void }

/** The same as the chart, the newest first. */
const Tabela = ({ meses, chosen, onMes }: TabelaProps) => (
  <div className={styles.meses24}>
    <table className="tabela">
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col" className="dir">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {meses.toReversed().map(({ mes, total, aberto }) => (
          <tr key={mes} className={clsx(mes === chosen && styles.mesEscolhido)}>
            <th scope="row">
              <button type="button" className="link" onClick={() => onMes(mes)}>
                {formatMes(mes)}
              </button>
              {aberto && <span className="t2">, em aberto</span>}
            </th>
            <td className="num dir">{formatMoney(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type GraficoProps = { quadro: QuadroFinanceiro; onMes?: (mes: string) => void }

const Barras = ({ meses, quadro, onMes }: GraficoProps & { meses: readonly Mes[] }) => {
  const chosen = meses.findIndex(({ mes }) => mes === quadro.mes)
  const escolhido = meses[chosen]
  const aberto = meses.find((mes) => mes.aberto)
  return (
    <Chart
      label={`Fechamentos de ${meses.length} meses`}
      places={meses.map(({ mes }) => mesBreve(mes))}
      bars={[
        {
          key: 'fechado',
          label: 'Fechado',
          values: meses.map((mes) => (mes.aberto ? null : mes.total)),
          text: money,
          tick: formatThousands,
        },
        {
          key: 'aberto',
          label: aberto ? `${mesBreve(aberto.mes)}, em aberto` : 'Em aberto, ainda cresce',
          values: meses.map((mes) => (mes.aberto ? mes.total : null)),
          text: money,
        },
      ]}
      lines={[]}
      {...(escolhido && {
        chosen: { place: chosen, label: mesBreve(escolhido.mes), over: sobreABarra(escolhido.total) },
      })}
      {...(onMes && { onChoose: ({ place }: Choice) => onMes(meses[place]?.mes ?? quadro.mes) })}
    />
  )
}

/**
 * What each month came to; the current one, which still grows, is hatched. On phones one year. Where a month can be
 * chosen, a table says the same; a post's months stand below the chart anyway.
 */
export function GraficoDosMeses({ quadro, onMes }: GraficoProps) {
  const phone = usePhone()
  const [tabela, setTabela] = useState(false)
  const meses = phone ? quadro.meses.slice(-12) : quadro.meses
  return (
    <section className={styles.grafico} aria-label={`${meses.length} meses`}>
      <div className="linha entre">
        <h2>
          {meses.length} meses <span className="t3 xs">em reais</span>
        </h2>
        {onMes && (
          <Button
            small
            look="quiet"
            icon={tabela ? IconChartBar : IconTable}
            onClick={() => setTabela(!tabela)}
          >
            {tabela ? 'Ver gráfico' : 'Ver tabela'}
          </Button>
        )}
      </div>
      {tabela && onMes ? (
        <Tabela meses={meses} chosen={quadro.mes} onMes={onMes} />
      ) : (
        <Barras meses={meses} quadro={quadro} {...(onMes && { onMes })} />
      )}
    </section>
  )
}
