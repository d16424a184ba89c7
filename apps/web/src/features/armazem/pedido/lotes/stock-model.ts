import { fefoWarnings, sortFefo, suggestLotes } from '@app/rules/armazem/estoque'
import { formatQuantidade, isWhole, toUnits } from '@app/rules/casca/quantidade'
import type { Escolha } from '@app/rules/armazem/estoque'
import { errorText } from '@app/contract/casca/errors'
import { hasFourDecimals } from '@app/contract/armazem/estoque'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Produto } from '@app/contract/registers/produto'
import { formatDay } from '../../../../platform/text/format.ts'
import { linhaKey, totalOf } from '../linhas/lines.ts'
import type { PedidoLinhaForm, Parte } from '../linhas/lines.ts'

/** One row of the stock modal. */
export type LoteRow = Omit<EstoqueEntry, 'reservas'>

/** Quantities by row id; `null` where the field is empty or no number. */
export type Quantities = Readonly<Record<number, number | null>>

const sameLote = (row: LoteRow, linha: PedidoLinhaForm) =>
  row.lote === linha.lote && row.dataDeValidade === linha.dataValidade

/** The row of a line's lot; blocked goods may stand beside the free ones of the same lot. */
export const rowOfLinha = <T extends LoteRow>(rows: readonly T[], linha: PedidoLinhaForm): T | undefined => {
  const named = rows.filter((row) => sameLote(row, linha))
  return named.find(({ bloqueado }) => !bloqueado) ?? named[0]
}

/**
 * The lots in FEFO order. A line whose lot the stock no longer lists stays as a row without balance, so that it does
 * not vanish unnoticed.
 */
export function rowsOf(entries: readonly EstoqueEntry[], linhas: readonly PedidoLinhaForm[]): LoteRow[] {
  const gone = linhas
    .filter((linha) => !entries.some((entry) => sameLote(entry, linha)))
    .map((linha, index) => ({
      id: -1 - index,
      lote: linha.lote,
      dataDeValidade: linha.dataValidade,
      quantidadeDisponivel: 0,
      quantidade: 0,
      vencido: false,
      bloqueado: false,
      condicao: 'livre' as const,
      permitido: true,
      fefo: entries[0]?.fefo ?? 'avisar',
    }))
  return sortFefo([...entries, ...gone])
}

/** The order's quantities in these rows. */
export const quantitiesOf = (rows: readonly LoteRow[], linhas: readonly PedidoLinhaForm[]): Quantities =>
  Object.fromEntries(
    linhas.flatMap((linha) => {
      const row = rowOfLinha(rows, linha)
      return row ? [[row.id, linha.quantidade] as const] : []
    }),
  )

export const picksOf = (rows: readonly LoteRow[], quantities: Quantities): Escolha[] =>
  rows.flatMap(({ id }) => {
    const quantidade = quantities[id] ?? 0
    return quantidade > 0 ? [{ id, quantidade }] : []
  })

export function partesOf(rows: readonly LoteRow[], quantities: Quantities): Parte[] {
  const picked = new Map(picksOf(rows, quantities).map(({ id, quantidade }) => [id, quantidade]))
  return rows.flatMap(({ id, lote, dataDeValidade }) => {
    const quantidade = picked.get(id)
    return quantidade === undefined ? [] : [{ lote, dataValidade: dataDeValidade, quantidade }]
  })
}

/** Why nothing can be taken of a lot; expired lots only when the client's setting forbids them. */
export function lockReason(row: LoteRow): string | null {
  if (row.permitido) return null
  if (row.condicao === 'inspecao') return 'Lote em inspeção: ninguém o pede até o armazém decidir.'
  return row.bloqueado
    ? errorText('LOTE_BLOQUEADO')
    : 'Lote vencido não sai, a menos que a configuração do cliente permita.'
}

