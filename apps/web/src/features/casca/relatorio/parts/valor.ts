import type {
  Relatorio,
  RelatorioColuna,
  RelatorioFormato,
  RelatorioLinha,
} from '@app/contract/casca/relatorio'
import { formatAmount, formatDay, formatInteger, formatQuantity } from '../../../../platform/text/format.ts'

type Valor = RelatorioLinha['valores'][number]

/** A figure as people read it; a dash when there is none. */
export const textOf = (valor: Valor | undefined, formato: RelatorioFormato): string => {
  if (valor === null || valor === undefined || valor === '') return '–'
  if (typeof valor === 'string') return formato === 'dia' ? formatDay(valor) : valor
  if (formato === 'inteiro') return formatInteger(valor)
  return formato === 'dinheiro' ? formatAmount(valor) : formatQuantity(valor)
}

type Figura = [
  relatorio: Pick<Relatorio, 'lista'>,
  coluna: Pick<RelatorioColuna, 'abre'>,
  linha: Pick<RelatorioLinha, 'abre'>,
  valor: Valor | undefined,
]

/** The filters of the list behind a figure; undefined when no list shows it, or when it is empty. */
export const filtrosOf = (
  ...[{ lista }, { abre }, linha, valor]: Figura
): Record<string, string> | undefined =>
  lista && abre && linha.abre && valor ? { ...lista.filtros, ...linha.abre, ...abre } : undefined

/** The address of the list behind a figure. */
export const hrefOf = (...figura: Figura): string | undefined => {
  const filtros = filtrosOf(...figura)
  const [{ lista }] = figura
  return lista && filtros ? `${lista.caminho}?${new URLSearchParams(filtros)}` : undefined
}

/** How many lines are not shown: of months the oldest, of others the smallest. */
export const cortadasEmPalavras = ({
  dimensao,
  linhas,
  cortadas,
}: Pick<Relatorio, 'dimensao' | 'linhas' | 'cortadas'>): string =>
  dimensao === 'Mês'
    ? `Mostra os últimos ${formatInteger(linhas.length)} meses do período; o total conta também com os ${formatInteger(cortadas)} de antes.`
    : `Mostra as ${formatInteger(linhas.length)} maiores; o total conta também com as outras ${formatInteger(cortadas)}.`
