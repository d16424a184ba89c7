import type { Medida, Resolucao } from '@app/contract/armazem/impressos'

/** A block of a label, from the top down; heights are millimetres. */
type Bloco =
  | { tipo: 'texto'; texto: string; altura: number; linhas?: number; direita?: string }
  | { tipo: 'barras'; texto: string; altura: number }
  | { tipo: 'qr'; texto: string; altura: number; ao?: readonly string[] }

type Papel = { medida: Medida; resolucao: Resolucao }

const MM_PER_INCH = 25.4
const MARGEM_MM = 3
const ENTRE_MM = 1.5
/** Thinner bars are not read by hand; a code that needs them is printed as a QR code. */
const BARRA_MM = 0.25

/** Any character may stand in a field: those that ZPL reads as commands are written as their code. */
const field = (texto: string): string =>
  texto.replace(/[\\^~_]/g, (char) => `_${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** Modules of a CODE-128: start, check and stop, and a symbol for each character or for each pair of digits. */
const code128Modules = (texto: string): number => {
  const symbols = /^\d+$/.test(texto) ? Math.ceil(texto.length / 2) + (texto.length % 2) : texto.length
  return 11 * (symbols + 2) + 13
}

/** The fewest modules of a side of a QR code with this many bytes at level M, by version. */
const QR_BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213] as const
const qrModules = (texto: string): number => {
  const bytes = new TextEncoder().encode(texto).length
  const version = QR_BYTES.findIndex((most) => bytes <= most) + 1
  return 17 + 4 * (version || QR_BYTES.length)
}

/** The largest module, in dots, with which a code fits; at least one dot. */
const moduleFor = (dots: number, modules: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(dots / modules)))

/** Words and codes of less than half their height are read by nobody. */
const ESCALA_MINIMA = 0.5

/** How much smaller the blocks are printed, so that the code, which stands last, fits the label too. */
const escalaDe = (blocos: readonly Bloco[], { altura }: Medida): number => {
  const wanted = blocos.reduce(
    (sum, bloco) => sum + bloco.altura * (bloco.tipo === 'texto' ? (bloco.linhas ?? 1) : 1),
    0,
  )
  const free = altura - 2 * MARGEM_MM - ENTRE_MM * (blocos.length - 1)
  return Math.max(ESCALA_MINIMA, Math.min(1, free / wanted))
}

/**
 * A label for thermal printers in ZPL II. Blocks stand below each other, smaller where the label is low; what no longer
 * fits is left out, so that nothing is printed over the edge.
 */
export const zplDe = (blocos: readonly Bloco[], { medida, resolucao }: Papel, copias = 1): string => {
  const dots = (mm: number) => Math.round((mm * resolucao) / MM_PER_INCH)
  const escala = escalaDe(blocos, medida)
  /** Of what becomes smaller with the blocks; rounded down, so that the sum still fits. */
  const scaled = (mm: number) => Math.floor((mm * escala * resolucao) / MM_PER_INCH)
  const left = dots(MARGEM_MM)
  const width = dots(medida.largura) - 2 * left
  const bottom = dots(medida.altura - MARGEM_MM)
  const one = (bloco: Bloco, top: number): string => {
    const size = scaled(bloco.altura)
    const at = `^FO${left},${top}`
    if (bloco.tipo === 'texto') {
      const text = (words: string, align: 'L' | 'R') =>
        `${at}^A0N,${size},${size}^FB${width},${bloco.linhas ?? 1},0,${align}^FH^FD${field(words)}^FS`
      return text(bloco.texto, 'L') + (bloco.direita === undefined ? '' : text(bloco.direita, 'R'))
    }
    if (bloco.tipo === 'barras') {
      const module = moduleFor(width, code128Modules(bloco.texto), dots(0.5))
      if (module >= dots(BARRA_MM))
        return `${at}^BY${module}^BCN,${size - scaled(4)},Y,N,N,A^FH^FD${field(bloco.texto)}^FS`
    }
    const module = moduleFor(size, qrModules(bloco.texto), 10)
    const beside = left + size + dots(2)
    const words = (bloco.tipo === 'qr' ? (bloco.ao ?? []) : []).map(
      (line, index) =>
        `^FO${beside},${top + index * scaled(7)}^A0N,${scaled(5)},${scaled(5)}^FB${width - size - dots(2)},1,0,L^FH^FD${field(line)}^FS`,
    )
    return `${at}^BQN,2,${module}^FH^FDMA,${field(bloco.texto)}^FS${words.join('')}`
  }
  const fields: string[] = []
  let top = left
  for (const bloco of blocos) {
    const height = scaled(bloco.altura) * (bloco.tipo === 'texto' ? (bloco.linhas ?? 1) : 1)
    if (top + height > bottom) break
    fields.push(one(bloco, top))
    top += height + dots(ENTRE_MM)
  }
  return [
    '^XA^CI28',
    `^PW${dots(medida.largura)}^LL${dots(medida.altura)}`,
    ...fields,
    `^PQ${copias}`,
    '^XZ',
    '',
  ].join('\n')
}
