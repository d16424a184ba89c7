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

/** The list behind a figure; undefined when no list shows it, or when it is empty. */
export const hrefOf = (
  { lista }: Pick<Relatorio, 'lista'>,
  { abre }: Pick<RelatorioColuna, 'abre'>,
  linha: Pick<RelatorioLinha, 'abre'>,
  valor: Valor | undefined,
): string | undefined => {
  if (!lista || !abre || !linha.abre || !valor) return undefined
  const search = new URLSearchParams({ ...lista.filtros, ...linha.abre, ...abre })
  return `${lista.caminho}?${search}`
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
