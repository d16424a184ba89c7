import type { Divergencia, LoteContadoChegada, TipoDivergencia } from '@app/contract/armazem/chegada'
import { addQuantity, subtractQuantity } from '../../casca/quantidade/index.ts'

type Lote = { lote: string; validade: string | null; quantidade: number }

/** A line of a note with what the note says of it and what was counted. */
export type LinhaContada = {
  posicao: number
  esperado: number
  /** Empty: the note names no lots, so none is another one. */
  lotes: readonly Lote[]
  contado: readonly LoteContadoChegada[]
}

const sum = (parts: readonly { quantidade: number }[]): number =>
  addQuantity(...parts.map(({ quantidade }) => quantidade))

const keyOf = ({ lote, validade }: Omit<Lote, 'quantidade'>) => JSON.stringify([lote, validade])

/** What was counted of each lot, whole and damaged together. */
export const lotesContados = (contado: readonly LoteContadoChegada[]): Lote[] =>
  [...Map.groupBy(contado, keyOf).values()].map((parts) => ({
    lote: parts[0]?.lote ?? '',
    validade: parts[0]?.validade ?? null,
    quantidade: sum(parts),
  }))

/** How much stands in lots of which the note says less, beyond what is too much as a whole. */
const emOutroLote = ({ lotes, contado }: LinhaContada, sobra: number): number => {
  if (lotes.length === 0) return 0
  const dito = new Map(lotes.map((lote) => [keyOf(lote), lote.quantidade]))
  const alem = lotesContados(contado).map((lote) => ({
    quantidade: Math.max(0, subtractQuantity(lote.quantidade, dito.get(keyOf(lote)) ?? 0)),
  }))
  return Math.max(0, subtractQuantity(sum(alem), sobra))
}

/** How each line differs from the note, in the order of the note. */
export const divergenciasDe = (linhas: readonly LinhaContada[]): Divergencia[] =>
  linhas.flatMap((linha) => {
    const { posicao, esperado, contado } = linha
    const total = sum(contado)
    const sobra = Math.max(0, subtractQuantity(total, esperado))
    const found: Record<TipoDivergencia, number> = {
      FALTA: Math.max(0, subtractQuantity(esperado, total)),
      SOBRA: sobra,
      AVARIA: sum(contado.filter(({ avaria }) => avaria)),
      OUTRO_LOTE: emOutroLote(linha, sobra),
    }
    return (Object.keys(found) as TipoDivergencia[]).flatMap((tipo) =>
      found[tipo] > 0 ? [{ posicao, tipo, quantidade: found[tipo] }] : [],
    )
  })
