import { FATOR_CASAS, FATOR_MAXIMO } from '@app/contract/armazem/nota'
import type { NotaLote, ProdNFe } from '@app/contract/armazem/nota'
import { QUANTIDADE_MAXIMA } from '@app/contract/armazem/estoque'
import { addQuantity, fromUnits, toUnits } from '../../../casca/quantidade/index.ts'
import { isDay } from '../../../casca/tempo/index.ts'

/** A decimal as whole units of its last place, from the number that the wire carries. */
const scaled = (value: number, places: number): bigint => BigInt(value.toFixed(places).replace('.', ''))

/** Half up; both above zero. */
const divide = (value: bigint, by: bigint): bigint => (value + by / 2n) / by

const FATOR_UM = 10n ** BigInt(FATOR_CASAS)

type Unidades = Pick<ProdNFe, 'qcom' | 'qTrib'>

/**
 * Stock units in one commercial unit, when the stock counts in the taxable one: 10 CX = 240 UN → 24. Undefined where
 * the note does not say (qCom can be 0).
 */
export const fatorDaNota = ({ qcom, qTrib }: Unidades): number | undefined => {
  if (qcom === null || qTrib === null || qcom < 0 || qTrib < 0) return undefined
  // A quantity that rounds to 0 at four places gives no factor, because it cannot be a divisor.
  const units = scaled(qcom, 4)
  if (units === 0n) return undefined
  const fator = Number(divide(scaled(qTrib, 4) * FATOR_UM, units)) / Number(FATOR_UM)
  return fator > 0 && fator <= FATOR_MAXIMO ? fator : undefined
}

/** qCom × factor, half up in the fourth place: 3 CX × 33.3333333333 = 100 UN. Null when no balance can hold it. */
export const quantidadeNoEstoque = (qcom: number | null, fator: number): number | null => {
  if (qcom === null || qcom < 0) return null
  const units = Number(divide(scaled(qcom, 4) * scaled(fator, FATOR_CASAS), FATOR_UM))
  return Number.isSafeInteger(units) && fromUnits(units) <= QUANTIDADE_MAXIMA ? fromUnits(units) : null
}

/** The sum of quantities; null when no balance can hold it, because a file may state any number. */
export const sumQuantidades = (...values: number[]): number | null =>
  values.reduce((sum, value) => sum + value, 0) <= QUANTIDADE_MAXIMA ? addQuantity(...values) : null

const dayOf = (text: string | null): string | null => (text !== null && isDay(text) ? text : null)

/** Earliest expiry first, as lots leave again (FEFO); without expiry last. */
const byExpiry = (a: NotaLote, b: NotaLote): number =>
  (a.dataDeValidade ?? '9999').localeCompare(b.dataDeValidade ?? '9999') || (a.lote < b.lote ? -1 : 1)

const LOTE_MAXIMO = 60

/**
 * The lots of a line in stock units. They count in the commercial unit, or in the taxable one when that is what they
 * add up to: 10 CX = 240 UN with lots of 100 and 140 are UN (FACTS §5). The same lot named twice is one.
 */
export const lotesDoRastro = (prod: Unidades & Pick<ProdNFe, 'rastro'>, fator: number): NotaLote[] => {
  const { qcom, qTrib, rastro } = prod
  const soma = sumQuantidades(...rastro.map(({ qLote }) => qLote ?? 0))
  const total = quantidadeNoEstoque(qcom, fator)
  const inTaxable =
    qTrib !== null &&
    total !== null &&
    soma !== null &&
    scaled(qTrib, 4) > 0n &&
    soma === qTrib &&
    soma !== qcom
  const toStock = (qLote: number): number | null =>
    inTaxable && qLote >= 0
      ? fromUnits(Number(divide(scaled(qLote, 4) * BigInt(toUnits(total)), scaled(qTrib, 4))))
      : quantidadeNoEstoque(qLote, fator)
  const found = new Map<string, NotaLote>()
  for (const { nLote, qLote, dVal, dFab } of rastro) {
    const quantidade = toStock(qLote ?? 0)
    if (!quantidade) continue
    const lote = (nLote ?? '').trim().slice(0, LOTE_MAXIMO)
    const key = JSON.stringify([lote, dayOf(dVal)])
    const known = found.get(key)
    const together = sumQuantidades(known?.quantidade ?? 0, quantidade)
    if (together === null) continue
    found.set(key, {
      lote,
      dataDeValidade: dayOf(dVal),
      dataDeFabricacao: known?.dataDeFabricacao ?? dayOf(dFab),
      quantidade: together,
    })
  }
  return [...found.values()].toSorted(byExpiry)
}
