import type { Elemento } from './elemento.ts'
import type { Aviso, EsquemaNota } from './types.ts'

const NAMES = String.raw`'(?:\{[^}]*\})?([^']+)'`
type Traducao = readonly [RegExp, (...found: string[]) => string]

const names = (expected: string): string =>
  expected
    .split(',')
    .map((name) => name.replaceAll(/\{[^}]*\}|\s|\)|\(/g, ''))
    .slice(0, 4)
    .join(', ')

/** Portuguese texts for libxml2's schema messages. The first pattern that matches is used. */
const TRADUCOES: readonly Traducao[] = [
  [
    /not expected\. Expected is (?:one of )?\((.*)\)/,
    (expected) => `está fora de lugar ou não existe neste leiaute; aqui se espera ${names(expected)}`,
  ],
  [/This element is not expected/, () => 'está fora de lugar ou não existe neste leiaute'],
  [
    /Missing child element\(s\)\. Expected is (?:one of )?\((.*)\)/,
    (expected) => `está incompleto: falta ${names(expected)}`,
  ],
  [
    /\[facet 'enumeration'\] The value '([^']*)'/,
    (value) => `tem o valor “${value}”, que não é um dos aceitos`,
  ],
  [
    /\[facet '(?:maxLength|minLength|length)'\] The value '([^']*)'/,
    (value) => `tem o valor “${value}”, de tamanho não aceito`,
  ],
  [
    /\[facet '(?:maxLength|minLength|length)'\] The value has a length of '(\d+)'/,
    (length) => `tem ${length} caracteres, tamanho não aceito`,
  ],
  [
    /\[facet '[^']+'\] The value '([^']*)'/,
    (value) => `tem o valor “${value}”, que não está no formato aceito`,
  ],
  [/'([^']*)' is not a valid value/, (value) => `tem o valor “${value}”, que não está no formato aceito`],
  [/Duplicate key-sequence \['([^']*)'\]/, (value) => `repete o número ${value}`],
  [/The attribute '([^']+)' is required but missing/, (name) => `não tem o atributo ${name}`],
  [
    /The attribute '([^']+)' is not allowed/,
    (name) => `tem o atributo ${name}, que não existe neste leiaute`,
  ],
  [/Element content is not allowed/, () => 'contém outro elemento, o que não é aceito'],
]

/** The parser's message in Portuguese, with the element that it is about: “NCM tem o valor “3304”, …”. */
export const translateXsd = (message: string): { elemento: string | null; mensagem: string } => {
  const elemento = new RegExp(`Element ${NAMES}`).exec(message)?.[1] ?? null
  const subject = elemento ? `o campo ${elemento}` : 'a nota'
  for (const [pattern, say] of TRADUCOES) {
    const found = pattern.exec(message)
    if (found) return { elemento, mensagem: `${subject} ${say(...found.slice(1))}.` }
  }
  return { elemento, mensagem: `${subject} não segue o leiaute.` }
}

const LETRAS = /^[0-9A-Z]*[A-Z][0-9A-Z]*\d{2}$/

/**
 * Whether a CNPJ of the note, or a chave that it names, has letters: schemas older than the alphanumeric CNPJ cannot
 * judge such a note (NT 2026.004).
 */
export const hasLetras = ({ nome, texto, atributos: { Id: id }, filhos }: Elemento): boolean =>
  ((nome === 'refNFe' || nome.startsWith('CNPJ')) && LETRAS.test(texto)) ||
  (id !== undefined && LETRAS.test(id.slice(3))) ||
  filhos.some(hasLetras)

/**
 * Schema check (XSD): a failure warns with the first message; a note that the schema could not judge gets a notice
 * (FACTS §7).
 */
export const warnEsquema = ({ resultado, versao, mensagem }: EsquemaNota): Aviso[] => {
  switch (resultado) {
    case 'ok':
      return []
    case 'naoJulgada':
      return [{ codigo: 'I_XSD_NAO_JULGADA', params: { versao } }]
    case 'falha':
      return [{ codigo: 'W_XSD', params: { versao, mensagem: mensagem ?? '' } }]
  }
}
