import { bareChave, isChaveNfe, looksLikeChave } from './chave-nfe.ts'
import { looksLikeGs1, readGs1 } from './gs1.ts'
import type { Gs1 } from './gs1.ts'
import { isGtin } from './gtin.ts'

/** What a scanned, typed or pasted code is. */
export type Leitura =
  | { tipo: 'pedido'; numero: string }
  | { tipo: 'pedidoId'; id: number }
  | ({ tipo: 'gs1' } & Gs1)
  | { tipo: 'gtin'; gtin: string }
  | { tipo: 'nfe'; chave: string }
  /** The QR of a consumer's receipt: the link that the post printed. */
  | { tipo: 'acompanhamento'; token: string }
  /** Anything else: the number of an order, the client's own number, or the code of a product. */
  | { tipo: 'codigo'; codigo: string }
  /** It looks like a label, but its check digit or contents are wrong, so it must be read again. */
  | { tipo: 'ilegivel' }

type Options = {
  /** The year now, for the centuries of expiry days. */
  ano: number
  /** The installation's origin, `https://retaguarda.example`: an address of another place is only a text. */
  origem: string
}

/** No code on a label is longer. */
const LONGEST = 400

const pedidoIdOf = (text: string, origem: string): number | null => {
  if (!text.startsWith(`${origem}/`)) return null
  const id = /^\/pedidos\/edit\/(\d{1,15})\/?(?:[?#].*)?$/.exec(text.slice(origem.length))?.[1]
  return id === undefined ? null : Number(id)
}

/**
 * Whatever the host: a receipt may say another name of this installation than the one that a post calls it by, and what
 * the link opens is told by its token alone.
 */
const ACOMPANHAMENTO = /^https?:\/\/[^/?#]+\/acompanhar\/([\w-]{43})\/?(?:[?#].*)?$/i

/**
 * Says what a code is; `null` for an empty one. Some scanners send the kind of symbol first (`]C1`); it is ignored,
 * because the code itself says the same.
 */
export function readCodigo(text: string, { ano, origem }: Options): Leitura | null {
  const bare = text
    .slice(0, LONGEST)
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
  if (bare === '') return null
  const numero = /^RETAGUARDA:PEDIDO:(\d{1,15})$/i.exec(bare)?.[1]
  if (numero !== undefined) return { tipo: 'pedido', numero: String(Number(numero)) }
  const id = pedidoIdOf(bare, origem)
  if (id !== null) return { tipo: 'pedidoId', id }
  const token = ACOMPANHAMENTO.exec(bare)?.[1]
  if (token !== undefined) return { tipo: 'acompanhamento', token }
  const chave = bareChave(bare)
  if (looksLikeChave(chave)) return isChaveNfe(chave) ? { tipo: 'nfe', chave } : { tipo: 'ilegivel' }
  if (isGtin(bare)) return { tipo: 'gtin', gtin: bare }
  const gs1 = readGs1(bare, ano)
  if (gs1) return { tipo: 'gs1', ...gs1 }
  return looksLikeGs1(bare) ? { tipo: 'ilegivel' } : { tipo: 'codigo', codigo: bare }
}
