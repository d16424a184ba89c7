import { addDias, diasEntre } from './calendario.ts'
import { divide, porCento } from './centavos.ts'

/** The amounts and terms of a charge; money in centavos. */
export type Cobrado = {
  /** The amount payable until `pagavelAte`: the price less discount and credit. */
  liquido: number
  pagavelAte: string
  criadaEm: string
  multaPercentual: number
  /** Per month. */
  jurosPercentual: number
}

/**
 * The first day on which a charge can have been paid: the one it was made on, or its period's first, because a job that
 * comes late makes the charges of days gone by.
 */
export const pagavelDesde = ({ inicio, criadaEm }: { inicio: string; criadaEm: string }): string =>
  inicio < criadaEm ? inicio : criadaEm

export type Pago = { data: string; valor: number }

/** The debt on a day, in centavos. */
export type Divida = { principal: number; multa: number; juros: number; total: number; dias: number }

type Conta = { principal: number; multa: number; juros: number; multada: boolean; desde: string }

/** A fine once, and simple interest of 1/30 of the monthly rate per day on the remaining principal. */
const levada = (conta: Conta, { multaPercentual, jurosPercentual }: Cobrado, dia: string): Conta => {
  const dias = diasEntre(conta.desde, dia)
  if (dias <= 0) return conta
  const numerador = BigInt(conta.principal) * BigInt(Math.round(jurosPercentual * 100)) * BigInt(dias)
  return {
    ...conta,
    multa: conta.multada ? conta.multa : porCento(conta.principal, multaPercentual),
    juros: conta.juros + divide(numerador, 300_000n),
    multada: true,
    desde: dia,
  }
}

/** A payment covers interest first, then the fine, then the principal (Código Civil, art. 354). */
const paga = (conta: Conta, valor: number): Conta => {
  const juros = Math.min(conta.juros, valor)
  const multa = Math.min(conta.multa, valor - juros)
  const principal = Math.min(conta.principal, valor - juros - multa)
  return {
    ...conta,
    juros: conta.juros - juros,
    multa: conta.multa - multa,
    principal: conta.principal - principal,
  }
}

/**
 * The remaining debt of a charge on `dia`, after the payments until then.
 * R$ 100,00 payable until the 10th, on the 25th: fine R$ 2,00, interest 100 × 1 % × 15/30 = R$ 0,50, R$ 102,50 in all.
 */
export const dividaEm = (cobrado: Cobrado, pagos: readonly Pago[], dia: string): Divida => {
  const inicial: Conta = {
    principal: cobrado.liquido,
    multa: 0,
    juros: 0,
    multada: false,
    desde: cobrado.pagavelAte,
  }
  const feitos = pagos.filter(({ data }) => data <= dia).toSorted((a, b) => a.data.localeCompare(b.data))
  const depois = feitos.reduce((conta, { data, valor }) => paga(levada(conta, cobrado, data), valor), inicial)
  const { principal, multa, juros } = levada(depois, cobrado, dia)
  const dias = Math.max(0, diasEntre(cobrado.pagavelAte, dia))
  return { principal, multa, juros, total: principal + multa + juros, dias }
}

/**
 * The effect of a payment on a charge: the remaining debt, and the credit for the next charge (negative: still owed).
 */
export type Quitacao = { quitada: boolean; resta: number; credito: number }

/**
 * The effect of a payment (rede §3): the full debt settles the charge, more becomes a credit, less leaves a remainder.
 * A smaller payment of exactly the amount of an earlier day's code is accepted too, and the difference goes to the next
 * charge.
 */
export const settleCobrado = (cobrado: Cobrado, anteriores: readonly Pago[], pago: Pago): Quitacao => {
  const { total } = dividaEm(cobrado, anteriores, pago.data)
  if (pago.valor >= total) return { quitada: true, resta: 0, credito: pago.valor - total }
  return isOfEarlierCode(cobrado, anteriores, pago)
    ? { quitada: true, resta: 0, credito: pago.valor - total }
    : { quitada: false, resta: total - pago.valor, credito: 0 }
}

/** Only a code that was made after the last payment asks for the current rest. */
const isOfEarlierCode = (cobrado: Cobrado, anteriores: readonly Pago[], { data, valor }: Pago): boolean => {
  const ultimo = anteriores.reduce((dia, pago) => (pago.data > dia ? pago.data : dia), cobrado.criadaEm)
  const primeiro = ultimo > cobrado.pagavelAte ? ultimo : cobrado.pagavelAte
  for (let dia = primeiro; dia < data; dia = addDias(dia, 1))
    if (dividaEm(cobrado, anteriores, dia).total === valor) return true
  return false
}
