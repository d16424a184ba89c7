import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { formatQuantidade, toUnits } from '../../casca/quantidade/index.ts'
import { compareFefo, leftOf, sortFefo, sumPicks } from './fefo.ts'
import type { Escolha } from './fefo.ts'

export type MotivoLote = 'vencido' | 'inspecao' | 'bloqueado' | 'reservado' | 'pouco' | 'preferencia'
/** Why one lot was passed over. `pedidos` are the orders that hold a part of it, biggest part first. */
export type LotePreterido = {
  id: number
  lote: string
  dataDeValidade: string | null
  motivo: MotivoLote
  sobra: number
  pedidos: { numeroPedido: number; quantidade: number }[]
}

const motivoOf = (entry: EstoqueEntry, sobra: number, picked: number): MotivoLote => {
  if (entry.vencido) return 'vencido'
  if (entry.condicao === 'inspecao') return 'inspecao'
  if (entry.bloqueado) return 'bloqueado'
  if (toUnits(sobra) >= toUnits(picked)) return 'preferencia'
  return entry.reservas.length > 0 ? 'reservado' : 'pouco'
}

/**
 * 'Por que este lote?': every lot that FEFO would take before the chosen one, and every expired one, of which this
 * order leaves something or could take nothing, each with its reason. Needs the lots without free stock too.
 */
export function explainLote(
  entries: readonly EstoqueEntry[],
  picks: readonly Escolha[],
  chosenId: number,
): LotePreterido[] {
  const chosen = entries.find((entry) => entry.id === chosenId)
  if (!chosen) return []
  const sums = sumPicks(picks)
  const picked = sums.get(chosenId) ?? 0
  return sortFefo(entries).flatMap((entry) => {
    const sobra = leftOf(entry, sums)
    const usedUp = toUnits(sobra) <= 0 && (sums.get(entry.id) ?? 0) > 0
    const before = entry.vencido ? !chosen.vencido : compareFefo(entry, chosen) < 0
    if (entry.id === chosenId || !before || usedUp) return []
    const pedidos = [...entry.reservas]
      .sort((a, b) => b.quantidade - a.quantidade)
      .map(({ numeroPedido, quantidade }) => ({ numeroPedido, quantidade }))
    const { id, lote, dataDeValidade } = entry
    return [{ id, lote, dataDeValidade, motivo: motivoOf(entry, sobra, picked), sobra, pedidos }]
  })
}

const reservadoText = ({ pedidos }: LotePreterido): string => {
  const numbers = pedidos.map(({ numeroPedido }) => String(numeroPedido))
  const last = numbers.at(-1) ?? ''
  return numbers.length > 1
    ? `reservado pelos pedidos ${numbers.slice(0, -1).join(', ')} e ${last}`
    : `reservado pelo pedido ${last}`
}

const TEXTS: Record<MotivoLote, (lote: LotePreterido) => string> = {
  vencido: () => 'vencido',
  inspecao: () => 'em inspeção',
  bloqueado: () => 'bloqueado pelo armazém',
  reservado: reservadoText,
  pouco: ({ sobra }) => (sobra > 0 ? `pouco: restam ${formatQuantidade(sobra)}` : 'sem saldo'),
  preferencia: ({ sobra }) => `preferência de quem fez o pedido: restam ${formatQuantidade(sobra)}`,
}

/** The reason in words. */
export const motivoText = (lote: LotePreterido): string => TEXTS[lote.motivo](lote)
