import type { BalcaoGrupo, BalcaoOs } from '@app/contract/assistencia/inicio'
import { formatDay } from '../../../platform/text/format.ts'
import { today } from '../../../platform/text/time.ts'

const COM_O_CLIENTE = { APROVAR_ORCAMENTO: 'Cobrar resposta', ESCOLHA_DE_MODELO: 'Cobrar a escolha' } as const

type Os = Pick<
  BalcaoOs,
  'proximasAcoes' | 'faltaPeca' | 'diasCorridos' | 'dataPrometida' | 'avisadaEm' | 'statusOS'
>

/** What the counter does next with an order, in its own words. */
export function proximoNoBalcao({ statusOS: { name }, proximasAcoes, faltaPeca }: Os, grupo: BalcaoGrupo) {
  if (proximasAcoes.includes('entregarProduto')) return name === 'REPARADA' ? 'Entregar' : 'Devolver'
  if (proximasAcoes.includes('osReparada')) return 'Dar por reparada'
  if (proximasAcoes.includes('receberRelogioTroca') || proximasAcoes.includes('receberRelogio'))
    return 'Receber relógio'
  if (name === 'APROVAR_ORCAMENTO' || name === 'ESCOLHA_DE_MODELO') return COM_O_CLIENTE[name]
  if (faltaPeca !== null) return 'Ver peça'
  return grupo === 'ATRASADA' ? 'Falar com o técnico' : 'Acompanhar'
}

const short = (day: string) => formatDay(day).slice(0, 5)

/** What is said of an order on a short list: its promise, when it has one. */
export const porqueNaFila = ({ dataPrometida }: Pick<Os, 'dataPrometida'>) =>
  dataPrometida === null ? null : `prometido ${short(dataPrometida)}`

/** Why an order stands on the list: the promise, the day of the law, or whether the consumer knows. */
export function porqueNoBalcao(os: Os, grupo: BalcaoGrupo, hoje = today()) {
  const { dataPrometida, avisadaEm, diasCorridos, statusOS } = os
  if (grupo === 'HOJE') return 'prometido para hoje'
  if (grupo === 'ATRASADA')
    return dataPrometida !== null && dataPrometida < hoje
      ? `prometido ${short(dataPrometida)}`
      : `dia ${diasCorridos}`
  if (statusOS.name === 'ORCAMENTO_REPROVADO') return 'não aprovou o orçamento'
  if (statusOS.name === 'TROCA_NAO_AUTORIZADA') return 'troca não autorizada'
  return avisadaEm ? `avisado ${formatDay(avisadaEm).slice(0, 5)}` : 'ainda não avisado'
}
