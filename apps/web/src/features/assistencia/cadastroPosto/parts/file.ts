import type { DocumentoDigitado } from './draft.ts'

/** A chosen file as saves carry it; null where the browser cannot read it. */
export const readDocumento = (file: File): Promise<DocumentoDigitado> =>
  new Promise((resolve) => {
    const source = new FileReader()
    source.addEventListener('load', () => {
      const { result } = source
      const data = typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : ''
      resolve({ filename: file.name, length: file.size, data })
    })
    source.addEventListener('error', () => resolve(null))
    source.readAsDataURL(file)
  })
