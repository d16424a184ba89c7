import { buffer } from 'node:stream/consumers'
import { writable } from '../../../../../platform/files/pdf-text.ts'

const MARGEM = 56
const LARGURA = 595.28 - 2 * MARGEM

/** A name and what stands for it. */
export type Fato = readonly [string, string]

/**
 * An A4 paper of the product's plain form: whose it is, its title, then what is written. Nothing of it depends on when
 * it is made, so the same facts give the same file.
 */
export const startPapel = async ({ cabeca, titulo, em }: { cabeca: string; titulo: string; em: Date }) => {
  const { default: Pdf } = await import('pdfkit')
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGEM,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: titulo, CreationDate: em, ModDate: em },
  })
  const bytes = buffer(pdf)
  const plain = () => pdf.font('Helvetica').fontSize(10)
  const text = (words: string) => plain().text(writable(words), { width: LARGURA, lineGap: 2 })
  text(cabeca)
  pdf.moveDown(0.5).font('Helvetica-Bold').fontSize(18).text(writable(titulo))
  return {
    heading: (words: string) =>
      pdf.moveDown().font('Helvetica-Bold').fontSize(12).text(writable(words)).moveDown(0.3),
    text,
    facts: (fatos: readonly Fato[]) => {
      for (const [nome, valor] of fatos)
        pdf
          .font('Helvetica-Bold')
          .fontSize(10)
          .text(`${nome}: `, { continued: true })
          .font('Helvetica')
          .text(writable(valor), { width: LARGURA })
    },
    list: (linhas: readonly string[]) => {
      for (const linha of linhas) text(`• ${linha}`)
    },
    signature: (imagem: Buffer | null) => {
      if (imagem) pdf.moveDown(0.5).image(imagem, { fit: [220, 80] })
    },
    end: (): Promise<Buffer> => {
      pdf.end()
      return bytes
    },
  }
}
