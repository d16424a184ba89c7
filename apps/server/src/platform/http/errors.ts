import { errorText, messagesOf } from '@app/contract/casca/errors'
import type { ErrorBody, ErrorCode, ErrorMessage, ErrorParams } from '@app/contract/casca/errors'
import type { z } from 'zod'

/** Code → HTTP status; a code that is not listed is a validation error, 400 (api.md, Errors). */
const STATUS: Partial<Record<ErrorCode, number>> = {
  INVALID_TOKEN: 401,
  INVALID_CLIENT: 401,
  NOT_PERMITED: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  INVALID_ADDRES: 404,
  RECEIVE_NOT_FOUND: 404,
  SENDER_NOT_FOUND: 403,
  CHAT_MUDA_TARDE: 409,
  VERSAO_ANTIGA: 409,
  PEDIDO_ALTERADO: 409,
  IDEMPOTENCIA: 409,
  SAME_CODE: 409,
  CNPJ_AREADY_REGISTERED: 409,
  CPF_AREADY_REGISTERED: 409,
  EMAIL_AREADY_REGISTERED: 409,
  LOTE_VENCIDO: 409,
  LOTE_BLOQUEADO: 409,
  FEFO_OBRIGATORIO: 409,
  ESTOQUE_INSUFICIENTE: 409,
  SEM_SALDO: 409,
  MOVIMENTO_INVALIDO: 409,
  PEDIDO_JA_MOVIDO: 409,
  PEDIDO_NAO_CONCLUIDO: 409,
  PEDIDO_SOMENTE_LEITURA: 409,
  PEDIDO_CONCLUIDO: 409,
  PEDIDO_NAO_EXCLUI: 409,
  ANEXO_OCUPADO: 409,
  CODIGO_JA_USADO: 409,
  CUPOM_USADO: 409,
  CADASTRO_SITUACAO: 409,
  CADASTRO_EM_ANALISE: 409,
  CONVITE_ABERTO: 409,
  CONVITE_ACEITO: 409,
  CONVITE_REVOGADO: 409,
  CONVITE_VENCIDO: 409,
  CONVITE_ENVIOS: 409,
  CADASTRO_ANONIMIZADO: 409,
  COMPRA_ACAO: 409,
  CHAMADO_ACAO: 409,
  CHAMADO_ENCERRADO: 409,
  CHAMADO_TARDE: 409,
  COBRANCA_FECHADA: 409,
  COBRANCA_MUDOU: 409,
  LANCAMENTO_CONFIRMADO: 409,
  OFX_VAZIO: 422,
  OFX_OUTRO: 422,
  OFX_CORTADO: 422,
  OFX_DO_BANCO: 422,
  OFX_ILEGIVEL: 422,
  OFX_LINHAS: 422,
  DOC_VERSAO_NOVA: 409,
  DOC_SEM_CIENCIA: 409,
  FECHAMENTO_ATO: 409,
  FECHAMENTO_SO_DO_POSTO: 409,
  FECHAMENTO_LINHA: 409,
  FECHAMENTO_LINHA_DE_OS: 409,
  FECHAMENTO_GLOSA_PRAZO: 409,
  FECHAMENTO_ESPERA: 409,
  POSTO_SEM_PLANO: 409,
  PLANO_SUSPENSO: 409,
  PLANO_VALOR_MUDOU: 409,
  POSTO_JA_ASSINA: 409,
  POSTO_SUSPENSO: 409,
  SUGESTAO_MUDOU: 409,
  TRANSFERENCIA_ACAO: 409,
  TRANSFERENCIA_SEM_ESTOQUE: 409,
  CONTAGEM_ACAO: 409,
  CONTAGEM_FECHADA: 409,
  CONTAGEM_SEGUNDA_DE_OUTRA: 409,
  CONTAGEM_ESPERA_SEGUNDA: 409,
  CONTAGEM_OUTRA_PESSOA: 409,
  CONTAGEM_OUTRO_NUMERO: 409,
  CONTAGEM_SEM_DIFERENCA: 409,
  CONTAGEM_AJUSTADA_DEPOIS: 409,
  ESTOQUE_PECA_EXISTE: 409,
  PECA_SEM_ESTOQUE: 409,
  NOME_JA_USADO: 409,
  CONSUMIDOR_JA_CADASTRADO: 409,
  RELOGIO_JA_CADASTRADO: 409,
  RELOGIO_JA_VENDIDO: 409,
  VISAO_MESMO_NOME: 409,
  VISOES_DEMAIS: 409,
  REGISTRO_EM_USO: 409,
  REGISTRO_JA_ASSIM: 409,
  REGISTRO_DO_PRODUTO: 409,
  CLIENTE_DO_PRODUTO: 409,
  SALDO_MUDOU: 409,
  LOTE_EXISTE: 409,
  AJUSTE_ABAIXO: 409,
  ULTIMO_ADMINISTRADOR: 409,
  PERFIL_MESMO_NOME: 409,
  PERFIL_SEMEADO: 409,
  USUARIO_ANONIMIZADO: 409,
  LICENCAS_ESGOTADAS: 409,
  LICENCAS_EM_USO: 409,
  SEGUNDO_FATOR_ATIVO: 409,
  SEGUNDO_FATOR_INATIVO: 409,
  SEGUNDO_FATOR_EXIGIDO: 409,
  PROPRIO_ACESSO: 403,
  CONTA_DO_TRABALHO: 403,
  PROVA_DEMAIS: 409,
  PROPRIA_CONTA: 403,
  ALEM_DO_PROPRIO: 403,
  IMAGEM_GRANDE: 413,
  CORPO_GRANDE: 413,
  ANEXO_GRANDE: 413,
  SALDO_EXISTE: 409,
  IMPORTACAO_COM_ERROS: 409,
  IMPORTACAO_SEM_LINHAS: 409,
  IMPORTACAO_INICIADA: 409,
  PLANILHA_TIPO: 422,
  PLANILHA_QUEBRADA: 422,
  PLANILHA_GRANDE: 422,
  PLANILHA_LINHAS: 422,
  PLANILHA_COLUNAS: 422,
  PLANILHA_VAZIA: 422,
  PLANILHA_SEM_COLUNA: 422,
  PLANILHA_DEMORADA: 422,
  ERROR_CONVERT_FILE: 422,
  NOTA_RECUSADA: 422,
  NOTA_VARIAS: 422,
  NOTA_DE_QUEM: 422,
  NOTA_NAO_CANCELA: 422,
  NOTA_DUPLICADA: 409,
  NOTA_CONFLITO: 409,
  NOTA_RECEBIDA: 409,
  NOTA_NAO_RECEBIDA: 409,
  NOTA_CANCELADA: 409,
  NOTA_ESTORNO: 409,
  NOTA_PEDIDO_CLIENTE: 409,
  NOTA_PEDIDO_SAIU: 409,
  PRODUTO_DE_QUEM: 409,
  REINCIDENCIA_IDENTIFICADA: 409,
  OS_TRANSICAO: 409,
  OS_DE_VARIOS_POSTOS: 409,
  OS_TIPO: 409,
  OS_ORCAMENTO_MUDOU: 409,
  OS_ORCAMENTO_VALIDO: 409,
  OS_DESFAZER_TARDE: 409,
  OS_SEM_RESPOSTA: 409,
  OS_SEM_ORCAMENTO: 409,
  OS_ORCAMENTO_VENCIDO: 409,
  OS_SEM_REINCIDENCIA: 409,
  OS_FALTAM_PECAS: 409,
  OS_COMPLEMENTO_ABERTO: 409,
  OS_SEM_FALTA: 409,
  OS_JA_AVISADO: 409,
  OS_COM_USO_INDEVIDO: 409,
  OS_SEM_USO_INDEVIDO: 409,
  OS_NO_PRAZO: 409,
  OS_ESCOLHA_VALE: 409,
  OS_SEM_ESCOLHA: 409,
  OS_SEGUNDA: 409,
  OS_RELOGIO_OCUPADO: 409,
  OS_MESMO_REPARADOR: 409,
  OS_MESMO_STATUS: 409,
  OS_SEM_TROCA: 409,
  CONSUMIDOR_OS_SEGUIU: 409,
  CONSUMIDOR_MENSAGENS_DEMAIS: 429,
  CONSUMIDOR_SEM_ORCAMENTO: 409,
  CONSUMIDOR_ORCAMENTO_MUDOU: 409,
  OS_ENCERRADA: 409,
  AVALIACAO_CEDO: 409,
  AVALIACAO_DADA: 409,
  AVALIACAO_SEM_PEDIDO_DE_LIGACAO: 409,
  REGISTRO_DE_OUTRO_POSTO: 403,
  OS_ARQUIVO_FICA: 409,
  OS_LINKS_DEMAIS: 429,
  OS_ENVIOS_DEMAIS: 429,
  CONSUMIDOR_ANONIMIZADO: 409,
  CONSUMIDOR_COM_OS: 409,
  CADASTRO_UNIDO: 409,
  UNIAO_DE_POSTOS: 409,
  UNIAO_DE_SERIES: 409,
  UNIAO_COM_OS: 409,
  RELOGIO_EM_OS: 409,
  OS_JA_AVALIADA: 409,
  OS_JA_ABERTA: 409,
  ESQUEMAS_ZIP: 422,
  ESQUEMAS_INVALIDOS: 422,
  ESQUEMAS_DEMORA: 422,
  TIPO_DE_CONTEUDO: 415,
  MUITAS_TENTATIVAS: 429,
  UNEXPECTED_ERROR: 500,
  SERVICO_INDISPONIVEL: 503,
  LEITURA_INTERROMPIDA: 503,
  ARMAZENAMENTO: 503,
}

