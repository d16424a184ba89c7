import { useNavigate } from '@tanstack/react-router'
import type { Relatorio } from '@app/contract/casca/relatorio'
import { formatThousands } from '../../../../platform/text/format.ts'
import { Chart, type Series } from '../../../../ui/chart/chart.tsx'
import { hrefOf, textOf } from './valor.ts'

/** Most places of a chart. */
const LUGARES = 36

/** The list behind a place: of the bar's part that was clicked, or of the first figure of the line that has one. */
const hrefDe = (relatorio: Relatorio, place: number, serie?: string): string | undefined => {
  const linha = relatorio.linhas[place]
  if (!linha) return undefined
  const hrefs = relatorio.colunas.map(
    (coluna, at) => [coluna.nome, hrefOf(relatorio, coluna, linha, linha.valores[at])] as const,
  )
  return (hrefs.find(([nome, href]) => href && nome === serie) ?? hrefs.find(([, href]) => href))?.[1]
}

/** A report's chart: the columns that are marked for it; a place opens the list of what it counts. */
export function RelatorioGrafico({ relatorio }: { relatorio: Relatorio }) {
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
      {...(relatorio.lista && {
        onChoose: (place: number, serie?: string) => {
          const href = hrefDe(relatorio, place, serie)
          if (href !== undefined) void navigate({ href })
        },
      })}
    />
  )
}
