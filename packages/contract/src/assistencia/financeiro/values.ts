// This file does without Zod, because it holds words for screens.

export const STATUS_FECHAMENTO = ['EM_ABERTO', 'EM_CONFERENCIA', 'APROVADO', 'PAGO'] as const
export type StatusFechamento = (typeof STATUS_FECHAMENTO)[number]
export const STATUS_FECHAMENTO_LABELS: Record<StatusFechamento, string> = {
  EM_ABERTO: 'Em aberto',
  EM_CONFERENCIA: 'Em conferência',
  APROVADO: 'Aprovado',
  PAGO: 'Pago',
}
/** What is said instead of 'Pago' where there was nothing to pay. */
export const NADA_A_PAGAR = 'Nada a pagar'

export const FECHAMENTO_LINHA_TIPOS = ['CREDITO', 'AJUSTE_OS', 'AJUSTE', 'TRANSPORTE', 'DEBITO'] as const
export type FechamentoLinhaTipo = (typeof FECHAMENTO_LINHA_TIPOS)[number]

export const FECHAMENTO_LINHA_SITUACOES = ['LIVRE', 'GLOSADA', 'ACEITA', 'CONTESTADA', 'RESPONDIDA'] as const
export type FechamentoLinhaSituacao = (typeof FECHAMENTO_LINHA_SITUACOES)[number]

/** Acts that change what a closing pays, or its note, as its history tells them. */
export const FEITOS_FECHAMENTO = ['GLOSADA', 'ACEITA', 'MANTIDA', 'CORRIGIDA', 'AJUSTE', 'NFSE'] as const
export type FeitoFechamento = (typeof FEITOS_FECHAMENTO)[number]
export const FEITO_FECHAMENTO_LABELS: Record<FeitoFechamento, string> = {
  GLOSADA: 'Glosada',
  ACEITA: 'Glosa aceita',
  MANTIDA: 'Valor mantido',
  CORRIGIDA: 'Valor corrigido',
  AJUSTE: 'Ajuste incluído',
  NFSE: 'NFS-e enviada',
}

export const FECHAMENTO_NATUREZAS = ['MAO_DE_OBRA', 'PECA', 'RESTITUICAO', 'ABATIMENTO'] as const
export const FECHAMENTO_NATUREZA_LABELS: Record<(typeof FECHAMENTO_NATUREZAS)[number], string> = {
  MAO_DE_OBRA: 'Mão de obra',
  PECA: 'Peça do posto',
  RESTITUICAO: 'Restituição ao consumidor',
  ABATIMENTO: 'Abatimento ao consumidor',
}

/** A post's time to contest a refused line; afterwards it counts as accepted (rede §4). */
/** What closings wait for: finance decides, or the post looks, answers and sends its note. */
export const ESPERAS_FECHAMENTO = ['CONTESTADOS', 'APROVAR', 'PAGAR', 'CONFERIR', 'GLOSAS', 'NOTAS'] as const
export type EsperaFechamento = (typeof ESPERAS_FECHAMENTO)[number]
export const ESPERA_FECHAMENTO_LABELS: Record<EsperaFechamento, string> = {
  CONTESTADOS: 'Resposta à contestação',
  APROVAR: 'Aprovação',
  PAGAR: 'Pagamento',
  CONFERIR: 'Conferência do posto',
  GLOSAS: 'Resposta à glosa',
  NOTAS: 'NFS-e do posto',
}

/** What of the network's money waits for somebody: closings, and charges that are overdue. */
export const CONTAS_DINHEIRO = [...ESPERAS_FECHAMENTO, 'VENCIDAS'] as const
export type ContaDinheiro = (typeof CONTAS_DINHEIRO)[number]

/** Taxes that are kept back from a payment (rede §4). */
export const RETENCAO_TIPOS = ['ISS', 'IRRF', 'CSRF', 'INSS', 'OUTRA'] as const
export type RetencaoTipo = (typeof RETENCAO_TIPOS)[number]
export const RETENCAO_TIPO_LABELS: Record<RetencaoTipo, string> = {
  ISS: 'ISS',
  IRRF: 'IRRF',
  CSRF: 'PIS, COFINS e CSLL',
  INSS: 'INSS',
  OUTRA: 'Outra retenção',
}

/** Largest proof, in megabytes. */
export const PROVA_MB = 10

export const ATOS_FECHAMENTO = [
  'contestar',
  'aceitarGlosa',
  'responder',
  'glosar',
  'ajustar',
  'aprovar',
  'enviarNota',
  'pagar',
] as const
export type AtoFechamento = (typeof ATOS_FECHAMENTO)[number]
export const ATO_FECHAMENTO_LABELS: Record<AtoFechamento, string> = {
  contestar: 'Contestar',
  aceitarGlosa: 'Aceitar glosa',
  responder: 'Responder',
  glosar: 'Glosar',
  ajustar: 'Incluir ajuste',
  aprovar: 'Aprovar',
  enviarNota: 'Enviar NFS-e',
  pagar: 'Registrar pagamento',
}