/** The names in OAuth 2 and spec §8; every other `error` is the code itself. */
const OAUTH_NAMES: Partial<Record<ErrorCode, string>> = {
  INVALID_TOKEN: 'invalid_token',
  INVALID_GRANT: 'invalid_grant',
  INVALID_CLIENT: 'invalid_client',
  UNSUPPORTED_GRANT_TYPE: 'unsupported_grant_type',
  MFA_REQUIRED: 'mfa_required',
}

type Options = {
  status?: number
  params?: ErrorParams
  messages?: ErrorMessage[]
  /** Further members of the body: `atual`, `alteradoPor`, `alteradoEm` of a version conflict. */
  extra?: Partial<Pick<ErrorBody, 'atual' | 'alteradoPor' | 'alteradoEm' | 'mfa_token' | 'novos'>>
  headers?: Record<string, string>
}

/** The only error that reaches a client with its own words; `http/failures.ts` answers all others. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, options: Options = {}) {
    const { params, extra, headers = {} } = options
    const text = errorText(code, params)
    super(text)
    this.name = 'AppError'
    this.code = code
    this.statusCode = options.status ?? STATUS[code] ?? 400
    this.headers = headers
    const own: ErrorMessage[] =
      code in OAUTH_NAMES ? [] : [{ fieldName: null, code, text, ...(params && { params }) }]
    this.body = {
      error: OAUTH_NAMES[code] ?? code,
      error_description: text,
      messages: options.messages ?? own,
      ...extra,
    }
  }
}

/** Refuses the whole request. */
export function refuse(code: ErrorCode, params?: ErrorParams): never {
  throw new AppError(code, { ...(params && { params }) })
}

