import { ParseOption, XmlC14NMode, XmlDocument, XmlElement, type XmlNode } from 'libxml2-wasm'
import { NS_NFE } from '@app/rules/armazem/nota'
import { refuse } from './recusa.ts'

const NAMESPACES = { n: NS_NFE, d: 'http://www.w3.org/2000/09/xmldsig#' }

/** Documents that were opened for one file: the parser holds their memory, which no garbage collector frees. */
export type Abertos = XmlDocument[]

/** Parses the scanned text as UTF-8, whatever it declares. */
export const openXml = (texto: string, abertos: Abertos): XmlDocument => {
  try {
    const document = XmlDocument.fromBuffer(Buffer.from(texto, 'utf8'), {
      encoding: 'utf-8',
      option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
    })
    abertos.push(document)
    return document
  } catch {
    return refuse('E_XML')
  }
}

const isElement = (node: XmlNode | null): node is XmlElement => node instanceof XmlElement

/** First element at an XPath of the prefixes n (NF-e) and d (XMLDSig). */
export const firstOf = (de: XmlElement, caminho: string): XmlElement | undefined => {
  const node = de.get(caminho, NAMESPACES)
  return isElement(node) ? node : undefined
}

export const allOf = (de: XmlElement, caminho: string): XmlElement[] =>
  de.find(caminho, NAMESPACES).filter(isElement)

export const contentOf = (de: XmlElement, caminho: string): string | undefined =>
  de.get(caminho, NAMESPACES)?.content

const MODOS = { inclusivo: XmlC14NMode.XML_C14N_1_0, exclusivo: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 } as const

const canonicalize = (document: XmlDocument, options: Parameters<XmlDocument['canonicalize']>[1]): Buffer => {
  const parts: Buffer[] = []
  try {
    document.canonicalize(
      {
        // The buffer is a view on the parser's memory, so it is copied before the next write changes it.
        write: (bytes) => parts.push(Buffer.from(bytes)) && bytes.byteLength,
        close: () => true,
      },
      options,
    )
  } catch {
    return refuse('E_NAMESPACE')
  }
  return Buffer.concat(parts)
}

/** Namespaces in force at an element, as canonical XML writes them: the default one first, then by prefix. */
const declaracoes = ({ namespaces }: XmlElement): string =>
  Object.entries(namespaces)
    .filter(([prefix, uri]) => uri !== '' && prefix !== 'xml')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    // libxml2 writes addresses unescaped, and it refuses one that holds a quote or a '<'.
    .map(([prefix, uri]) => ` xmlns${prefix && `:${prefix}`}="${uri}"`)
    .join('')

/** Canonical bytes of whole documents, computed once. */
const inteiros = new WeakMap<XmlDocument, Buffer>()

const inteiro = (document: XmlDocument): Buffer => {
  const made = inteiros.get(document) ?? canonicalize(document, { mode: MODOS.inclusivo })
  inteiros.set(document, made)
  return made
}

/**
 * Cuts an element out of the canonical document. The result equals its own canonical form, except for namespaces that
 * were declared above it. It is used only in clear cases: the only element of its name, without own declarations,
 * without a processing instruction (the only place where a '<' starts no tag), and without other inherited attributes
 * (`xml:`).
 */
const cutOut = (element: XmlElement): Buffer | undefined => {
  if (Object.keys(element.nsDeclarations).length > 0) return undefined
  const all = inteiro(element.doc)
  const name = element.prefix ? `${element.prefix}:${element.name}` : element.name
  const starts = [`<${name} `, `<${name}>`].flatMap((tag) => [all.indexOf(tag), all.lastIndexOf(tag)])
  const [start, ...others] = [...new Set(starts)].filter((at) => at >= 0)
  if (start === undefined || others.length > 0 || all.includes('<?') || all.includes(' xml:'))
    return undefined
  const end = all.indexOf(`</${name}>`, start)
  const head = Buffer.from(`<${name}${declaracoes(element)}`)
  return Buffer.concat([
    head,
    all.subarray(start + 1 + Buffer.byteLength(name), end),
    Buffer.from(`</${name}>`),
  ])
}

/**
 * Canonical bytes of an element and everything below it. Canonical XML has no relative namespaces, so such a file is
 * refused.
 */
export const canonico = (element: XmlElement, modo: keyof typeof MODOS = 'inclusivo'): Buffer =>
  (modo === 'inclusivo' ? cutOut(element) : undefined) ??
  // Equals element.canonicalize, which creates an object for every node and takes a third of the time of a reading.
  canonicalize(element.doc, { mode: MODOS[modo], nodeSet: new Set([element]) })
