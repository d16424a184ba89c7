// This file does without Zod, because screens need it at once.

/** The notices to the consumer, by event (decisions 54). */
export const AVISO_LABELS = {
  ABERTURA: 'OS aberta',
  ORCAMENTO: 'Orçamento a responder',
  PECA: 'Peça substituída',
  REPARADA: 'Pronto para retirar',
  ESCOLHA: 'Escolha do novo modelo',
  TROCA_NEGADA: 'Troca não autorizada',
  ACOMPANHAR: 'Link de acompanhamento',
  MENSAGEM: 'Mensagem do cliente a responder',
  RESPOSTA: 'Mensagem do posto ao cliente',
  RETIRADA_30: 'Retirada: 30 dias de espera',
  RETIRADA_60: 'Retirada: 60 dias de espera',
  RETIRADA_90: 'Retirada: 90 dias de espera',
} as const

type OsAviso = keyof typeof AVISO_LABELS

export const OS_AVISOS = Object.keys(AVISO_LABELS) as [OsAviso, ...OsAviso[]]

/** How somebody of the post told her. */
export const AVISO_VIA_LABELS = {
  WHATSAPP: 'WhatsApp',
  TELEFONE: 'Telefone',
  BALCAO: 'No balcão',
  OUTRO: 'Outro meio',
} as const
export const AVISO_VIAS = Object.keys(AVISO_VIA_LABELS) as [
  keyof typeof AVISO_VIA_LABELS,
  ...(keyof typeof AVISO_VIA_LABELS)[],
]

/** The result of a notice; NAO_AVISADO and A_CAMINHO wait in the box 'Clientes a avisar'. */
export const AVISO_SITUACOES = ['NAO_AVISADO', 'A_CAMINHO', 'ENVIADO', 'AVISADO', 'DISPENSADO'] as const

/** The marks of a text, and their meaning. */
export const AVISO_MARCAS = {
  nome: 'Primeiro nome do cliente',
  numero: 'Nº da OS',
  link: 'Link de acompanhamento',
  valor: 'O que o cliente paga pelo orçamento',
  data: 'Último dia para responder; nos demais avisos, o dia do aviso',
} as const

export const AVISO_ASSUNTO_MAXIMO = 120
export const AVISO_EMAIL_MAXIMO = 2000
export const AVISO_WHATSAPP_MAXIMO = 1000
