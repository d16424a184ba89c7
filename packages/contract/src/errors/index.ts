import { z } from 'zod'

/**
 * The error catalogue: spec §8 with the accents put back, and our own codes after it.
 * `{nome}` is filled from `params`. Two codes never share a text.
 */
export const ERROR_TEXTS = {
  UNEXPECTED_ERROR: 'Erro inesperado, contate o administrador.',
  EMPTY_REQUIRED_FIELD: 'Campo obrigatório',
  NOT_PERMITED: 'Acesso não permitido',
  NOT_FOUND: 'Registro não encontrado.',
  USER_NOT_FOUND: 'Usuário não encontrado.',
  CAST_ERROR: 'Valor em formato inválido.',
  INVALID_REQUEST: 'Requisição inválida.',
  SAME_CODE: 'Código de produto já cadastrado.',
  CNPJ_INVALID: 'CNPJ inválido.',
  CPF_INVALID: 'CPF inválido.',
  CNPJ_AREADY_REGISTERED: 'CNPJ já cadastrado.',
  CPF_AREADY_REGISTERED: 'CPF já cadastrado.',
  EMAIL_AREADY_REGISTERED: 'E-mail já cadastrado.',
  EMAIL_INVALIDO: 'E-mail inválido',
  INVALID_TOKEN: 'Sessão expirada',
  INVALID_GRANT: 'Ops, Confira o seu login e senha e tente novamente!',
  INVALID_CLIENT: 'Aplicação cliente desconhecida.',
  UNSUPPORTED_GRANT_TYPE: 'Tipo de concessão não aceito: use password ou refresh_token.',
  MUITAS_TENTATIVAS: 'Muitas tentativas. Aguarde {segundos} segundos e tente novamente.',
  SERVICO_INDISPONIVEL: 'Serviço temporariamente indisponível.',
  JSON_INVALIDO: 'O corpo da requisição não é um JSON válido.',
  JSON_PROFUNDO: 'O corpo da requisição tem níveis demais.',
  TIPO_DE_CONTEUDO: 'Tipo de conteúdo não aceito nesta chamada.',
  CORPO_GRANDE: 'O envio passa do limite de {limite} MB.',
  CAMPO_DESCONHECIDO: 'Campo não aceito.',
  FILTRO_DESCONHECIDO: 'Filtro desconhecido: {campo}.',
  ORDEM_DESCONHECIDA: 'Não é possível ordenar por este campo.',
  TEXTO_LONGO: 'Use no máximo {maximo} caracteres.',
  LISTA_LONGA: 'São aceitos no máximo {maximo} itens.',
  VALOR_MINIMO: 'O valor mínimo é {minimo}.',
  VALOR_MAXIMO: 'O valor máximo é {maximo}.',
  OPCAO_INVALIDA: 'Escolha uma das opções da lista.',
  DATA_INVALIDA: 'Data inválida.',
  DATA_PASSO: 'Use horários de 15 em 15 minutos.',
  VERSAO_ANTIGA: 'Este registro foi alterado por outra pessoa.',
  PEDIDO_ALTERADO: 'Este pedido foi alterado por outra pessoa',
  IDEMPOTENCIA: 'Esta chave de idempotência já foi usada com outro conteúdo.',
  QUANTIDADE_INVALIDA: 'Informe uma quantidade maior que zero, com até 4 casas decimais.',
  QUANTIDADE_INTEIRA: 'Este produto só aceita quantidade inteira.',
  PRODUTO_DESCONHECIDO: 'Produto não encontrado para este cliente.',
  LOTE_DESCONHECIDO: 'Este lote não existe para o produto.',
  LOTE_VENCIDO: 'Lote vencido em {validade}: não pode sair.',
  LOTE_BLOQUEADO: 'Lote bloqueado pelo armazém.',
  FEFO_OBRIGATORIO: 'O cliente exige a regra FEFO: use antes o lote {lote}.',
  ESTOQUE_INSUFICIENTE: 'Estoque insuficiente: restam {disponivel} neste lote.',
  CLIENTE_DESCONHECIDO: 'Cliente não encontrado.',
  CLIENTE_FIXO: 'O cliente de um pedido gravado não pode ser trocado.',
  MOVIMENTO_INVALIDO: 'O pedido não pode ir de {de} para {para}.',
  PEDIDO_NAO_CONCLUIDO: 'O cadastro do pedido ainda não foi concluído: conclua antes de mover.',
  PEDIDO_SOMENTE_LEITURA: 'Este pedido não pode mais ser alterado.',
  PEDIDO_CONCLUIDO: 'O pedido está concluído: este campo não pode mais ser alterado.',
  PEDIDO_NAO_EXCLUI: 'Só um pedido não concluído e na situação Criado pode ser excluído.',
  ANEXO_TIPO: 'Tipo de arquivo não aceito: envie PDF, XML, imagem, planilha, texto ou ZIP.',
  ANEXO_CONTEUDO: 'O conteúdo do arquivo não corresponde ao tipo {tipo}.',
  ANEXO_BASE64: 'O arquivo não chegou inteiro: o conteúdo não é base64 válido.',
  ANEXO_TAMANHO: 'O tamanho informado difere do conteúdo recebido.',
  ANEXO_VAZIO: 'O arquivo está vazio.',
  ANEXO_GRANDE: 'O arquivo passa do limite de {limite} MB.',
  ANEXO_OCUPADO: 'Já existe um documento neste campo.',
  ARMAZENAMENTO: 'Não foi possível guardar o arquivo agora. Tente novamente em instantes.',
  SEM_SALDO: 'Não existe saldo em estoque deste produto!',
} as const

