import type { CadastroPreco } from '@app/contract/assistencia/cadastroPosto'
import { formatCount, formatMoney } from '../../../../platform/text/format.ts'

/** What the first charges cost with the coupon, and what the others. */
export const totalText = ({ valor, desconto, total, cobrancasComDesconto }: CadastroPreco): string => {
  if (desconto === 0) return `Este cupom não muda o preço: ${formatMoney(valor)}.`
  const cobrancas = formatCount(cobrancasComDesconto, 'cobrança', 'cobranças')
  return `${formatMoney(total)} em vez de ${formatMoney(valor)}, em ${cobrancas}.`
}
