import { gunzipSync } from 'node:zlib'
import {
  readCancelamento,
  readEvento,
  recogniseDocumento,
  type CodigoRecusa,
  type Elemento,
} from '@app/rules/armazem/nota'
import type { XmlElement } from 'libxml2-wasm'
import { readArvore } from './arvore.ts'
import { decodeBytes } from './bytes.ts'
import { LIMITES } from './limites.ts'
import { NotaRecusada, refuse } from './recusa.ts'
import { scanText } from './varredura.ts'
import { openXml, canonico, contentOf, firstOf, allOf, type Abertos } from './xml.ts'

/** A note in its file, with the elements beside it. */
export type NotaAberta = { nfe: XmlElement; infProt: Elemento | undefined; eventos: Elemento[] }

const EVENTO = './/n:retEvento/n:infEvento'

const arvoreDe = (element: XmlElement): Elemento =>
  readArvore(canonico(element, 'exclusivo').toString('utf8'))

const emProc = (proc: XmlElement): NotaAberta[] => {
  const infProt = firstOf(proc, 'n:protNFe/n:infProt')
  const eventos = allOf(proc, EVENTO).map(arvoreDe)
  return allOf(proc, 'n:NFe').map((nfe) => ({ nfe, infProt: infProt && arvoreDe(infProt), eventos }))
}

const soltas = (elements: XmlElement[]): NotaAberta[] =>
  elements.map((nfe) => ({ nfe, infProt: undefined, eventos: [] }))

/** The contents of a SOAP envelope: the first note or batch; another content is refused by its name. */
const emSoap = (envelope: XmlElement, abertos: Abertos): NotaAberta[] => {
  const within = firstOf(envelope, './/n:nfeProc|.//n:enviNFe|.//n:retDistDFeInt|.//n:NFe')
  const body = firstOf(envelope, "*[local-name()='Body']/*")
  if (within) return findNotas(within, abertos)
  const found = body && recogniseDocumento(body.name, body.namespaceUri)
  return found && 'recusa' in found
    ? refuseDocumento(found.recusa, body)
    : refuse('E_DESCONHECIDO', { elemento: 'Envelope' })
}

const openBytes = (bytes: Uint8Array, abertos: Abertos): XmlElement => {
  const { texto } = decodeBytes(bytes)
  scanText(texto)
  return openXml(texto, abertos).root
}

type Saldo = { bytes: number }

/** base64 and gzip, within the remaining limit of the whole file. */
const unpack = (docZip: XmlElement, left: Saldo): Buffer => {
  try {
    const bytes = gunzipSync(Buffer.from(docZip.content, 'base64'), {
      maxOutputLength: Math.max(1, left.bytes),
    })
    left.bytes -= bytes.byteLength
    return bytes
  } catch (error) {
    return error instanceof RangeError ? refuse('E_TAMANHO', { limite: LIMITES.megabytes }) : refuse('E_XML')
  }
}

/** SEFAZ's distribution: whole notes are taken and summaries ignored; an event in it cancels the note beside it. */
const emDistribuicao = (retorno: XmlElement, abertos: Abertos): NotaAberta[] => {
  const left = { bytes: LIMITES.bytes }
  const zips = allOf(retorno, 'n:loteDistDFeInt/n:docZip')
  const roots = zips.map((zip) => openBytes(unpack(zip, left), abertos))
  const eventos = roots.flatMap((root) => allOf(root, EVENTO)).map(arvoreDe)
  const notas = roots.flatMap((root) => {
    const found = recogniseDocumento(root.name, root.namespaceUri)
    const isNota = 'envelope' in found && (found.envelope === 'nfeProc' || found.envelope === 'NFe')
    return isNota ? findNotas(root, abertos) : []
  })
  if (notas.length === 0) refuse('E_RESUMO')
  return notas.map((nota) => ({ ...nota, eventos: [...nota.eventos, ...eventos] }))
}

/** An event names its note; a registered one is passed on, to stand at a stored note. */
const refuseEvento = (root: XmlElement): never => {
  const pedido = firstOf(root, 'n:evento/n:infEvento')
  const registro = firstOf(root, 'n:retEvento/n:infEvento')
  const evento = readEvento(pedido && arvoreDe(pedido), registro && arvoreDe(registro))
  const [cancelamento] = allOf(root, EVENTO).flatMap((each) => readCancelamento(arvoreDe(each)) ?? [])
  const chave = contentOf(root, './/n:chNFe')
  throw new NotaRecusada({
    tipo: 'recusa',
    codigo: 'E_EVENTO',
    params: { evento: contentOf(root, './/n:descEvento|.//n:xEvento') ?? root.name },
    ...(chave !== undefined && { chave }),
    ...(cancelamento && { cancelamento }),
    ...(evento && { evento }),
  })
}

const refuseDocumento = (codigo: CodigoRecusa, root: XmlElement): never =>
  codigo === 'E_EVENTO' ? refuseEvento(root) : refuse(codigo, { elemento: root.name })

/** Every note below an element; its root decides what kind of file it is. */
export const findNotas = (root: XmlElement, abertos: Abertos): NotaAberta[] => {
  const found = recogniseDocumento(root.name, root.namespaceUri)
  if ('recusa' in found) return refuseDocumento(found.recusa, root)
  switch (found.envelope) {
    case 'soap':
      return emSoap(root, abertos)
    case 'retDistDFeInt':
      return emDistribuicao(root, abertos)
    case 'nfeProc':
      return emProc(root)
    case 'enviNFe':
      return soltas(allOf(root, 'n:NFe'))
    case 'NFe':
      return soltas([root])
  }
}
