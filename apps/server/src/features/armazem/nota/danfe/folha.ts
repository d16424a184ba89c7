import type { Campo } from '@app/rules/armazem/danfe'
import bwip from 'bwip-js/generic'
import { writable } from '../../../../platform/files/pdf-text.ts'

type Pdf = PDFKit.PDFDocument

const MM = 72 / 25.4
export const MARGEM = 12 * MM
export const LARGURA = 210 * MM - 2 * MARGEM
/** Below this line stands what is at the foot of every sheet. */
const FIM = 297 * MM - MARGEM - 5 * MM
const COLUNAS = 4
const RESPIRO = 1.4 * MM
const FINA = 0.5

type Letra = { forte?: boolean; tamanho: number; cor?: string; align?: 'left' | 'right' | 'center' }

/** What a sheet is drawn with: text in boxes, from above downwards, on as many pages as it takes. */
export const startFolha = (pdf: Pdf) => {
  let y = MARGEM
  const use = ({ forte = false, tamanho, cor = '#000' }: Letra) =>
    pdf
      .font(forte ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(tamanho)
      .fillColor(cor)
  const heightOf = (texto: string, width: number, letra: Letra) =>
    texto === '' ? 0 : use(letra).heightOfString(writable(texto), { width })
  const write = (texto: string, x: number, at: number, width: number, letra: Letra): number => {
    if (texto === '') return at
    use(letra).text(writable(texto), x, at, { width, align: letra.align ?? 'left' })
    return at + heightOf(texto, width, letra)
  }
  const line = (at: number, width = FINA) =>
    pdf
      .lineWidth(width)
      .moveTo(MARGEM, at)
      .lineTo(MARGEM + LARGURA, at)
      .stroke('#000')
  /** Begins a page when so much does not fit on this one; says whether it did. */
  const room = (height: number): boolean => {
    if (y + height <= FIM) return false
    pdf.addPage()
    y = MARGEM
    return true
  }
  const barras = (texto: string, x: number, at: number, width: number, height: number) => {
    const [code] = bwip.raw('code128', texto)
    if (!code || !('sbs' in code)) return
    const unit = width / code.sbs.reduce((sum, bar) => sum + bar, 0)
    let from = x
    for (const [index, bar] of code.sbs.entries()) {
      if (index % 2 === 0) pdf.rect(from, at, bar * unit, height)
      from += bar * unit
    }
    pdf.fill('#000')
  }

  const ROTULO: Letra = { tamanho: 5.5, cor: '#333' }
  const quadroRow = (row: readonly Campo[]) => {
    const unit = LARGURA / COLUNAS
    const widthOf = ({ largo }: Campo) => (largo ? 2 : 1) * unit - 2 * RESPIRO
    const letraOf = ({ forte = false }: Campo): Letra => ({ tamanho: 8, forte })
    const height = Math.max(
      ...row.map((one) => 6.5 + heightOf(one.texto, widthOf(one), letraOf(one)) + 2 * RESPIRO),
    )
    room(height)
    let x = MARGEM
    for (const one of row) {
      const box = (one.largo ? 2 : 1) * unit
      pdf.lineWidth(FINA).rect(x, y, box, height).stroke('#666')
      write(one.rotulo, x + RESPIRO, y + RESPIRO, widthOf(one), ROTULO)
      write(one.texto, x + RESPIRO, y + RESPIRO + 6.5, widthOf(one), letraOf(one))
      x += box
    }
    y += height
  }

  return {
    pdf,
    get y() {
      return y
    },
    down: (height: number) => void (y += height),
    room,
    write,
    heightOf,
    line,
    barras,
    titulo: (texto: string) => {
      room(14 * MM)
      y = write(texto, MARGEM, y + 2 * MM, LARGURA, { tamanho: 7.5, forte: true }) + 0.6 * MM
    },
    /** Boxes beside each other while they fit into the four columns. */
    quadro: (campos: readonly Campo[]) => {
      let row: Campo[] = []
      let used = 0
      for (const one of campos) {
        const wide = one.largo ? 2 : 1
        if (used + wide > COLUNAS) {
          quadroRow(row)
          row = []
          used = 0
        }
        row.push(one)
        used += wide
      }
      if (row.length > 0) quadroRow(row)
    },
    /** A text that may be longer than a page, line after line. */
    texto: (texto: string, letra: Letra) => {
      for (const paragraph of texto.split('\n')) {
        room(heightOf('X', LARGURA, letra))
        use(letra).text(writable(paragraph) || ' ', MARGEM, y, { width: LARGURA })
        ;({ y } = pdf)
      }
    },
  }
}
export type Folha = ReturnType<typeof startFolha>
