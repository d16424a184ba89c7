import type { UnidadeFederativa } from '@app/contract/casca/endereco'

/** A form of a state's numbers: its length, its beginning, and its check digits. */
type Forma = {
  tamanho: number
  prefixo?: RegExp
  /** The whole number with the right check digits. */
  certo: (numero: string) => string
}

/** W9 and its longer forms: weights that grow from 2, starting at the right. */
const descendo = (de: number, ate = 2): number[] => Array.from({ length: de - ate + 1 }, (_, at) => de - at)
const NOVE = descendo(9)

const soma = (texto: string, pesos: readonly number[]): number =>
  pesos.reduce((total, peso, at) => total + Number(texto[at]) * peso, 0)

/** A remainder of 0 or 1 (mod 11) gives the digit 0. */
const baixo = (resto: number): number => (resto < 2 ? 0 : 11 - resto)
const modulo11 = (texto: string, pesos: readonly number[]): string => String(baixo(soma(texto, pesos) % 11))
const menos10 = (texto: string, pesos: readonly number[]): string =>
  String((11 - (soma(texto, pesos) % 11)) % 10)
const vezes10 = (texto: string, pesos: readonly number[]): string =>
  String(((soma(texto, pesos) * 10) % 11) % 10)

/** One check digit at the end. */
const um =
  (pesos: readonly number[], digito = modulo11) =>
  (numero: string): string => {
    const corpo = numero.slice(0, -1)
    return corpo + digito(corpo, pesos)
  }

/** Two check digits at the end, the second over body and first. */
const dois =
  (primeiro: readonly number[], segundo: readonly number[]) =>
  (numero: string): string => {
    const corpo = numero.slice(0, -2)
    const meio = corpo + modulo11(corpo, primeiro)
    return meio + modulo11(meio, segundo)
  }

const nove = (prefixo?: RegExp, digito = modulo11): Forma => ({
  tamanho: 9,
  ...(prefixo && { prefixo }),
  certo: um(NOVE, digito),
})

/** Amapá's constants depend on the range of the number. */
const amapa = (numero: string): string => {
  const corpo = numero.slice(0, -1)
  const n = Number(corpo)
  const [parcela, onze] = n <= 3_017_000 ? [5, 0] : n <= 3_019_022 ? [9, 1] : [0, 0]
  const digito = 11 - ((parcela + soma(corpo, NOVE)) % 11)
  return corpo + String(digito === 10 ? 0 : digito === 11 ? onze : digito)
}

/** Bahia computes the last digit first, mod 10 or mod 11 depending on one digit of the number. */
const bahia = (tamanho: 8 | 9) => (numero: string) => {
  const corpo = numero.slice(0, -2)
  const dez = '0123458'.includes(corpo[tamanho - 8] ?? '')
  const digito = (texto: string, de: number): number =>
    dez ? (10 - (soma(texto, descendo(de)) % 10)) % 10 : baixo(soma(texto, descendo(de)) % 11)
  const ultimo = digito(corpo, tamanho - 1)
  return `${corpo}${digito(corpo + ultimo, tamanho)}${ultimo}`
}

/** Minas Gerais: a 0 is inserted after the town, the products' digits are added up to the next ten, then mod 11. */
const minas = (numero: string): string => {
  const corpo = numero.slice(0, -2)
  const largo = `${corpo.slice(0, 3)}0${corpo.slice(3)}`.split('')
  const produtos = largo.map((n, at) => Number(n) * (at % 2 ? 2 : 1))
  const total = produtos
    .join('')
    .split('')
    .reduce((all, n) => all + Number(n), 0)
  const meio = corpo + String((10 - (total % 10)) % 10)
  return meio + modulo11(meio, [3, 2, ...descendo(11)])
}

const roraima = (numero: string): string =>
  numero.slice(0, -1) + String(soma(numero, [1, 2, 3, 4, 5, 6, 7, 8]) % 9)

const paulista = (texto: string, pesos: readonly number[]): string => String((soma(texto, pesos) % 11) % 10)
const PAULISTA = [1, 3, 4, 5, 6, 7, 8, 10]

/** São Paulo's first check digit is the ninth, its second the last. */
const saoPaulo = (numero: string): string => {
  const meio = numero.slice(0, 8) + paulista(numero, PAULISTA) + numero.slice(9, 11)
  return meio + paulista(meio, [3, 2, ...descendo(10)])
}

