/** Reais as whole centavos. */
export const centavos = (reais: number): number => Math.round(reais * 100)

/** Centavos as reais. */
export const reais = (valor: number): number => valor / 100

/**
 * `numerador / denominador` of non-negative whole numbers, rounded half to even: 2,5 → 2; 3,5 → 4. It uses bigint, so
 * that a product of centavos, days and percents stays exact.
 */
export const divide = (numerador: bigint, denominador: bigint): number => {
  const inteiro = numerador / denominador
  const resto = 2n * (numerador % denominador)
  const acima = resto > denominador || (resto === denominador && inteiro % 2n === 1n)
  return Number(acima ? inteiro + 1n : inteiro)
}

/** A percentage of centavos; percents have at most two decimals. */
export const porCento = (valor: number, percentual: number): number =>
  divide(BigInt(valor) * BigInt(Math.round(percentual * 100)), 10_000n)
