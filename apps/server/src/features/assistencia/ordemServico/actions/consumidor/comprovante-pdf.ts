import { formatInstant } from '@app/rules/casca/tempo'
import { buffer } from 'node:stream/consumers'
import type { EvidenciaRow } from '../../store/comprovante.ts'

const MARGEM = 56
const LARGURA = 595.28 - 2 * MARGEM

/** What the PDF's own letters do not have. */
const writable = (text: string): string =>
  text.replaceAll('−', '-').replaceAll(/[^\x20-\x7e\u00a0-\u00ff\n•–—‘’“”…€]/g, '?')

const respostaDe = ({ resposta, recusadas }: EvidenciaRow): string => {
  if (resposta === 'REPROVADO') return 'Orçamento recusado'
  return recusadas.length === 0
    ? 'Orçamento aprovado por inteiro'
    : `Orçamento aprovado, sem: ${recusadas.join('; ')}`
}

const meioDe = ({ por, registradoPor, endereco, navegador }: EvidenciaRow): string =>
  por === 'POSTO'
    ? `Registrada no posto por ${registradoPor ?? 'uma pessoa do posto'}, sobre a palavra do consumidor`
    : ['Pelo link do consumidor', endereco, navegador].filter(Boolean).join(', ')

const fatosDe = (evidencia: EvidenciaRow, zona: string): (readonly [string, string])[] => [
  ['Resposta', respostaDe(evidencia)],
  ...(evidencia.motivo === null ? [] : [['Motivo', evidencia.motivo] as const]),
  ['Quem respondeu', evidencia.nome],
  ...(evidencia.documento === null ? [] : [['Documento', evidencia.documento] as const]),
  ['Quando', `${formatInstant(evidencia.em, zona)} (${zona})`],
  ['Como', meioDe(evidencia)],
  ['SHA-256 do que foi mostrado', evidencia.sha256],
]

/**
 * The evidence of an answer as a PDF: what was shown word for word, what was answered, when, by whom. Nothing of it
 * depends on when it is made, so the same answer gives the same file.
 */
export const drawComprovante = async (
  evidencia: EvidenciaRow,
  { zona, conferir, assinatura }: { zona: string; conferir: string; assinatura: Buffer | null },
): Promise<Buffer> => {
  const { default: Pdf } = await import('pdfkit')
  const titulo = `Comprovante de ${evidencia.resposta === 'APROVADO' ? 'aprovação' : 'resposta'} da OS ${evidencia.numero}/${evidencia.ano}`
  const pdf = new Pdf({
    size: 'A4',
    margin: MARGEM,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: titulo, CreationDate: evidencia.em, ModDate: evidencia.em },
  })
  const bytes = buffer(pdf)
  const heading = (text: string) =>
    pdf.moveDown().font('Helvetica-Bold').fontSize(12).text(writable(text)).moveDown(0.3)
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(writable(`${evidencia.posto} · CNPJ ${evidencia.cnpj}`))
  pdf.moveDown(0.5).font('Helvetica-Bold').fontSize(18).text(writable(titulo))
  heading('O que foi respondido')
  for (const [nome, valor] of fatosDe(evidencia, zona))
    pdf
      .font('Helvetica-Bold')
      .fontSize(10)
      .text(`${nome}: `, { continued: true })
      .font('Helvetica')
      .text(writable(valor), { width: LARGURA })
  if (assinatura) pdf.moveDown(0.5).image(assinatura, { fit: [220, 80] })
  heading('O que foi mostrado')
  pdf.font('Helvetica').fontSize(10).text(writable(evidencia.mostrado), { width: LARGURA, lineGap: 2 })
  heading('Como conferir')
  pdf
    .font('Helvetica')
    .fontSize(10)
    .text(
      writable(`Em ${conferir}, envie este arquivo: a página diz se ele é o que foi emitido, sem mudança.`),
    )
  pdf.end()
  return bytes
}
