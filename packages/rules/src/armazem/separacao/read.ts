import type { LinhaLida } from '@app/contract/armazem/separacao'
import { gtinVariants, readCodigo } from '../../casca/leitura/index.ts'
import type { Leitura } from '../../casca/leitura/index.ts'

/** Where and when a code is read. */
export type Lugar = Parameters<typeof readCodigo>[1]

/** What a label says of the lines of an order; `lida` is the line that it is of, if any. */
export type Lido<T> =
  | { ok: true; quantidade: number | null }
  | { ok: false; code: 'LEITURA_ILEGIVEL' | 'LEITURA_PRODUTO' | 'LEITURA_LOTE'; lida: T | null }

/** The label of this house for a lot, for goods that come without a code. */
const ownLote = (codigo: string): number | null => {
  const id = /^RETAGUARDA:LOTE:(\d{1,15})$/i.exec(codigo.trim())?.[1]
  return id === undefined ? null : Number(id)
}

const same = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()

/** A product's own code wins over any other meaning of its characters. */
export const isProduto = (
  linha: Pick<LinhaLida, 'codigoProduto' | 'codigoOmni' | 'codigoBarras'>,
  codigo: string,
  leitura: Leitura,
): boolean => {
  if (same(codigo, linha.codigoProduto) || same(codigo, linha.codigoOmni)) return true
  const { codigoBarras } = linha
  if (codigoBarras === null) return false
  if (leitura.tipo === 'gtin' || leitura.tipo === 'gs1')
    return gtinVariants(leitura.gtin).includes(codigoBarras)
  return codigo === codigoBarras
}

/** A label without lot or expiry says nothing of them, so it does not contradict the line. */
const isLote = (linha: LinhaLida, leitura: Leitura): boolean => {
  if (leitura.tipo !== 'gs1') return true
  const { lote, validade } = leitura
  return (
    (lote === undefined || same(lote, linha.lote)) &&
    (validade === undefined || linha.validade === null || validade === linha.validade)
  )
}

/**
 * Reads a label against the line that is wanted. `linhas` are the lines by which a wrong label can be named. A count on
 * the label (GS1 30 or 37) is answered too.
 */
export function readEtiqueta<T extends LinhaLida>(
  codigo: string,
  alvo: T,
  linhas: readonly T[],
  lugar: Lugar,
): Lido<T> {
  const saldo = ownLote(codigo)
  if (saldo !== null) {
    if (saldo === alvo.saldo) return { ok: true, quantidade: null }
    const lida = linhas.find((linha) => linha.saldo === saldo) ?? null
    const sameProduct = lida !== null && same(lida.codigoOmni, alvo.codigoOmni)
    return { ok: false, code: sameProduct ? 'LEITURA_LOTE' : 'LEITURA_PRODUTO', lida }
  }
  const bare = codigo.trim()
  const leitura = readCodigo(bare, lugar)
  if (!leitura || leitura.tipo === 'ilegivel') return { ok: false, code: 'LEITURA_ILEGIVEL', lida: null }
  const match = (linha: T) => isProduto(linha, bare, leitura)
  if (!match(alvo)) {
    const found = linhas.filter(match)
    const lida = found.find((linha) => isLote(linha, leitura)) ?? found[0] ?? null
    return { ok: false, code: 'LEITURA_PRODUTO', lida }
  }
  if (!isLote(alvo, leitura)) {
    const lida = linhas.find((linha) => match(linha) && isLote(linha, leitura)) ?? null
    return { ok: false, code: 'LEITURA_LOTE', lida }
  }
  return { ok: true, quantidade: leitura.tipo === 'gs1' ? (leitura.quantidade ?? null) : null }
}
