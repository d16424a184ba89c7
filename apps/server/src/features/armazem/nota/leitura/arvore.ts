import { NS_NFE, type Elemento } from '@app/rules/armazem/nota'

type EmConstrucao = { nome: string; atributos: Record<string, string>; texto: string; filhos: EmConstrucao[] }
type Namespaces = ReadonlyMap<string, string>
/** `element` is undefined in another namespace. */
type Aberto = { element: EmConstrucao | undefined; namespaces: Namespaces }

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x9;': '\t',
  '&#xA;': '\n',
  '&#xD;': '\r',
}

/** The only references in canonical XML. */
const decode = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&[^;]*;/g, (reference) => CHARACTERS[reference] ?? reference) : text

const after = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from)
  if (at < 0) throw new Error(`no canonical XML: ${mark} is missing`)
  return at + mark.length
}

type Tag = { nome: string; atributos: [name: string, value: string][]; end: number }

const [BLANK, END] = [0x20, 0x3e]

/** A start tag after its '<': `name attribute="value" …>`, with one blank before each attribute. */
const readTag = (text: string, from: number): Tag => {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== BLANK && text.charCodeAt(at) !== END) at += 1
  const nome = text.slice(from, at)
  const atributos: Tag['atributos'] = []
  while (text.charCodeAt(at) === BLANK) {
    const value = after(text, '="', at)
    const end = after(text, '"', value)
    atributos.push([text.slice(at + 1, value - 2), decode(text.slice(value, end - 1))])
    at = end
  }
  return { nome, atributos, end: after(text, '>', at) }
}

const XMLNS = /^xmlns(?::|$)/

const withDeclared = (namespaces: Namespaces, atributos: Tag['atributos']): Namespaces => {
  if (atributos.length === 0) return namespaces
  const declared = atributos.filter(([name]) => XMLNS.test(name))
  return declared.length === 0
    ? namespaces
    : new Map([...namespaces, ...declared.map(([name, uri]) => [name.replace(XMLNS, ''), uri] as const)])
}

/** A new element, placed in its parent; undefined in another namespace, or within an element of another one. */
const open = ({ nome, atributos }: Tag, around: Aberto): Aberto => {
  const namespaces = withDeclared(around.namespaces, atributos)
  const colon = nome.indexOf(':')
  const prefix = colon < 0 ? '' : nome.slice(0, colon)
  if (!around.element || namespaces.get(prefix) !== NS_NFE) return { element: undefined, namespaces }
  const own = atributos.filter(([name]) => !name.includes(':') && name !== 'xmlns')
  const element = { nome: nome.slice(colon + 1), atributos: Object.fromEntries(own), texto: '', filhos: [] }
  around.element.filhos.push(element)
  return { element, namespaces }
}

/**
 * The elements of the NF-e namespace in a canonical text. The rules read exactly the text that was hashed: canonical
 * XML has no comments, CDATA, DOCTYPE or other quotes, so it cannot be read in two ways, and an element of another
 * namespace cannot pass for ours. The parser wrote the text, so a deviation is our own fault.
 */
export const readArvore = (canonico: string): Elemento => {
  const root: EmConstrucao = { nome: '', atributos: {}, texto: '', filhos: [] }
  const path: Aberto[] = [{ element: root, namespaces: new Map() }]
  let at = 0
  for (let tag = canonico.indexOf('<'); tag >= 0; tag = canonico.indexOf('<', at)) {
    const around = path.at(-1)
    if (!around) throw new Error('no canonical XML: an end without its beginning')
    if (around.element && tag > at) around.element.texto += decode(canonico.slice(at, tag))
    if (canonico[tag + 1] === '/') {
      path.pop()
      at = after(canonico, '>', tag)
    } else if (canonico[tag + 1] === '?') at = after(canonico, '?>', tag)
    else {
      const read = readTag(canonico, tag + 1)
      path.push(open(read, around))
      at = read.end
    }
  }
  const [first] = root.filhos
  if (!first || path.length > 1) throw new Error('no element of the NF-e namespace')
  return first
}
