import { addDias } from './calendario.ts'
import { type Cobrado, dividaEm, type Pago } from './encargos.ts'

/** An open charge of a post with what was paid of it. */
export type Devedora = { id: number; cobrado: Cobrado; pagos: readonly Pago[] }

/** What of a payment is for one charge, in centavos. */
export type Parte = { id: number; valor: number }

const byVencimento = (a: Devedora, b: Devedora): number =>
  a.cobrado.pagavelAte.localeCompare(b.cobrado.pagavelAte) || a.id - b.id

/** What is owed on a day of each charge that is overdue on it, the oldest first. */
export const vencidasEm = (devedoras: readonly Devedora[], dia: string): Parte[] =>
  devedoras
    .filter(({ cobrado }) => cobrado.pagavelAte < dia)
    .toSorted(byVencimento)
    .map(({ id, cobrado, pagos }) => ({ id, valor: dividaEm(cobrado, pagos, dia).total }))

export const somaDe = (partes: readonly Parte[]): number => partes.reduce((sum, { valor }) => sum + valor, 0)

/**
 * A payment of one code for all overdue charges of a post, by charge: exactly what they came to on its own day, or on an
 * earlier one since the last payment. Null for any other amount, which is for the named charge alone.
 */
export const partesDoConjunto = (
  alvo: number,
  devedoras: readonly Devedora[],
  { data, valor }: Pago,
): Parte[] | null => {
  const desde = devedoras
    .filter(({ cobrado }) => cobrado.pagavelAte < data)
    .flatMap(({ cobrado, pagos }) => [cobrado.criadaEm, ...pagos.map((pago) => pago.data)])
    .reduce((ultimo, dia) => (dia > ultimo ? dia : ultimo), '')
  for (let dia = data; dia >= desde; dia = addDias(dia, -1)) {
    const partes = vencidasEm(devedoras, dia)
    if (partes.length < 2 || !partes.some(({ id }) => id === alvo)) return null
    if (somaDe(partes) === valor) return partes
  }
  return null
}