export const ErrorCode = z.enum(Object.keys(ERROR_TEXTS) as [ErrorCode, ...ErrorCode[]])
export type ErrorCode = keyof typeof ERROR_TEXTS

export const ErrorParams = z.record(z.string(), z.union([z.string(), z.number()]))
export type ErrorParams = z.infer<typeof ErrorParams>

/** The Portuguese text of a code, its `{params}` filled in. */
export function errorText(code: ErrorCode, params: ErrorParams = {}): string {
  return ERROR_TEXTS[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

/** One message about one field (`itens[2].quantidade`) or, without `fieldName`, about the whole request. */
export const ErrorMessage = z
  .object({
    fieldName: z.string().nullable(),
    code: z.string(),
    text: z.string(),
    params: ErrorParams.optional(),
  })
  .meta({ id: 'ErrorMessage' })
export type ErrorMessage = z.infer<typeof ErrorMessage>

/** The one error shape of every 4xx and 5xx (api.md, Errors). `atual`… come with VERSAO_ANTIGA and PEDIDO_ALTERADO. */
export const ErrorBody = z
  .object({
    error: z.string(),
    error_description: z.string(),
    messages: z.array(ErrorMessage),
    requestId: z.string().optional(),
    atual: z.unknown().optional(),
    alteradoPor: z.string().nullable().optional(),
    alteradoEm: z.string().nullable().optional(),
  })
  .meta({ id: 'ErrorBody' })
export type ErrorBody = z.infer<typeof ErrorBody>

/** A warning that a successful answer may carry (api.md, Answers). */
export const WarningMessage = z
  .object({ type: z.literal('WARNING'), text: z.string() })
  .meta({ id: 'WarningMessage' })
export type WarningMessage = z.infer<typeof WarningMessage>

/** Marks a Zod refinement with a catalogue code: `z.string().check(...)` → `{ error: coded('DATA_PASSO') }`. */
export const coded = (code: ErrorCode, params?: ErrorParams): string =>
  params === undefined ? code : `${code}?${JSON.stringify(params)}`

/** `['itens', 2, 'quantidade']` → `itens[2].quantidade`. */
export const fieldNameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  )

const splitCoded = (message: string): { code: ErrorCode; params?: ErrorParams } | undefined => {
  const at = message.indexOf('?')
  const code = at < 0 ? message : message.slice(0, at)
  if (!(code in ERROR_TEXTS)) return undefined
  if (at < 0) return { code: code as ErrorCode }
  return { code: code as ErrorCode, params: ErrorParams.parse(JSON.parse(message.slice(at + 1))) }
}

const generic = (issue: z.core.$ZodIssue): { code: ErrorCode; params?: ErrorParams } => {
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: issue.input === undefined || issue.input === null ? 'EMPTY_REQUIRED_FIELD' : 'CAST_ERROR',
      }
    case 'too_big':
      if (issue.origin === 'string') return { code: 'TEXTO_LONGO', params: { maximo: Number(issue.maximum) } }
      if (issue.origin === 'array') return { code: 'LISTA_LONGA', params: { maximo: Number(issue.maximum) } }
      return { code: 'VALOR_MAXIMO', params: { maximo: Number(issue.maximum) } }
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return { code: 'EMPTY_REQUIRED_FIELD' }
      return { code: 'VALOR_MINIMO', params: { minimo: Number(issue.minimum) } }
    case 'invalid_value':
      return { code: 'OPCAO_INVALIDA' }
    case 'unrecognized_keys':
      return { code: 'CAMPO_DESCONHECIDO' }
    default:
      return { code: 'CAST_ERROR' }
  }
}

/**
 * Zod issues as catalogue messages: the same on the form and on the wire.
 * Parse with `reportInput: true` so that a missing value reads as required, not as malformed.
 */
export function messagesOf(issues: readonly z.core.$ZodIssue[]): ErrorMessage[] {
  const seen = new Set<string>()
  return issues.flatMap((issue) => {
    const { code, params } = splitCoded(issue.message) ?? generic(issue)
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.flatMap((path) => {
      const fieldName = fieldNameOf(path) || null
      if (seen.has(fieldName ?? '')) return []
      seen.add(fieldName ?? '')
      return [{ fieldName, code, text: errorText(code, params), ...(params && { params }) }]
    })
  })
}
