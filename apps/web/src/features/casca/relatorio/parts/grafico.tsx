import type { Relatorio } from '@app/contract/casca/relatorio'
import { formatThousands } from '../../../../platform/text/format.ts'
import { Chart, type Series } from '../../../../ui/chart/chart.tsx'
import { textOf } from './valor.ts'

/** Most places of a chart. */
const LUGARES = 36

/** A report's chart: the columns that are marked for it. */
export function RelatorioGrafico({ relatorio }: { relatorio: Relatorio }) {
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
    />
  )
}
