import type { Relatorio, RelatorioFormato } from '@app/contract/casca/relatorio'
import { formatMoney, formatQuantity } from '../../../../platform/text/format.ts'
import { textOf } from './valor.ts'

type Dias = NonNullable<Relatorio['periodo']>

const yearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`

/** The same days a year earlier. */
export const umAnoAntes = ({ de, ate }: Dias): Dias => ({ de: yearBefore(de), ate: yearBefore(ate) })

const amountOf = (diff: number, formato: RelatorioFormato): string => {
  const size = Math.abs(diff)
  if (formato === 'dinheiro') return formatMoney(size)
  if (formato !== 'porcento') return textOf(formato === 'inteiro' ? size : Number(size.toFixed(1)), formato)
  const points = Number(size.toFixed(1))
  return `${formatQuantity(points)} ${points < 2 ? 'ponto' : 'pontos'}`
}

/** '+ 84', '− 1,3 ponto', 'igual'; undefined where one of both has no number. */
export const changeOf = (agora: unknown, antes: unknown, formato: RelatorioFormato): string | undefined => {
  if (typeof agora !== 'number' || typeof antes !== 'number') return undefined
  const amount = amountOf(agora - antes, formato)
  if (amount === amountOf(0, formato)) return 'igual'
  return `${agora > antes ? '+' : '−'} ${amount}`
}

const FIGURAS = 4

/**
 * The figures that lead a report: the totals of its first columns with numbers. The parts of a bar come last, because they
 * say what the first one says.
 */
export const figurasDe = ({ colunas, total }: Pick<Relatorio, 'colunas' | 'total'>) => {
  const [first, ...rest] = colunas.flatMap((coluna, at) =>
    typeof total?.[at] === 'number' ? [{ coluna, valor: total[at] }] : [],
  )
  if (!first) return []
  const isPart = ({ coluna }: typeof first) => coluna.desenho === 'barra'
  return [first, ...rest.filter((one) => !isPart(one)), ...rest.filter(isPart)].slice(0, FIGURAS)
}
