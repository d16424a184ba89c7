import { addDias, diasEntre } from './calendario.ts'
import { dividir, porCento } from './centavos.ts'

/** What a charge says of itself; money in centavos. */
export type Cobrado = {
  /** What is to be paid until `pagavelAte`: the price less discount and credit. */
  liquido: number
  pagavelAte: string
  criadaEm: string
  multaPercentual: number
  /** Of a month. */
  jurosPercentual: number
}

export type Pago = { data: string; valor: number }

/** What is owed on a day, in centavos. */
export type Divida = { principal: number; multa: number; juros: number; total: number; dias: number }

type Conta = { principal: number; multa: number; juros: number; multada: boolean; desde: string }

/** Fine once, simple interest of 1/30 of the month's a day on what is left of the principal. */
const levada = (conta: Conta, { multaPercentual, jurosPercentual }: Cobrado, dia: string): Conta => {
  const dias = diasEntre(conta.desde, dia)
  if (dias <= 0) return conta
  const numerador = BigInt(conta.principal) * BigInt(Math.round(jurosPercentual * 100)) * BigInt(dias)
  return {
    ...conta,
    multa: conta.multada ? conta.multa : porCento(conta.principal, multaPercentual),
    juros: conta.juros + dividir(numerador, 300_000n),
    multada: true,
    desde: dia,
  }
}

/** A payment pays interest first, then the fine, then the principal (Código Civil, art. 354). */
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
 * What is left to pay of a charge on `dia`, after the payments made until then.
 *
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

/** What becomes of a charge with a payment: what is left of it, and what goes to the next one (below zero: still owed). */
export type Quitacao = { quitada: boolean; resta: number; credito: number }

/**
 * What a payment does (rede §3): all that is owed settles the charge, more becomes a credit, less leaves a remainder;
 * less that is just what the charge's code asked on an earlier day is accepted, and the difference goes to the next one.
 */
export const quitar = (cobrado: Cobrado, anteriores: readonly Pago[], pago: Pago): Quitacao => {
  const { total } = dividaEm(cobrado, anteriores, pago.data)
  if (pago.valor >= total) return { quitada: true, resta: 0, credito: pago.valor - total }
  return isOfEarlierCode(cobrado, anteriores, pago)
    ? { quitada: true, resta: 0, credito: pago.valor - total }
    : { quitada: false, resta: total - pago.valor, credito: 0 }
}

/** Only a code made after the last payment asks for what is left now. */
const isOfEarlierCode = (cobrado: Cobrado, anteriores: readonly Pago[], { data, valor }: Pago): boolean => {
  const ultimo = anteriores.reduce((dia, pago) => (pago.data > dia ? pago.data : dia), cobrado.criadaEm)
  const primeiro = ultimo > cobrado.pagavelAte ? ultimo : cobrado.pagavelAte
  for (let dia = primeiro; dia < data; dia = addDias(dia, 1))
    if (dividaEm(cobrado, anteriores, dia).total === valor) return true
  return false
}
