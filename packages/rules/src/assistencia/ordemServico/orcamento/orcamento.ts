import type { LinhaSituacao, LinhaTipo } from '@app/contract/assistencia/ordemServico'
import { addQuantity, fromUnits, toUnits } from '../../../casca/quantidade/index.ts'
import { hasUsoIndevido } from '../garantia.ts'

/** Exact: a price is a whole number of ten-thousandths before it is multiplied. */
const times = (price: number, quantidade: number): number => fromUnits(toUnits(price) * quantidade)

/** What the registers say of a line's part or service. */
export type TabelaLinha = {
  /** Price of the part, or of the service, to the customer. */
  preco: number
  /** What the manufacturer pays for the service under warranty. */
  maoDeObraGarantia: number
}

/** The list price of a line, and what the manufacturer owes the post for it: parts at list price, labour at its own. */
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

/** What the consumer pays for a line: nothing where the warranty covers it, nothing for what was refused. */
export const parteDoConsumidor = ({
  garantia,
  valorFinal,
  situacao,
}: Pick<LinhaValores, 'garantia' | 'valorFinal' | 'situacao'>): number =>
  garantia || situacao === 'RECUSADA' ? 0 : valorFinal

/**
 * The sums of a budget, in exact cents; a refused line is in none of them. An abatement is a line of its own: the
 * consumer pays so much less, though never less than nothing, and the manufacturer pays it.
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

/** Does the warranty cover it all, so that nobody needs to be asked? */
export const isAllCovered = (linhas: readonly { garantia: boolean }[]): boolean =>
  linhas.length > 0 && linhas.every(({ garantia }) => garantia)

export type ErroOrcamento = {
  linha: number
  campo: 'garantia' | 'causa'
  code: 'OS_SEM_GARANTIA' | 'OS_GARANTIA_PERDIDA' | 'OS_FOTO_USO_INDEVIDO'
}

/**
 * What of the lines the order does not allow. Misuse named by any line voids the warranty of all, and is shown by a
 * photo; what no warranty covers is not covered.
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
  { ok: true } | { ok: false; id: number; code: 'OS_LINHA_DESCONHECIDA' | 'OS_LINHA_OBRIGATORIA' }

/** May these lines be refused alone? Only what the repair can do without; the rest is refused as a whole. */
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
