/** One byte per character, as in the font's WinAnsiEncoding; characters that would end the text are escaped. */
const literal = (text: string): string => `(${text.replaceAll(/[\\()]/g, (character) => `\\${character}`)})`

/** A PDF of these objects; the first of them is its catalogue. */
export const pdfFile = (objects: readonly string[], trailer = ''): Buffer => {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = file.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const FONTE = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

const contentOf = (lines: readonly string[]): string =>
  `BT /F1 14 Tf 20 TL 72 770 Td\n${lines.map((line) => `${literal(line)} Tj T*`).join('\n')}\nET`

/** Pages of text as a PDF that any reader opens: the demo's papers. */
export const pdfOf = (...pages: (readonly string[])[]): Buffer => {
  // The page is object 4, 6, 8 …, its text the next one.
  const own = pages.flatMap((lines, at) => {
    const content = contentOf(lines)
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]
  })
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    FONTE,
    ...own,
  ])
}
