import type { OpcaoDePlano, PlanoDoPosto } from '@app/contract/assistencia/cobranca'
import { formatCount, formatDay, formatMoney } from '../../../../platform/text/format.ts'

/** R$ 149,90 por mês. */
export const precoTexto = ({ valor, periodicidade }: Pick<OpcaoDePlano, 'valor' | 'periodicidade'>): string =>
  `${formatMoney(valor)} por ${periodicidade === 'ANUAL' ? 'ano' : 'mês'}`

/** Why a plan cannot be chosen; undefined when it can. */
export const impedimentoTexto = (
  { impedimento }: Pick<OpcaoDePlano, 'impedimento'>,
  { pessoas }: Pick<PlanoDoPosto, 'pessoas'>,
): string | undefined => {
  if (impedimento === 'LICENCAS_EM_USO')
    return `${formatCount(pessoas, 'pessoa trabalha', 'pessoas trabalham')} no posto: inative alguém antes.`
  return impedimento === 'PLANO_SUSPENSO' ? 'Pague antes a cobrança vencida.' : undefined
}

const hojeTexto = ({ diferenca, vencimento }: OpcaoDePlano): string => {
  if (diferenca === 0) return 'Nada a pagar agora.'
  return vencimento === null
    ? `${formatMoney(diferenca)} pelos dias que restam, somados à próxima cobrança.`
    : `${formatMoney(diferenca)} pelos dias que restam, com vencimento em ${formatDay(vencimento)}.`
}

/** What a change does: from when, what it costs now, and what from the next period on. */
export const mudancaTextos = (opcao: OpcaoDePlano, { plano, descontoRestante }: PlanoDoPosto): string[] => {
  const depois = `De ${formatDay(opcao.proximaCobranca)} em diante, ${precoTexto(opcao)}.`
  const cupom =
    descontoRestante > 0 ? ['O cupom continua nas cobranças do plano; a diferença não tem desconto.'] : []
  return opcao.quando === 'JA'
    ? [
        `${opcao.nome} vale a partir de hoje.`,
        hojeTexto(opcao),
        depois,
        ...(opcao.diferenca > 0 ? cupom : []),
      ]
    : [`${plano.nome} continua até ${formatDay(plano.ate)}, já cobrado.`, 'Nada a pagar agora.', depois]
}
