import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'
import { QUANTIDADE_MAXIMA } from '@app/contract/armazem/estoque'
import { addQuantity, formatQuantidade, isWhole } from '../../casca/quantidade/index.ts'

/** Why so much more, or less, of a lot does not count; `null`: it does. */
export const checkContado = (
  { inteiro }: { inteiro: boolean },
  contado: number,
  quantidade: number,
): { code: ErrorCode; params: ErrorParams } | null => {
  if (inteiro && !isWhole(quantidade)) return { code: 'QUANTIDADE_INTEIRA', params: {} }
  const depois = addQuantity(contado, quantidade)
  if (depois < 0) return { code: 'CHEGADA_MENOS', params: { contado: formatQuantidade(contado) } }
  return depois > QUANTIDADE_MAXIMA ? { code: 'QUANTIDADE_INVALIDA', params: {} } : null
}
