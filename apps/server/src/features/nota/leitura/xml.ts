import { ParseOption, XmlC14NMode, XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm'
import { NS_NFE } from '@app/rules/nota'
import { recusar } from './recusa.ts'

const NAMESPACES = { n: NS_NFE, d: 'http://www.w3.org/2000/09/xmldsig#' }

/** Documents opened for one file: their memory is the parser's own, which no collector frees. */
export type Abertos = XmlDocument[]

/** The text that was looked through, parsed as UTF-8 whatever it declares. */
export const abrir = (texto: string, abertos: Abertos): XmlDocument => {
  try {
    const document = XmlDocument.fromBuffer(Buffer.from(texto, 'utf8'), {
      encoding: 'utf-8',
      option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
    })
    abertos.push(document)
    return document
  } catch {
    return recusar('E_XML')
  }
}

const isElement = (node: XmlNode | null): node is XmlElement => node instanceof XmlElement

/** First element at an XPath of the prefixes n (NF-e) and d (XMLDSig). */
export const primeiro = (de: XmlElement, caminho: string): XmlElement | undefined => {
  const node = de.get(caminho, NAMESPACES)
  return isElement(node) ? node : undefined
}

export const todos = (de: XmlElement, caminho: string): XmlElement[] =>
  de.find(caminho, NAMESPACES).filter(isElement)

export const conteudo = (de: XmlElement, caminho: string): string | undefined =>
  de.get(caminho, NAMESPACES)?.content

const MODOS = { inclusivo: XmlC14NMode.XML_C14N_1_0, exclusivo: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 } as const

/** Canonical bytes of an element and all below it. Canonical XML has no relative namespaces: such a file is refused. */
export const canonico = (element: XmlElement, modo: keyof typeof MODOS = 'inclusivo'): Buffer => {
  const parts: Buffer[] = []
  try {
    // As element.canonicalize, which makes an object of every node of the document: a third of the time of a reading.
    element.doc.canonicalize(
      {
        // The buffer is a window on the parser's memory: copied before the next write moves it.
        write: (bytes) => parts.push(Buffer.from(bytes)) && bytes.byteLength,
        close: () => true,
      },
      { mode: MODOS[modo], nodeSet: new Set([element]) },
    )
  } catch {
    return recusar('E_NAMESPACE')
  }
  return Buffer.concat(parts)
}
