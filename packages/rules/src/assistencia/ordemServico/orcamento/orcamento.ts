import type { LinhaSituacao, LinhaTipo } from '@app/contract/assistencia/ordemServico'
import { addQuantity, fromUnits, toUnits } from '../../../casca/quantidade/index.ts'
import { hasUsoIndevido } from '../prazos/garantia.ts'

/** It is exact, because a price becomes a whole number of ten-thousandths before the multiplication. */
const times = (price: number, quantidade: number): number => fromUnits(toUnits(price) * quantidade)

/** The registers' data for a line's part or service. */
export type TabelaLinha = {
  /** The customer's price of the part or service. */
  preco: number
  /** What the manufacturer pays for the service under warranty. */
  maoDeObraGarantia: number
}

/**
 * The list price of a line, and what the manufacturer owes the post for it: parts at list price, labour at its own
 * price.
 */
export function valoresDaLinha(
  linha: { tipo: LinhaTipo; quantidade: number; garantia: boolean },
  tabela: TabelaLinha,
): { valor: number; valorFabricante: number } {
  const owed = linha.tipo === 'SERVICO' ? tabela.maoDeObraGarantia : tabela.preco
  return {
    valor: times(tabela.preco, linha.quantidade),
    valorFabricante: linha.garantia ? times(owed, linha.quantidade) : 0,
  }
}

export type LinhaValores = {
  garantia: boolean
  valorFinal: number
  valorFabricante: number
  situacao: LinhaSituacao
}

/** The consumer's price of a line: zero for a covered or refused line. */
export const parteDoConsumidor = ({
  garantia,
  valorFinal,
  situacao,
}: Pick<LinhaValores, 'garantia' | 'valorFinal' | 'situacao'>): number =>
  garantia || situacao === 'RECUSADA' ? 0 : valorFinal

/**
 * The sums of a budget, in exact cents; a refused line counts in none. An abatement is a separate line: the consumer
 * pays that much less, but never less than zero, and the manufacturer pays it.
 */
export function totaisDoOrcamento(
  linhas: readonly LinhaValores[],
  abatimento = 0,
): {
  valorTotal: number
  valorConsumidor: number
  valorFabricante: number
} {
  const standing = linhas.filter(({ situacao }) => situacao !== 'RECUSADA')
  return {
    valorTotal: addQuantity(...standing.map(({ valorFinal }) => valorFinal)),
    valorConsumidor: Math.max(0, addQuantity(...standing.map(parteDoConsumidor), -abatimento)),
    valorFabricante: addQuantity(...standing.map(({ valorFabricante }) => valorFabricante), abatimento),
  }
}

/** Whether the warranty covers everything, so that no approval is needed. */
export const isAllCovered = (linhas: readonly { garantia: boolean }[]): boolean =>
  linhas.length > 0 && linhas.every(({ garantia }) => garantia)

export type ErroOrcamento = {
  linha: number
  campo: 'garantia' | 'causa'
  code: 'OS_SEM_GARANTIA' | 'OS_GARANTIA_PERDIDA' | 'OS_FOTO_USO_INDEVIDO'
}

/**
 * Lines that the order does not allow. Misuse in any line voids the warranty of all and needs a photo; a line outside
 * every warranty cannot be covered.
 */
export function checkLinhas(
  linhas: readonly { garantia: boolean; causa: { id: number } }[],
  os: { coberta: boolean; fotos: number },
): ErroOrcamento[] {
  const misuse = hasUsoIndevido(linhas)
  return linhas.flatMap((linha, index): ErroOrcamento[] => {
    if (os.fotos === 0 && hasUsoIndevido([linha]))
      return [{ linha: index, campo: 'causa', code: 'OS_FOTO_USO_INDEVIDO' }]
    if (linha.garantia && misuse) return [{ linha: index, campo: 'garantia', code: 'OS_GARANTIA_PERDIDA' }]
    if (linha.garantia && !os.coberta) return [{ linha: index, campo: 'garantia', code: 'OS_SEM_GARANTIA' }]
    return []
  })
}

export type RecusaCheck =
  | { ok: true }
  | { ok: false; id: number; code: 'OS_LINHA_DESCONHECIDA' | 'OS_LINHA_OBRIGATORIA' }

/** Whether these lines may be refused alone: only optional ones can; otherwise the whole budget is refused. */
export function checkRecusadas(
  linhas: readonly { id: number; opcional: boolean }[],
  recusadas: readonly number[],
): RecusaCheck {
  for (const id of recusadas) {
    const linha = linhas.find((each) => each.id === id)
    if (!linha) return { ok: false, id, code: 'OS_LINHA_DESCONHECIDA' }
    if (!linha.opcional) return { ok: false, id, code: 'OS_LINHA_OBRIGATORIA' }
  }
  return { ok: true }
}
