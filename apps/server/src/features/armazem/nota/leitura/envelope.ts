import { gunzipSync } from 'node:zlib'
import { readCancelamento, reconhecer, type CodigoRecusa, type Elemento } from '@app/rules/armazem/nota'
import type { XmlElement } from 'libxml2-wasm'
import { lerArvore } from './arvore.ts'
import { decodificar } from './bytes.ts'
import { LIMITES } from './limites.ts'
import { NotaRecusada, recusar } from './recusa.ts'
import { varrer } from './varredura.ts'
import { abrir, canonico, conteudo, primeiro, todos, type Abertos } from './xml.ts'

/** A note where it stands in its file, with what stands beside it. */
export type NotaAberta = { nfe: XmlElement; infProt: Elemento | undefined; eventos: Elemento[] }

const EVENTO = './/n:retEvento/n:infEvento'

const arvoreDe = (element: XmlElement): Elemento => lerArvore(canonico(element, 'exclusivo').toString('utf8'))

const emProc = (proc: XmlElement): NotaAberta[] => {
  const infProt = primeiro(proc, 'n:protNFe/n:infProt')
  const eventos = todos(proc, EVENTO).map(arvoreDe)
  return todos(proc, 'n:NFe').map((nfe) => ({ nfe, infProt: infProt && arvoreDe(infProt), eventos }))
}

const soltas = (elements: XmlElement[]): NotaAberta[] =>
  elements.map((nfe) => ({ nfe, infProt: undefined, eventos: [] }))

/** What is inside a SOAP envelope: the first note or batch; else what the body holds is refused by its name. */
const emSoap = (envelope: XmlElement, abertos: Abertos): NotaAberta[] => {
  const within = primeiro(envelope, './/n:nfeProc|.//n:enviNFe|.//n:retDistDFeInt|.//n:NFe')
  const body = primeiro(envelope, "*[local-name()='Body']/*")
  if (within) return acharNotas(within, abertos)
  const found = body && reconhecer(body.name, body.namespaceUri)
  return found && 'recusa' in found
    ? recusarDocumento(found.recusa, body)
    : recusar('E_DESCONHECIDO', { elemento: 'Envelope' })
}

const abrirBytes = (bytes: Uint8Array, abertos: Abertos): XmlElement => {
  const { texto } = decodificar(bytes)
  varrer(texto)
  return abrir(texto, abertos).root
}

type Saldo = { bytes: number }

/** base64 and gzip, within what is left of the limit for the whole file. */
const descompactar = (docZip: XmlElement, left: Saldo): Buffer => {
  try {
    const bytes = gunzipSync(Buffer.from(docZip.content, 'base64'), {
      maxOutputLength: Math.max(1, left.bytes),
    })
    left.bytes -= bytes.byteLength
    return bytes
  } catch (error) {
    return error instanceof RangeError
      ? recusar('E_TAMANHO', { limite: LIMITES.megabytes })
      : recusar('E_XML')
  }
}

/** SEFAZ's distribution: whole notes are taken, summaries left; an event in it cancels the note beside it. */
const emDistribuicao = (retorno: XmlElement, abertos: Abertos): NotaAberta[] => {
  const left = { bytes: LIMITES.bytes }
  const zips = todos(retorno, 'n:loteDistDFeInt/n:docZip')
  const roots = zips.map((zip) => abrirBytes(descompactar(zip, left), abertos))
  const eventos = roots.flatMap((root) => todos(root, EVENTO)).map(arvoreDe)
  const notas = roots.flatMap((root) => {
    const found = reconhecer(root.name, root.namespaceUri)
    const isNota = 'envelope' in found && (found.envelope === 'nfeProc' || found.envelope === 'NFe')
    return isNota ? acharNotas(root, abertos) : []
  })
  if (notas.length === 0) recusar('E_RESUMO')
  return notas.map((nota) => ({ ...nota, eventos: [...nota.eventos, ...eventos] }))
}

/** An event names the note it is about; a registered cancellation is handed on, to mark a stored note. */
const recusarEvento = (root: XmlElement): never => {
  const [cancelamento] = todos(root, EVENTO).flatMap((evento) => readCancelamento(arvoreDe(evento)) ?? [])
  const chave = conteudo(root, './/n:chNFe')
  throw new NotaRecusada({
    tipo: 'recusa',
    codigo: 'E_EVENTO',
    params: { evento: conteudo(root, './/n:descEvento|.//n:xEvento') ?? root.name },
    ...(chave !== undefined && { chave }),
    ...(cancelamento && { cancelamento }),
  })
}

const recusarDocumento = (codigo: CodigoRecusa, root: XmlElement): never =>
  codigo === 'E_EVENTO' ? recusarEvento(root) : recusar(codigo, { elemento: root.name })

/** Every note below an element whose root decides what it is. */
export const acharNotas = (root: XmlElement, abertos: Abertos): NotaAberta[] => {
  const found = reconhecer(root.name, root.namespaceUri)
  if ('recusa' in found) return recusarDocumento(found.recusa, root)
  switch (found.envelope) {
    case 'soap':
      return emSoap(root, abertos)
    case 'retDistDFeInt':
      return emDistribuicao(root, abertos)
    case 'nfeProc':
      return emProc(root)
    case 'enviNFe':
      return soltas(todos(root, 'n:NFe'))
    case 'NFe':
      return soltas([root])
  }
}
