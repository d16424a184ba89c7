import type { LinhaSeparacao } from '@app/contract/armazem/separacao'
import { addQuantity, formatQuantidade, isWhole, subtractQuantity } from '../../casca/quantidade/index.ts'
import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'

type Quantidades = Pick<LinhaSeparacao, 'quantidade' | 'separado' | 'falta'>

/** What is still to be taken of a line; negative: the order changed, and so much goes back to the shelf. */
export const restaDe = ({ quantidade, separado, falta }: Quantidades): number =>
  subtractQuantity(quantidade, addQuantity(separado, falta ?? 0))

export const isPronta = (linha: Quantidades): boolean => restaDe(linha) === 0

/** Whether the reading fits the line; `null`: it does. */
export function checkSoma(
  linha: Quantidades & Pick<LinhaSeparacao, 'inteiro'>,
  quantidade: number,
): { code: ErrorCode; params: ErrorParams } | null {
  if (linha.inteiro && !isWhole(quantidade)) return { code: 'QUANTIDADE_INTEIRA', params: {} }
  const depois = addQuantity(linha.separado, quantidade)
  if (depois < 0) return { code: 'SEPARACAO_MENOS', params: { separado: formatQuantidade(linha.separado) } }
  const aberto = Math.max(0, subtractQuantity(linha.quantidade, linha.separado))
  if (quantidade > aberto) return { code: 'SEPARACAO_PASSA', params: { falta: formatQuantidade(aberto) } }
  return null
}

/** Why the picking of an order cannot end; `null`: it can. */
export function checkTermino(linhas: readonly Quantidades[]): ErrorCode | null {
  if (linhas.some((linha) => restaDe(linha) < 0)) return 'SEPARACAO_SOBRA'
  if (linhas.some((linha) => restaDe(linha) > 0)) return 'SEPARACAO_INCOMPLETA'
  return linhas.every(({ separado }) => separado === 0) ? 'SEPARACAO_VAZIA' : null
}

const addresses = new Intl.Collator('pt-BR', { numeric: true })
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
type Lugar = Pick<LinhaSeparacao, 'endereco' | 'codigoProduto' | 'validade' | 'lote' | 'saldo'>

/**
 * The way through the warehouse: by corridor, column and level; what has no address comes after, by product. Lots of
 * one product come in FEFO order.
 */
export const compareRota = (a: Lugar, b: Lugar): number =>
  Number(a.endereco === null) - Number(b.endereco === null) ||
  addresses.compare(a.endereco ?? '', b.endereco ?? '') ||
  addresses.compare(a.codigoProduto, b.codigoProduto) ||
  compareText(a.validade ?? '9999-99-99', b.validade ?? '9999-99-99') ||
  compareText(a.lote, b.lote) ||
  a.saldo - b.saldo
