import type { InfNFe, ProdNFe } from '@app/contract/armazem/nota'
import { quantidadeDa } from '../formulario/form-model.ts'
import type { LinhaForm } from '../formulario/form-model.ts'

/** A new product with a note line's data. */
export type ProdutoDaNota = {
  codigoProduto: string
  descricao: string
  codigoBarras: string | null
  unidade: string
  inteiro: boolean
  /** The lines of this product. */
  linhas: number[]
}

const EAN = /^(?:\d{8}|\d{12,14})$/

const barras = ({ cEANTrib }: ProdNFe) => (cEANTrib !== null && EAN.test(cEANTrib) ? cEANTrib : null)

/** The unit of the line's quantity: the taxable one when a factor leads to it. */
const unidadeDe = ({ uCom, uTrib }: ProdNFe, fator: number | null) =>
  ((fator === 1 ? uCom : (uTrib ?? uCom)) ?? 'un').toLowerCase().slice(0, 10)

/** The new products of the lines without one, one per code of the issuer. */
export function produtosDaNota(linhas: readonly LinhaForm[], { det }: Pick<InfNFe, 'det'>): ProdutoDaNota[] {
  const found = new Map<string, ProdutoDaNota>()
  /** A bar code may belong to one product only, so on a second line it is left to the first. */
  const taken = new Set<string>()
  for (const [index, linha] of linhas.entries()) {
    const prod = det[index]?.prod
    const codigoProduto = prod?.cprod?.trim()
    if (linha.produto || !prod || !codigoProduto) continue
    const quantidade = quantidadeDa(linha, prod)
    const inteiro = quantidade === null || Number.isInteger(quantidade)
    const known = found.get(codigoProduto)
    if (known) {
      known.linhas.push(index)
      known.inteiro &&= inteiro
      continue
    }
    const ean = barras(prod)
    found.set(codigoProduto, {
      codigoProduto,
      descricao: (prod.xprod ?? codigoProduto).trim().slice(0, 200),
      codigoBarras: taken.has(ean ?? '') ? null : ean,
      unidade: unidadeDe(prod, linha.fator),
      inteiro,
      linhas: [index],
    })
    if (ean) taken.add(ean)
  }
  return [...found.values()]
}
