import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SemanaDoPainel } from '@app/contract/armazem/painel'
import { formatDay, formatInteger } from '../../../../platform/text/format.ts'
import { ChartCard, ChartCardBone, ChartCards } from '../../../../ui/chart/chart-card.tsx'
import { Chart } from '../../../../ui/chart/chart.tsx'
import type { Series } from '../../../../ui/chart/series.ts'
import { semanaQuery } from '../api.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole))
const inWords = (value: number | null) => (value === null ? 'nenhum' : `${formatInteger(value)} %`)

type CartaoProps = {
  titulo: string
  relatorio: string
  lead: string
  palavras: string
  semana: SemanaDoPainel
  bars?: Series[]
  lines?: Series[]
}

/** One number and its days; the report has the same in a table. */
const Cartao = ({ titulo, relatorio, lead, palavras, semana, bars = [], lines = [] }: CartaoProps) => (
  <ChartCard
    title={titulo}
    link={
      <Link className="link sm" to="/relatorio/$nome" params={{ nome: relatorio }}>
        Tabela
      </Link>
    }
    lead={
      <>
        <strong className="num">{lead}</strong>
        <span>{palavras}</span>
      </>
    }
  >
    <Chart
      compact
      label={`${titulo}, por dia`}
      places={semana.map(({ dia }) => formatDay(dia).slice(0, 5))}
      bars={bars}
      lines={lines}
    />
  </ChartCard>
)

/** The warehouse's week in three small charts (rede §6). */
export function Semana() {
  const { data } = useQuery(semanaQuery)
  // Without its numbers the panel is whole.
  if (!data)
    return (
      <ChartCards busy>
        {['a', 'b', 'c'].map((key) => (
          <ChartCardBone key={key} />
        ))}
      </ChartCards>
    )
  const total = (of: (dia: SemanaDoPainel[number]) => number) => sum(data.map(of))
  const expedidos = total((dia) => dia.expedidos)
  const atrasadas = percent(
    total((dia) => dia.atrasadas),
    total((dia) => dia.passagens),
  )
  return (
    <ChartCards>
      <Cartao
        titulo="Pedidos criados"
        relatorio="pedidos"
        lead={formatInteger(total(({ pedidos }) => pedidos))}
        palavras="em 7 dias"
        semana={data}
        bars={[
          {
            key: 'pedidos',
            label: 'Pedidos',
            values: data.map(({ pedidos }) => pedidos),
            text: (value) => formatInteger(value ?? 0),
          },
        ]}
      />
      <Cartao
        titulo="Expedidos até a coleta"
        relatorio="pedidos"
        lead={
          expedidos === 0
            ? '—'
            : inWords(
                percent(
                  total((dia) => dia.noPrazo),
                  expedidos,
                ),
              )
        }
        palavras={`de ${formatInteger(expedidos)} em 7 dias`}
        semana={data}
        bars={[
          {
            key: 'noPrazo',
            label: 'Até a coleta',
            values: data.map((dia) => percent(dia.noPrazo, dia.expedidos)),
            text: inWords,
          },
        ]}
      />
      <Cartao
        titulo="Etapas fora do prazo"
        relatorio="tempo-por-etapa-dos-pedidos"
        lead={atrasadas === null ? '—' : inWords(atrasadas)}
        palavras={`de ${formatInteger(total(({ passagens }) => passagens))} em 7 dias`}
        semana={data}
        lines={[
          {
            key: 'atrasadas',
            label: 'Fora do prazo',
            values: data.map((dia) => percent(dia.atrasadas, dia.passagens)),
            text: inWords,
          },
        ]}
      />
    </ChartCards>
  )
}