/** A farm of São Paulo: P, and only one check digit. */
const rural = (numero: string): string =>
  numero.slice(0, 9) + paulista(numero.slice(1), PAULISTA) + numero.slice(10)

const treze = (prefixo: RegExp): Forma => ({
  tamanho: 13,
  prefixo,
  certo: dois([4, 3, 2, ...NOVE], [5, 4, 3, 2, ...NOVE]),
})

/** The third and fourth digit of Tocantins' old form give a kind, and do not count for the check digit. */
const tocantins = (numero: string): string => {
  const corpo = numero.slice(0, -1)
  return corpo + modulo11(corpo.slice(0, 2) + corpo.slice(4), NOVE)
}

/** The forms of each state, from the states' pages and four libraries (docs/decisions/platform/0019). */
const FORMAS: Record<UnidadeFederativa, readonly Forma[]> = {
  AC: [treze(/^01/)],
  AL: [nove(/^24[03578]/, vezes10)],
  AM: [nove()],
  AP: [{ tamanho: 9, prefixo: /^03/, certo: amapa }],
  BA: [
    { tamanho: 9, certo: bahia(9) },
    { tamanho: 8, certo: bahia(8) },
  ],
  CE: [nove(/^0[67]/)],
  DF: [treze(/^0[78]/)],
  ES: [nove()],
  GO: [nove(/^(1[015]|2\d)/)],
  MA: [nove(/^12/)],
  MG: [{ tamanho: 13, certo: minas }],
  MS: [nove(/^(28|50)/)],
  MT: [{ tamanho: 11, certo: um([3, 2, ...NOVE]) }],
  PA: [nove(/^(15|7[5-9])/)],
  PB: [nove()],
  PE: [
    { tamanho: 9, certo: dois(descendo(8), NOVE) },
    { tamanho: 14, certo: um([5, 4, 3, 2, 1, ...NOVE], menos10) },
  ],
  PI: [nove()],
  PR: [{ tamanho: 10, certo: dois([3, 2, ...descendo(7)], [4, 3, 2, ...descendo(7)]) }],
  RJ: [{ tamanho: 8, certo: um([2, ...descendo(7)]) }],
  RN: [
    { tamanho: 9, prefixo: /^20/, certo: um(NOVE, vezes10) },
    { tamanho: 10, prefixo: /^20/, certo: um(descendo(10), vezes10) },
  ],
  RO: [{ tamanho: 14, certo: um([6, 5, 4, 3, 2, ...NOVE], menos10) }],
  RR: [{ tamanho: 9, prefixo: /^24/, certo: roraima }],
  RS: [{ tamanho: 10, certo: um([2, ...NOVE]) }],
  SC: [nove()],
  SE: [nove()],
  SP: [
    { tamanho: 12, certo: saoPaulo },
    { tamanho: 13, prefixo: /^P/, certo: rural },
  ],
  TO: [nove(), { tamanho: 11, prefixo: /^..(0[123]|99)/, certo: tocantins }],
}

const CARACTERES = /^P?\d+$/

/**
 * `forma`: a length or characters that no number of the state has; `prefixo` and `digito`: the right form, but a prefix
 * or digit that the state does not issue.
 */
export type FaltaNaInscricao = 'forma' | 'prefixo' | 'digito'

/**
 * The fault of a state registration (bare: digits, `P` of a farm in São Paulo, or ISENTO); null when there is none. A
 * wrong form is refused; the others only warn, because any table of prefixes goes out of date (rede §1).
 */
export const faltaNaInscricao = (estado: UnidadeFederativa, numero: string): FaltaNaInscricao | null => {
  if (numero === 'ISENTO') return null
  const doCampo = numero.startsWith('P')
  const forma = FORMAS[estado].find(({ tamanho }) => tamanho === numero.length)
  if (!forma || !CARACTERES.test(numero) || /^0+$/.test(numero)) return 'forma'
  if (doCampo !== (estado === 'SP' && forma.tamanho === 13)) return 'forma'
  if (forma.prefixo && !forma.prefixo.test(numero)) return 'prefixo'
  return forma.certo(numero) === numero ? null : 'digito'
}
