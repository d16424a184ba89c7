// This file does without Zod, because the public page and the queue use it.

/** The states of a registration: the e-mail is proved, then the manufacturer decides. */
export const CADASTRO_SITUACOES = [
  'AGUARDANDO_EMAIL',
  'AGUARDANDO_APROVACAO',
  'CORRECAO',
  'APROVADO',
  'RECUSADO',
] as const
export type CadastroSituacao = (typeof CADASTRO_SITUACOES)[number]

export const CADASTRO_SITUACAO_LABELS: Record<CadastroSituacao, string> = {
  AGUARDANDO_EMAIL: 'Aguardando e-mail',
  AGUARDANDO_APROVACAO: 'Aguardando aprovação',
  CORRECAO: 'Espera correção',
  APROVADO: 'Aprovado',
  RECUSADO: 'Recusado',
}

/** The documents of a post, by the names of their fields. */
export const DOCUMENTOS_POSTO = ['contratoSocial', 'alvara'] as const
export type DocumentoPosto = (typeof DOCUMENTOS_POSTO)[number]
export const DOCUMENTO_POSTO_LABELS: Record<DocumentoPosto, string> = {
  contratoSocial: 'Contrato social',
  alvara: 'Alvará',
}

/** Two documents fit as base64 into one body of 40 MB. */
export const DOCUMENTO_MAXIMO_MB = 10

export const IDADE_MINIMA = 18

/** How long the link of a registration is good, and how often it is sent anew. */
export const CADASTRO_LINK_HORAS = 24
export const CADASTRO_ENVIOS = 5

/** The screen behind the links of registrations, which also starts a new one. */
export const TELA_CADASTRO_POSTO = '/cadastre-sua-assistencia'

/** What a post agrees to; a changed text has a new version. */
export const TERMOS_POSTO = {
  versao: '2026-11',
  paragrafos: [
    'As informações e os documentos enviados são verdadeiros, e quem os envia responde pela assistência.',
    'Eles servem para avaliar o cadastro e, se for aprovado, para o credenciamento, o atendimento e a cobrança do plano.',
    'Enquanto o e-mail não é confirmado, o cadastro fica guardado por 24 horas; recusado, por 90 dias. Depois é apagado com os documentos.',
    'O titular pode pedir a qualquer momento cópia, correção ou remoção dos seus dados pessoais.',
    'Nada é cobrado antes da aprovação do fabricante.',
  ],
} as const
