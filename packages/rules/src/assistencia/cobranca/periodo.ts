import { addDias, addMeses, diasEntre, diaUtil, mesDe } from './calendario.ts'
import { divide } from './centavos.ts'

export type Periodicidade = 'MENSAL' | 'ANUAL'

/** The possible due days of a charge (rede §3). */
export const DIAS_VENCIMENTO = [5, 10, 15, 20] as const

/** Least days between a charge and its due day. */
const PRAZO = 5

/** A period that one charge pays, both days included. */
export type Periodo = {
  competencia: string
  inicio: string
  fim: string
  vencimento: string
  pagavelAte: string
}

/** The first such due day that leaves the post its time to pay. */
export const vencimentoDe = (inicio: string, dia: number): string => {
  const primeiro = addDias(inicio, PRAZO)
  const neste = addDias(mesDe(primeiro), dia - 1)
  return neste >= primeiro ? neste : addDias(addMeses(mesDe(primeiro), 1), dia - 1)
}

/** The period that begins on `inicio`, in a subscription that began on `desde`. */
const periodoEm = (inicio: string, proximo: string, dia: number): Periodo => {
  const vencimento = vencimentoDe(inicio, dia)
  return {
    competencia: mesDe(inicio),
    inicio,
    fim: addDias(proximo, -1),
    vencimento,
    pagavelAte: diaUtil(vencimento),
  }
}

const MESES: Record<Periodicidade, number> = { MENSAL: 1, ANUAL: 12 }

/**
 * The period after the one that began `meses` months after `desde`. It is counted from `desde`, so that a subscription
 * of the 31st returns to the 31st after February.
 * periodoApos('2026-01-31', 1, 'MENSAL', 10) → 28/02 to 30/03, due on 10/03.
 */
export const periodoApos = (
  desde: string,
  meses: number,
  periodicidade: Periodicidade,
  dia: number,
): Periodo => periodoEm(addMeses(desde, meses), addMeses(desde, meses + MESES[periodicidade]), dia)

/** How many months after `desde` the next period begins, once the one of `inicio` has passed. */
export const mesesDe = (desde: string, inicio: string): number =>
  (Number(inicio.slice(0, 4)) - Number(desde.slice(0, 4))) * 12 +
  Number(inicio.slice(5, 7)) -
  Number(desde.slice(5, 7))

/**
 * The extra cost of a dearer plan for the rest of a period, in centavos, by the day and including the day of the
 * change: from R$ 100 to R$ 160 with 10 of 30 days left is R$ 20. Zero when the plan is not dearer.
 */
export const diferencaDe = (
  { inicio, fim }: Pick<Periodo, 'inicio' | 'fim'>,
  { de, para, em }: { de: number; para: number; em: string },
): number => {
  if (para <= de || em > fim) return 0
  const dias = BigInt(diasEntre(inicio, fim) + 1)
  const resto = BigInt(diasEntre(em < inicio ? inicio : em, fim) + 1)
  return divide(BigInt(para - de) * resto, dias)
}
