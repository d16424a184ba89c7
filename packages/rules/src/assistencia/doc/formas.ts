/**
 * What an ending of a word becomes in its plural and in its singular, without accents. A plural often has several
 * singulars, and a word is asked for by each, because only the documents know which one exists.
 */
const TROCAS: Readonly<Record<string, readonly string[]>> = {
  ao: ['oes', 'aos', 'aes'],
  al: ['ais'],
  el: ['eis'],
  ol: ['ois'],
  ul: ['uis'],
  il: ['is', 'eis'],
  m: ['ns'],
  n: ['ns'],
  r: ['res'],
  z: ['zes'],
  a: ['as'],
  e: ['es'],
  i: ['is'],
  o: ['os'],
  u: ['us'],
  oes: ['ao', 'oe'],
  aos: ['ao'],
  aes: ['ao', 'ae'],
  ais: ['al', 'ai'],
  eis: ['el', 'il', 'ei'],
  ois: ['ol', 'oi'],
  uis: ['ul', 'ui'],
  is: ['il', 'i'],
  ns: ['m', 'n'],
  res: ['r', 're'],
  zes: ['z', 'ze'],
  as: ['a'],
  es: ['e'],
  os: ['o'],
  us: ['u'],
}
const MAIOR_FINAL = 3

const withoutAccents = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()

/** The other forms of a word: 'vedações' is asked for as 'vedacao', too; the longest known ending decides. */
export const formasDe = (word: string): string[] => {
  const bare = withoutAccents(word)
  for (let length = Math.min(MAIOR_FINAL, bare.length - 1); length > 0; length -= 1) {
    const trocas = TROCAS[bare.slice(-length)]
    if (trocas) return trocas.map((ending) => bare.slice(0, -length) + ending)
  }
  return []
}

/** Words of letters alone: 'M42' and '3ATM' are names and have no plural. */
const PALAVRAS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}])/gu

export type PalavraDita = {
  /** As it was typed, with what stands beside it. */
  dita: string
  /** The same with its other forms. */
  formas: string
}

/** A search word by word, each with its other forms. */
export const palavrasDitas = (busca: string): PalavraDita[] =>
  busca
    .split(/\s+/u)
    .filter(Boolean)
    .map((dita) => {
      const outras = (dita.match(PALAVRAS) ?? []).flatMap(formasDe)
      return { dita, formas: [dita, ...outras].join(' ') }
    })
