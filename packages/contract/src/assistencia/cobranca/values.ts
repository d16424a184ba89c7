// This file does without Zod, because it holds words for screens.

export const SITUACOES_COBRANCA = ['ABERTA', 'VENCIDA', 'PAGA', 'CANCELADA'] as const
export type SituacaoCobranca = (typeof SITUACOES_COBRANCA)[number]
export const SITUACAO_COBRANCA_LABELS: Record<SituacaoCobranca, string> = {
  ABERTA: 'Aberta',
  VENCIDA: 'Vencida',
  PAGA: 'Paga',
  CANCELADA: 'Cancelada',
}

export const COBRANCA_TIPOS = ['PLANO', 'DIFERENCA'] as const
export const COBRANCA_TIPO_LABELS: Record<(typeof COBRANCA_TIPOS)[number], string> = {
  PLANO: 'Plano',
  DIFERENCA: 'Diferença de plano',
}

/** The days of the month that a charge may be due on (rede §3). */
export const DIAS_VENCIMENTO = [5, 10, 15, 20] as const

export const PIX_TIPOS = ['CNPJ', 'CPF', 'EMAIL', 'TELEFONE', 'ALEATORIA'] as const
export const PIX_TIPO_LABELS: Record<(typeof PIX_TIPOS)[number], string> = {
  CNPJ: 'CNPJ',
  CPF: 'CPF',
  EMAIL: 'E-mail',
  TELEFONE: 'Telefone',
  ALEATORIA: 'Chave aleatória',
}

/** Why a person decides about a row of a bank statement, in the words of the screen. */
export const MOTIVOS_CONCILIACAO = [
  'VALORES_IGUAIS',
  'SO_O_VALOR',
  'SEM_PAR',
  'FALTA',
  'OUTRO_VALOR',
  'JA_PAGA',
  'CANCELADA',
  'NO_ARQUIVO',
  'PARECE_CONFIRMADO',
  'DEVOLUCAO',
  'ANTES_DA_COBRANCA',
] as const
export type MotivoConciliacao = (typeof MOTIVOS_CONCILIACAO)[number]

/** Rows of a bank statement that are nobody's payment. */
export const MOTIVOS_IGNORADO = ['SAIDA', 'SALDO', 'CARTAO', 'FUTURO'] as const
export type MotivoIgnorado = (typeof MOTIVOS_IGNORADO)[number]

/** What a payment does to a charge. */
export const EFEITOS = ['QUITA', 'RESTA', 'CREDITO', 'DIFERENCA'] as const

/** When a post is reminded of a charge (rede §3). */
export const MOMENTOS_LEMBRETE = ['ANTES', 'NO_DIA', 'DEPOIS_3', 'DEPOIS_10'] as const
export type MomentoLembrete = (typeof MOMENTOS_LEMBRETE)[number]
export const LEMBRETE_LABELS: Record<MomentoLembrete, string> = {
  ANTES: '3 dias antes',
  NO_DIA: 'No dia',
  DEPOIS_3: '3 dias depois',
  DEPOIS_10: '10 dias depois',
}

/** When a change of plan holds (rede §3). */
export const QUANDO_PLANO = ['JA', 'FIM_DO_PERIODO'] as const

/** Why a plan cannot be chosen now. */
export const IMPEDIMENTOS_PLANO = ['LICENCAS_EM_USO', 'PLANO_SUSPENSO'] as const
