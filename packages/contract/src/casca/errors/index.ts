import { z } from 'zod'
import { ERROR_TEXTS, errorText } from './texts.ts'
import { Instante } from '../tempo/index.ts'

export { ERROR_TEXTS, errorText } from './texts.ts'

export const ErrorCode = z.enum(Object.keys(ERROR_TEXTS) as [ErrorCode, ...ErrorCode[]])
export type ErrorCode = keyof typeof ERROR_TEXTS

/** The names in OAuth 2 and spec §8; every other `error` of an answer is the code itself. */
export const OAUTH_NAMES = {
  INVALID_TOKEN: 'invalid_token',
  INVALID_GRANT: 'invalid_grant',
  INVALID_CLIENT: 'invalid_client',
  UNSUPPORTED_GRANT_TYPE: 'unsupported_grant_type',
  MFA_REQUIRED: 'mfa_required',
} as const satisfies Partial<Record<ErrorCode, string>>

export const isOAuth = (code: ErrorCode): code is keyof typeof OAUTH_NAMES => Object.hasOwn(OAUTH_NAMES, code)

/** What `error` of an answer may be. */
export const ERROR_NAMES: readonly string[] = ErrorCode.options.map((code) =>
  isOAuth(code) ? OAUTH_NAMES[code] : code,
)

/** The code of a note's rule that a file breaks; docs/notas-regras.md lists them. */
const REGRA_DA_NOTA = /^E_[A-Z0-9_]+$/

/** Whether a message may have this code. */
export const isMessageCode = (code: string): boolean =>
  Object.hasOwn(ERROR_TEXTS, code) || REGRA_DA_NOTA.test(code)

export const ErrorParams = z.record(z.string(), z.union([z.string(), z.number()]))
export type ErrorParams = z.infer<typeof ErrorParams>

/** One message about one field (`itens[2].quantidade`) or, without `fieldName`, about the whole request. */
export const ErrorMessage = z
  .object({
    fieldName: z.string().nullable(),
    code: z.string().meta({
      anyOf: [
        { enum: ErrorCode.options },
        {
          pattern: REGRA_DA_NOTA.source,
          description: 'A regra que uma nota não cumpre; a lista está em docs/notas-regras.md.',
        },
      ],
    }),
    text: z.string(),
    params: ErrorParams.optional(),
    oQueFazer: z.string().optional(),
  })
  .meta({ id: 'ErrorMessage' })
export type ErrorMessage = z.infer<typeof ErrorMessage>

/** The one error shape of every 4xx and 5xx (api.md, Errors). `atual`… come with VERSAO_ANTIGA. */
export const ErrorBody = z
  .object({
    error: z.string().meta({ enum: ERROR_NAMES }),
    error_description: z.string(),
    messages: z.array(ErrorMessage),
    requestId: z.string().optional(),
    mfa_token: z.string().optional().describe('Só com `mfa_required`: o bilhete para enviar o código.'),
    mfa_metodos: z
      .array(z.enum(['codigo', 'chave']))
      .optional()
      .describe('Só com `mfa_required`: por código, por chave de acesso, ou pelos dois.'),
    atual: z.unknown().optional(),
    novos: z
      .array(z.unknown())
      .optional()
      .describe('Só com E_SEM_CLIENTE: as partes da nota, como o cadastro de cada uma começaria.'),
    alteradoPor: z.string().nullable().optional(),
    alteradoEm: Instante.nullable().optional(),
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
 * Zod issues as catalogue messages: the same on the form and on the wire. Parse with `reportInput: true` so that a
 * missing value reads as required, not as malformed.
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
