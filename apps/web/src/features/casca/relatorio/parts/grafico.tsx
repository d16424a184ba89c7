import { useNavigate } from '@tanstack/react-router'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { formatThousands } from '../../../../platform/text/format.ts'
import { Chart } from '../../../../ui/chart/chart.tsx'
import type { Choice, Series } from '../../../../ui/chart/series.ts'
import { type Abertura, aberturaDe } from './figura.tsx'
import { textOf } from './valor.ts'

/** Most places of a chart. */
const LUGARES = 36

/** What a place opens: the bar's part that was clicked, or the first figure of the line that has a list. */
const figuraDe = (relatorio: Relatorio, place: number, serie?: string) => {
  const linha = relatorio.linhas[place]
  if (!linha) return undefined
  const figuras = relatorio.colunas.map(
    (coluna, at) => [coluna.nome, aberturaDe(relatorio, coluna, linha, linha.valores[at])] as const,
  )
  return (
    figuras.find(([nome, figura]) => figura && nome === serie) ?? figuras.find(([, figura]) => figura)
  )?.[1]
}

type Props = Abertura & {
  relatorio: Relatorio
  /** Its places stand over the columns of the table. */
  overColumns: boolean
}

/** What the table's first and last column take of the chart's width (relatorio.module.css). */
const COLUNAS = { left: 160, right: 56 }

/** A report's chart: the columns that are marked for it; a place shows the first of what it counts, or opens the list. */
export function RelatorioGrafico({ relatorio, overColumns, aberta, abrir }: Props) {
  const navigate = useNavigate()
  const linhas = relatorio.linhas.slice(0, LUGARES)
  const series = (desenho: 'barra' | 'linha'): Series[] =>
    relatorio.colunas.flatMap((coluna, at) =>
      coluna.desenho === desenho
        ? [
            {
              key: coluna.nome,
              label: coluna.rotulo,
              values: linhas.map(({ valores }) => {
                const valor = valores[at]
                return typeof valor === 'number' ? valor : null
              }),
              text: (valor) => textOf(valor, coluna.formato),
              ...(coluna.formato === 'dinheiro' && { tick: formatThousands }),
            },
          ]
        : [],
    )
  return (
    <Chart
      label={`Gráfico: ${relatorio.titulo}`}
      places={linhas.map(({ rotulo }) => rotulo)}
      bars={series('barra')}
      lines={series('linha')}
      {...(overColumns && { margins: COLUNAS })}
      {...(relatorio.lista && {
        tinted: linhas.findIndex(({ rotulo }) => rotulo === aberta?.onde),
        onChoose: ({ place, serie, onde }: Choice) => {
          const figura = figuraDe(relatorio, place, serie)
          if (figura && abrir) abrir({ ...figura, lado: 'right-start' }, onde)
          else if (figura) void navigate({ href: figura.href })
        },
      })}
    />
  )
}
