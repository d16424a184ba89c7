import styles from '../semana/graficos.module.css'
import { DIAS_DOS_GRAFICOS, type GraficosDoPainel } from '@app/contract/armazem/painel'
import { ETAPA_DE_ESPERA_LABELS } from '@app/contract/armazem/pedido'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, formatInteger, formatQuantity } from '../../../../platform/text/format.ts'
import { Chart } from '../../../../ui/chart/chart.tsx'
import type { Series } from '../../../../ui/chart/series.ts'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { type Column, DataTable } from '../../../../ui/list/data-table.tsx'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { graficosQuery } from '../api.ts'

const count = (value: number | null) => formatInteger(value ?? 0)
const percent = (value: number | null) => (value === null ? 'nenhuma' : `${formatInteger(value)} %`)
const oneDecimal = (value: number) => formatQuantity(Math.round(value * 10) / 10)
const hours = (value: number | null) => (value === null ? 'nenhuma' : `${oneDecimal(value)} h`)
const lines = (value: number | null) => (value === null ? 'nenhuma' : oneDecimal(value))

type CartaoProps = {
  titulo: string
  /** The same numbers as a table. */
  relatorio?: string
  places: readonly string[]
  bars: Series[]
  alem?: Series[]
  children?: ReactNode
}

const Cartao = ({ titulo, relatorio, places, bars, alem = [], children }: CartaoProps) => (
  <section className="cartao" aria-label={titulo}>
    <header>
      <h2>{titulo}</h2>
      {relatorio && (
        <Link className="link sm fim" to="/relatorio/$nome" params={{ nome: relatorio }}>
          Tabela
        </Link>
      )}
    </header>
    <div className="corpo">
      <Chart label={titulo} places={places} bars={bars} lines={alem} />
    </div>
    {children}
  </section>
)

type Separador = GraficosDoPainel['separadores'][number]

const SEPARADORES: Column<Separador>[] = [
  { key: 'nome', header: 'Quem separa', cell: ({ nome }) => nome },
  {
    key: 'linhas',
    header: 'Linhas',
    right: true,
    width: '6rem',
    cell: ({ linhas }) => <span className="num">{formatInteger(linhas)}</span>,
  },
  {
    key: 'horas',
    header: 'Horas',
    right: true,
    width: '6rem',
    cell: ({ horas }) => <span className="num">{oneDecimal(horas)}</span>,
  },
  {
    key: 'porHora',
    header: 'Linhas por hora',
    right: true,
    width: '9rem',
    cell: ({ linhasPorHora }) => <b className="num">{oneDecimal(linhasPorHora)}</b>,
  },
]

function Separadores({ separadores }: { separadores: readonly Separador[] }) {
  const titulo = 'Linhas por hora de quem separa'
  if (separadores.length === 0)
    return (
      <section className="cartao" aria-label={titulo}>
        <header>
          <h2>{titulo}</h2>
        </header>
        <EmptyState hint="Ninguém terminou de separar por leitor nestes dias." />
      </section>
    )
  return (
    <Cartao
      titulo={titulo}
      places={separadores.map(({ nome }) => nome.split(' ')[0] ?? nome)}
      bars={[
        {
          key: 'porHora',
          label: 'Linhas por hora',
          values: separadores.map(({ linhasPorHora }) => linhasPorHora),
          text: lines,
        },
      ]}
    >
      <DataTable
        label={titulo}
        className={styles.separadores}
        columns={SEPARADORES}
        rows={[...separadores]}
        rowKey={({ usuario }) => usuario}
      />
    </Cartao>
  )
}

const atraso = ({ atrasadas, passagens }: GraficosDoPainel['dias'][number]) =>
  passagens === 0 ? null : Math.round((100 * atrasadas) / passagens)

function Graficos({ graficos: { dias, horas, etapas, separadores } }: { graficos: GraficosDoPainel }) {
  const places = dias.map(({ dia }) => formatDay(dia).slice(0, 5))
  return (
    <div className={styles.grade}>
      <Cartao
        titulo="Pedidos por dia"
        relatorio="pedidos"
        places={places}
        bars={[{ key: 'criados', label: 'Criados', values: dias.map(({ pedidos }) => pedidos), text: count }]}
        alem={[
          {
            key: 'expedidos',
            label: 'Expedidos',
            values: dias.map(({ expedidos }) => expedidos),
            text: count,
          },
        ]}
      />
      <Cartao
        titulo="Pedidos por hora"
        places={horas.map(({ hora }) => `${hora}h`)}
        bars={[
          {
            key: 'pedidos',
            label: 'Criados nesta hora',
            values: horas.map(({ pedidos }) => pedidos),
            text: count,
          },
        ]}
      />
      <Cartao
        titulo="Etapas fora do prazo"
        relatorio="tempo-por-etapa-dos-pedidos"
        places={places}
        bars={[{ key: 'atraso', label: 'Fora do prazo', values: dias.map(atraso), text: percent }]}
      />
      <Cartao
        titulo="Tempo por etapa"
        relatorio="tempo-por-etapa-dos-pedidos"
        places={etapas.map(({ etapa }) => ETAPA_DE_ESPERA_LABELS[etapa])}
        bars={[
          { key: 'mediana', label: 'Mediana', values: etapas.map(({ mediana }) => mediana), text: hours },
        ]}
        alem={[{ key: 'p90', label: 'De dez, nove até', values: etapas.map(({ p90 }) => p90), text: hours }]}
      />
      <Separadores separadores={separadores} />
    </div>
  )
}

type Props = { dias: number; onDias: (dias: number) => void }

/** /graficos: the second page of the panel, over days instead of now. */
export function PainelGraficos({ dias, onDias }: Props) {
  const query = useQuery(graficosQuery(dias))
  return (
    <Page
      title="Painel em gráficos"
      subtitle={`Os últimos ${dias} dias`}
      back="/dashboard"
      actions={
        <SelectField
          small
          hideLabel
          className={styles.periodo}
          label="Período"
          value={String(dias)}
          options={DIAS_DOS_GRAFICOS.map((one) => ({ value: String(one), label: `${one} dias` }))}
          onChange={(value) => onDias(Number(value))}
        />
      }
    >
      <div className="pilha">
        <Loaded query={query} label="Gráficos">
          {(graficos) => <Graficos graficos={graficos} />}
        </Loaded>
      </div>
    </Page>
  )
}
