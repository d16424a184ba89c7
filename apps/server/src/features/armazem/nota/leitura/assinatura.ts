import { createHash, verify, X509Certificate } from 'node:crypto'
import type { Assinatura } from '@app/rules/armazem/nota'
import type { XmlElement } from 'libxml2-wasm'
import { NotaRecusada } from './recusa.ts'
import { openXml, canonico, contentOf, firstOf, allOf, type Abertos } from './xml.ts'

/** The only algorithms that the official schema admits (xmldsig-core-schema_v1.01.xsd). */
const ALGORITMOS = {
  'd:CanonicalizationMethod': 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'd:SignatureMethod': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  'd:Reference/d:DigestMethod': 'http://www.w3.org/2000/09/xmldsig#sha1',
} as const
const TRANSFORMACOES = [
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
]

type Resultado = Assinatura['resultado']

export type Verificada = {
  assinatura: Assinatura
  /** As the signature states it. */
  digestDeclarado: string | null
  /** Computed from the note. */
  digestValue: string
}

const bare = (base64: string | undefined): string => (base64 ?? '').replaceAll(/\s/g, '')

const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('base64')

const isLayoutAlgorithm = (signedInfo: XmlElement): boolean =>
  Object.entries(ALGORITMOS).every(([path, name]) => contentOf(signedInfo, `${path}/@Algorithm`) === name) &&
  allOf(signedInfo, 'd:Reference').length === 1 &&
  allOf(signedInfo, 'd:Reference/d:Transforms/d:Transform')
    .map((transform) => transform.attr('Algorithm')?.value)
    .join(' ') === TRANSFORMACOES.join(' ')

type Certificado = Pick<X509Certificate, 'publicKey' | 'subject' | 'issuer' | 'validFrom' | 'validTo'>

/** Reads all needed fields at once, because a damaged certificate may fail at any of them. */
const readCertificado = (nfe: XmlElement): Certificado | undefined => {
  const base64 = bare(contentOf(nfe, 'd:Signature/d:KeyInfo/d:X509Data/d:X509Certificate'))
  try {
    const { publicKey, subject, issuer, validFrom, validTo } = new X509Certificate(
      Buffer.from(base64, 'base64'),
    )
    return { publicKey, subject, issuer, validFrom, validTo }
  } catch {
    return undefined
  }
}

const field = (name: string, of: string | undefined): string | null =>
  new RegExp(String.raw`(?:^|\n)${name}=(.*)`).exec(of ?? '')?.[1] ?? null

/** ICP-Brasil writes 'NOME:CNPJ' into the common name. */
const DOCUMENTO = /[:\s]+([0-9A-Z]{12}\d{2}|\d{11})$/

const iso = (text: string): string | null => {
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : new Date(instant).toISOString()
}

const describe = (resultado: Resultado, certificado: Certificado | undefined): Assinatura => {
  const commonName = field('CN', certificado?.subject)
  return {
    resultado,
    titular: commonName?.replace(DOCUMENTO, '') ?? null,
    documento: DOCUMENTO.exec(commonName ?? '')?.[1] ?? null,
    emissor: field('CN', certificado?.issuer) ?? field('O', certificado?.issuer),
    validoDe: certificado ? iso(certificado.validFrom) : null,
    validoAte: certificado ? iso(certificado.validTo) : null,
  }
}

const isSigned = (signedInfo: XmlElement, nfe: XmlElement, { publicKey }: Certificado): boolean => {
  const value = Buffer.from(bare(contentOf(nfe, 'd:Signature/d:SignatureValue')), 'base64')
  try {
    return verify('RSA-SHA1', canonico(signedInfo), publicKey, value)
  } catch {
    return false
  }
}

const judge = (
  nfe: XmlElement,
  infNFe: XmlElement,
  digest: string,
  certificado: Certificado | undefined,
): Resultado => {
  const signedInfo = firstOf(nfe, 'd:Signature/d:SignedInfo')
  if (!signedInfo) return 'ausente'
  if (!certificado) return 'certificado'
  if (!isLayoutAlgorithm(signedInfo)) return 'algoritmo'
  if (contentOf(signedInfo, 'd:Reference/@URI') !== `#${infNFe.attr('Id')?.value}`) return 'referencia'
  if (bare(contentOf(signedInfo, 'd:Reference/d:DigestValue')) !== digest) return 'digest'
  return isSigned(signedInfo, nfe, certificado) ? 'ok' : 'valor'
}

/**
 * The note alone in a document of its own, with only the namespaces that it uses; undefined when it cannot stand alone.
 */
const isolate = (
  nfe: XmlElement,
  abertos: Abertos,
): { nfe: XmlElement; infNFe: XmlElement; digest: string } | undefined => {
  try {
    const alone = openXml(canonico(nfe, 'exclusivo').toString('utf8'), abertos).root
    const infNFe = firstOf(alone, 'n:infNFe')
    return infNFe && { nfe: alone, infNFe, digest: sha1(canonico(infNFe)) }
  } catch (error) {
    if (error instanceof NotaRecusada) return undefined
    throw error
  }
}

/**
 * XMLDSig over exactly the element that is read (FACTS §7). It is checked in place first. If that fails, the note is
 * taken out of its envelope, because inclusive C14N includes the prefixes of a SOAP wrapper, which did not exist at
 * signing.
 */
export const verifyAssinatura = (
  nfe: XmlElement,
  infNFe: XmlElement,
  canonical: Buffer,
  abertos: Abertos,
): Verificada => {
  const certificado = readCertificado(nfe)
  const declared = bare(contentOf(nfe, 'd:Signature/d:SignedInfo/d:Reference/d:DigestValue'))
  const inPlace = sha1(canonical)
  const resultado = judge(nfe, infNFe, inPlace, certificado)
  const answer = (result: Resultado, digestValue: string): Verificada => ({
    assinatura: describe(result, certificado),
    digestDeclarado: declared === '' ? null : declared,
    digestValue,
  })
  if (resultado !== 'digest' && resultado !== 'valor') return answer(resultado, inPlace)
  const alone = isolate(nfe, abertos)
  return alone && judge(alone.nfe, alone.infNFe, alone.digest, certificado) === 'ok'
    ? answer('ok', alone.digest)
    : answer(resultado, inPlace)
}
