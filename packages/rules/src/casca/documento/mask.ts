/** CPF or CNPJ without its points, letters in capitals. */
export const normalizeDocument = (text: string) => text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()

/**
 * `529.982.247-25`, `12.ABC.345/01DE-35`; while typing, as far as it goes. The mask changes from CPF to CNPJ at the
 * twelfth character or the first letter (decisions 36).
 */
export function formatDocument(text: string | null | undefined): string {
  const bare = normalizeDocument(text ?? '').slice(0, 14)
  const asCnpj = bare.length > 11 || /[A-Z]/.test(bare)
  const cuts: [number, string][] = asCnpj
    ? [
        [2, '.'],
        [5, '.'],
        [8, '/'],
        [12, '-'],
      ]
    : [
        [3, '.'],
        [6, '.'],
        [9, '-'],
      ]
  let masked = ''
  for (const [at, character] of Array.from(bare).entries())
    masked += `${cuts.find(([cut]) => cut === at)?.[1] ?? ''}${character}`
  return masked
}