/** Notes under the lots: why some are locked, and that expired ones may leave. */
export const lotesNotes = (rows: readonly LoteRow[]): string[] => [
  ...new Set(
    rows.flatMap(
      (row) =>
        lockReason(row) ??
        (row.vencido
          ? 'Este cliente aceita lotes vencidos: podem ser escolhidos, mas não são sugeridos.'
          : []),
    ),
  ),
]

/** What is wrong with a quantity, in words. */
export function quantityProblem(row: LoteRow, quantity: number | null, produto: Produto): string | null {
  if (quantity === null || quantity === 0) return null
  if (quantity < 0 || !hasFourDecimals(quantity)) return errorText('QUANTIDADE_INVALIDA')
  if (produto.inteiro && !isWhole(quantity)) return errorText('QUANTIDADE_INTEIRA')
  if (toUnits(quantity) <= toUnits(row.quantidadeDisponivel)) return null
  return row.quantidadeDisponivel > 0
    ? `Só ${formatQuantidade(row.quantidadeDisponivel)} ${row.quantidadeDisponivel === 1 ? 'disponível' : 'disponíveis'}.`
    : 'Sem saldo neste lote.'
}

export const pickedTotal = (rows: readonly LoteRow[], quantities: Quantities) =>
  totalOf(picksOf(rows, quantities))

/** Fills the wanted total, starting with the lot that expires first; other lots are emptied. */
export function suggest(rows: readonly LoteRow[], wanted: number): { quantities: Quantities; falta: number } {
  const { picks, falta } = suggestLotes(rows, wanted)
  return { quantities: Object.fromEntries(picks.map(({ id, quantidade }) => [id, quantidade])), falta }
}

/** Client settings may turn FEFO off. */
const warningsOf = (rows: readonly LoteRow[], quantities: Quantities) =>
  rows[0]?.fefo === 'desligado' ? [] : fefoWarnings(rows, picksOf(rows, quantities))

/** Where the client forces FEFO: the refusals of a save, by row. Only quantities beyond the order's own count. */
export function forcedTexts(rows: readonly LoteRow[], quantities: Quantities): ReadonlyMap<number, string> {
  if (rows[0]?.fefo !== 'exigir') return new Map()
  const grown = new Set(
    rows
      .filter(({ id, quantidade }) => toUnits(quantities[id] ?? 0) > toUnits(quantidade))
      .map(({ id }) => id),
  )
  return new Map(
    warningsOf(rows, quantities)
      .filter(({ id }) => grown.has(id))
      .map(({ id, anterior }) => [id, errorText('FEFO_OBRIGATORIO', { lote: anterior.lote })]),
  )
}

/** The informational FEFO warnings of these quantities, in words, by row. */
export function fefoTexts(rows: readonly LoteRow[], quantities: Quantities): ReadonlyMap<number, string> {
  return new Map(
    warningsOf(rows, quantities).map(({ id, anterior, sobra }) => {
      const earlier = rows.find((row) => row.id === anterior.id)
      const when = earlier?.dataDeValidade ? `, em ${formatDay(earlier.dataDeValidade)},` : ''
      const has = `tem ${formatQuantidade(sobra)} ${sobra === 1 ? 'disponível' : 'disponíveis'}`
      return [id, `O lote ${anterior.lote} vence antes${when} e ${has}.`]
    }),
  )
}

/** The same, by line of the form: `linhas` belong to one product, `entries` are its lots as last read. */
export const fefoByLinha = (entries: readonly EstoqueEntry[], linhas: readonly PedidoLinhaForm[]) => {
  const rows = rowsOf(entries, linhas)
  const texts = fefoTexts(rows, quantitiesOf(rows, linhas))
  return Object.fromEntries(
    linhas.flatMap((linha) => {
      const row = rowOfLinha(rows, linha)
      const text = row && texts.get(row.id)
      return text === undefined ? [] : [[linhaKey(linha), text] as const]
    }),
  )
}
