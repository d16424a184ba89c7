import {
  comCodificacaoErrada,
  judgeNota,
  toOferecida,
  refusalOf,
  type Elemento,
  type Leitura,
  type NotaLida,
  type Recusa,
} from '@app/rules/armazem/nota'
import { readArvore } from './arvore.ts'
import { verifyAssinatura } from './assinatura.ts'
import { decodeBytes, rereadAsUtf8 } from './bytes.ts'
import { findNotas, type NotaAberta } from './envelope.ts'
import type { Esquemas } from './esquemas.ts'
import { NotaRecusada, refuse } from './recusa.ts'
import { scanText } from './varredura.ts'
import { openXml, canonico, firstOf, type Abertos } from './xml.ts'

type Julgada = { infNFe: Elemento; leitura: NotaLida | Recusa }

const readOne = ({ nfe, ...beside }: NotaAberta, esquemas: Esquemas, abertos: Abertos): Julgada => {
  const element = firstOf(nfe, 'n:infNFe')
  if (!element) return refuse('E_DESCONHECIDO', { elemento: nfe.name })
  const canonical = canonico(element)
  const infNFe = readArvore(canonical.toString('utf8'))
  const recusa = refusalOf({ infNFe, ...beside })
  if (recusa) return { infNFe, leitura: recusa }
  const provas = verifyAssinatura(nfe, element, canonical, abertos)
  const esquema = esquemas.validate(nfe, infNFe)
  return { infNFe, leitura: judgeNota({ infNFe, ...beside }, { ...provas, esquema }) }
}

const toLeitura = (leitura: NotaLida | Recusa): Leitura =>
  'tipo' in leitura ? leitura : { tipo: 'nota', nota: leitura }

const isOf = (chave: string) => (nota: NotaAberta) =>
  firstOf(nota.nfe, 'n:infNFe')?.attr('Id')?.value === `NFe${chave}`

const readText = (texto: string, nota: string | undefined, esquemas: Esquemas): Leitura => {
  const abertos: Abertos = []
  try {
    const found = findNotas(openXml(texto, abertos).root, abertos)
    if (found.length === 0) refuse('E_DESCONHECIDO', { elemento: abertos[0]?.root.name ?? '' })
    const chosen = found.length > 1 && nota !== undefined ? found.filter(isOf(nota)).slice(0, 1) : found
    const judged = (chosen.length > 0 ? chosen : found).map((each) => readOne(each, esquemas, abertos))
    const [only] = judged
    return judged.length === 1 && only
      ? toLeitura(only.leitura)
      : { tipo: 'escolha', notas: judged.map(({ infNFe, leitura }) => toOferecida(infNFe, leitura)) }
  } finally {
    for (const document of abertos) document.dispose()
  }
}

/**
 * Reads a file with 'Ã§' instead of accents again as UTF-8, if its signature is then valid; the wrong declaration stays
 * a warning.
 */
const rereadWhenMisdeclared = (
  leitura: Leitura,
  utf8: () => string | undefined,
  esquemas: Esquemas,
): Leitura => {
  if (leitura.tipo !== 'nota' || leitura.nota.assinatura.resultado !== 'digest') return leitura
  const texto = utf8()
  const again = texto === undefined ? undefined : readText(texto, leitura.nota.chave, esquemas)
  if (again?.tipo !== 'nota' || again.nota.assinatura.resultado !== 'ok') return leitura
  return { tipo: 'nota', nota: comCodificacaoErrada(again.nota) }
}

/** One file, from its bytes to the answer. It throws only for faults of our own. */
export const readBytes = (bytes: Uint8Array, nota: string | undefined, esquemas: Esquemas): Leitura => {
  try {
    const decoded = decodeBytes(bytes)
    scanText(decoded.texto)
    const leitura = readText(decoded.texto, nota, esquemas)
    return rereadWhenMisdeclared(leitura, () => rereadAsUtf8(bytes, decoded), esquemas)
  } catch (error) {
    if (error instanceof NotaRecusada) return error.recusa
    throw error
  }
}
