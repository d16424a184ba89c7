import type { LinhaChegada } from '@app/contract/armazem/chegada'
import { readCodigo } from '../../casca/leitura/index.ts'
import { isProduto, type Lugar } from '../separacao/read.ts'

type Linha = Pick<LinhaChegada, 'posicao' | 'codigoProduto' | 'codigoOmni' | 'codigoBarras' | 'lotes'>

/** What a label says of the lines of a note. */
export type LidoNaChegada =
  | { ok: true; posicao: number; lote: string | null; validade: string | null; quantidade: number | null }
  | { ok: false; code: 'LEITURA_ILEGIVEL' | 'LEITURA_PRODUTO' }

const hasLote = ({ lotes }: Linha, lote: string | undefined) =>
  lote !== undefined && lotes.some((one) => one.lote.toUpperCase() === lote.toUpperCase())

/**
 * Finds the line of a label: that of its lot where the note names it, else the one in hand, else the first of its
 * product. A label without a lot leaves the lot to the person.
 */
export const readChegada = (
  codigo: string,
  linhas: readonly Linha[],
  atual: number | null,
  lugar: Lugar,
): LidoNaChegada => {
  const bare = codigo.trim()
  const leitura = readCodigo(bare, lugar)
  if (!leitura || leitura.tipo === 'ilegivel') return { ok: false, code: 'LEITURA_ILEGIVEL' }
  const found = linhas.filter((linha) => isProduto(linha, bare, leitura))
  const { lote, validade, quantidade } =
    leitura.tipo === 'gs1' ? leitura : { lote: undefined, validade: undefined, quantidade: undefined }
  const linha =
    found.find((one) => hasLote(one, lote)) ?? found.find(({ posicao }) => posicao === atual) ?? found[0]
  if (!linha) return { ok: false, code: 'LEITURA_PRODUTO' }
  return {
    ok: true,
    posicao: linha.posicao,
    lote: lote ?? null,
    validade: validade ?? null,
    quantidade: quantidade ?? null,
  }
}
