import { addQuantity, formatQuantidade, subtractQuantity, toUnits } from '@app/rules/casca/quantidade'
import type { Produto } from '@app/contract/registers/produto'
import { linhasOfProduto, totalOf } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'

/** A wanted quantity of a product that its lots do not have (armazem.md: 'says what is missing'). */
export type Falta = { produto: Produto; pedida: number }

export const addFalta = (faltas: readonly Falta[], produto: Produto, pedida: number | null): Falta[] => {
  const others = faltas.filter((falta) => falta.produto.id !== produto.id)
  return pedida === null ? others : [...others, { produto, pedida }]
}

/** What each product still lacks with these lines; complete products are left out. */
export const missingOf = (faltas: readonly Falta[], linhas: readonly PedidoLinhaForm[]) =>
  faltas.flatMap(({ produto, pedida }) => {
    const tem = totalOf(linhasOfProduto(linhas, produto.id))
    const falta = subtractQuantity(pedida, tem)
    return toUnits(falta) > 0 ? [{ produto, pedida, falta, tem }] : []
  })
export type Missing = ReturnType<typeof missingOf>[number]

/** 'Faltam 12 de 60: o estoque não tem mais.' */
export const missingText = ({ falta, pedida }: Pick<Missing, 'falta' | 'pedida'>) =>
  `${toUnits(falta) === toUnits(1) ? 'Falta' : 'Faltam'} ${formatQuantidade(falta)} de ${formatQuantidade(pedida)}: o estoque não tem mais.`

/** The shortage of a product: the quantity in its lines plus the missing rest. */
export const faltaOf = (produto: Produto, falta: number, linhas: readonly PedidoLinhaForm[]): Falta => ({
  produto,
  pedida: addQuantity(falta, totalOf(linhasOfProduto(linhas, produto.id))),
})