/** A message about one field, for `refuseFields`. */
export const fieldMessage = (fieldName: string, code: ErrorCode, params?: ErrorParams): ErrorMessage => ({
  fieldName,
  code,
  text: errorText(code, params),
  ...(params && { params }),
})

/** Refuses one field; the status is the code's (400, or 409 for stock and duplicates). */
export function refuseField(fieldName: string, code: ErrorCode, params?: ErrorParams): never {
  refuseFields([fieldMessage(fieldName, code, params)])
}

/** Refuses every wrong field at once; a 409 among them makes the answer a 409. */
export function refuseFields(messages: ErrorMessage[]): never {
  const statuses = messages.map(({ code }) => STATUS[code as ErrorCode] ?? 400)
  const [only] = messages
  const code = messages.length === 1 && only ? (only.code as ErrorCode) : 'INVALID_REQUEST'
  throw new AppError(code, {
    status: Math.max(400, ...statuses),
    messages,
    ...(only?.params && { params: only.params }),
  })
}

/** The code for an old `versao`: an order has words of its own. */
export type VersaoCode = 'VERSAO_ANTIGA' | 'PEDIDO_ALTERADO'

/** Refuses an old `versao`, with the current record, so that the form can show both. */
export function refuseVersao(
  atual: unknown,
  alteradoPor: string | null,
  alteradoEm: Date | null,
  code: VersaoCode,
): never {
  const extra = { atual, alteradoPor, alteradoEm: alteradoEm?.toISOString() ?? null }
  const messages = [fieldMessage('versao', 'VERSAO_ANTIGA')].map((message) => ({
    ...message,
    fieldName: null,
  }))
  throw new AppError(code, { messages, extra })
}

/** The refusal of a call that is made too often; it says when to try again. */
export const tooMuch = (milliseconds: number): AppError => {
  const segundos = Math.max(1, Math.ceil(milliseconds / 1000))
  return new AppError('MUITAS_TENTATIVAS', {
    params: { segundos },
    headers: { 'retry-after': String(segundos) },
  })
}

/** Whether a call was refused because it was made too often. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'MUITAS_TENTATIVAS'

export function refuseForNow(milliseconds: number): never {
  throw tooMuch(milliseconds)
}

/** The refusal of a schema's findings, every wrong field at once. */
export const invalid = (issues: readonly z.core.$ZodIssue[]): AppError =>
  new AppError('INVALID_REQUEST', { messages: messagesOf(issues) })
