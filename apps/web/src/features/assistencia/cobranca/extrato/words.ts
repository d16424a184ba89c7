import type {
  ExtratoPrevia,
  LancamentoDoExtrato,
  MotivoConciliacao,
  MotivoIgnorado,
  OpcaoDoExtrato,
} from '@app/contract/assistencia/cobranca'
import { formatCount, formatDay, formatMoney } from '../../../../platform/text/format.ts'

const MES = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

/** '2026-11-01' → 'nov 2026'. */
export const mesDaCobranca = (competencia: string): string =>
  `${MES.format(new Date(`${competencia}T00:00:00Z`)).replace('.', '')} ${competencia.slice(0, 4)}`

/** '2026-11-18' → '18/11'. */
export const diaCurto = (dia: string): string => formatDay(dia).slice(0, 5)

const MOTIVOS: Record<MotivoConciliacao, string> = {
  VALORES_IGUAIS: 'Mais de uma cobrança tem este valor.',
  SO_O_VALOR: 'Uma cobrança tem este valor, mas nada diz quem pagou.',
  SEM_PAR: 'Nenhuma cobrança deste valor.',
  FALTA: 'O txid é da cobrança, mas o valor é menor.',
  OUTRO_VALOR: 'O pagador tem cobrança aberta, mas não deste valor.',
  JA_PAGA: 'A cobrança deste txid já está paga. Se foi paga de novo, vira crédito.',
  CANCELADA: 'A cobrança deste txid foi cancelada. O valor viraria crédito.',
  NO_ARQUIVO: 'Outro lançamento deste extrato já paga a cobrança. Este viraria crédito.',
  PARECE_CONFIRMADO: 'Um lançamento com este número, dia e valor já foi confirmado.',
  DEVOLUCAO: 'É a devolução de um PIX.',
  ANTES_DA_COBRANCA: 'O dinheiro entrou antes de a cobrança existir.',
}

/** Why this row waits for a person. */
export const porQueDecide = ({ motivo, opcoes, mais }: LancamentoDoExtrato): string => {
  if (motivo === null) return ''
  const falta = opcoes[0]
  if (motivo === 'FALTA' && falta) return `O txid é da cobrança, mas faltam ${formatMoney(falta.diferenca)}.`
  if (motivo === 'VALORES_IGUAIS' && opcoes.length > 1)
    return `${opcoes.length + mais} cobranças têm este valor.`
  return MOTIVOS[motivo]
}

/** What confirming this choice does besides settling the charge; empty when it just does. */
export const efeitoDe = ({ efeito, diferenca, outras }: OpcaoDoExtrato): string => {
  const valor = formatMoney(diferenca)
  const todas = outras.length === 0 ? '' : `e mais ${formatCount(outras.length, 'vencida', 'vencidas')}`
  if (efeito === 'RESTA') return `${valor} continuam em aberto`
  if (efeito === 'CREDITO') return `${valor} viram crédito`
  return [todas, efeito === 'DIFERENCA' && `código antigo; ${valor} vão para a próxima`]
    .filter(Boolean)
    .join('; ')
}

const IGNORADOS: Record<MotivoIgnorado, [string, string]> = {
  SAIDA: ['saída', 'saídas'],
  SALDO: ['linha de saldo', 'linhas de saldo'],
  CARTAO: ['pagamento de fatura', 'pagamentos de fatura'],
  FUTURO: ['agendado', 'agendados'],
}

/** '7 saídas e 2 linhas de saldo'. */
export const ignoradosDe = ({ ignorados }: ExtratoPrevia): string =>
  new Intl.ListFormat('pt-BR').format(
    ignorados.map(({ motivo, quantos }) => formatCount(quantos, ...IGNORADOS[motivo])),
  )

/** What follows the number of rows that are nobody's payment: 'saída, ignorada', 'ignorados: 7 saídas e 1 agendado'. */
export const foraDe = (previa: ExtratoPrevia): string => {
  const fora = previa.ignorados.reduce((sum, { quantos }) => sum + quantos, 0)
  if (previa.ignorados.every(({ motivo }) => motivo === 'SAIDA'))
    return fora === 1 ? 'saída, ignorada' : 'saídas, ignoradas'
  return `${fora === 1 ? 'ignorado' : 'ignorados'}: ${ignoradosDe(previa)}`
}

/** Why a statement leaves nothing to reconcile. */
export const semLancamentos = (previa: ExtratoPrevia): string => {
  if (previa.total === 0) return 'O extrato não tem movimento no período.'
  return previa.confirmados > 0
    ? 'O que entrou neste período já foi confirmado.'
    : `Nada a conciliar: só ${ignoradosDe(previa)}.`
}
