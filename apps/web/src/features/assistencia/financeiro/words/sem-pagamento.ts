import type { Fechamento } from '@app/contract/assistencia/financeiro'
import { nadaSePaga } from '@app/rules/assistencia/financeiro'
import { formatMoney } from '../../../../platform/text/format.ts'

type Visto = Pick<Fechamento, 'situacao'> & {
  resumo: Pick<Fechamento['resumo'], 'total'>
  linhas: readonly Pick<Fechamento['linhas'][number], 'tipo' | 'valorFinal'>[]
}

/** That nothing is paid of an approved month, and what of it went on; null where there is something to pay. */
export const nadaAPagar = ({ situacao, resumo, linhas }: Visto): string | null => {
  if (!nadaSePaga(situacao, resumo.total)) return null
  const levado = linhas.find(({ tipo, valorFinal }) => tipo === 'TRANSPORTE' && valorFinal > 0)
  return levado
    ? `Deste mês nada se paga: o saldo negativo de ${formatMoney(levado.valorFinal)} passou para o mês aberto seguinte.`
    : 'Deste mês nada se paga.'
}
