import type { ErrorCode } from '@app/contract/casca/errors'
import { AppError } from './errors.ts'

/** What a violated constraint means to the person: field, code, and the status when it differs from the code's. */
const CONSTRAINTS: Record<string, { fieldName: string | null; code: ErrorCode }> = {
  usuario_email_unico: { fieldName: 'email', code: 'EMAIL_AREADY_REGISTERED' },
  usuario_cpf_unico: { fieldName: 'cpf', code: 'CPF_AREADY_REGISTERED' },
  cliente_cnpj_cpf_key: { fieldName: 'cnpjCpf', code: 'CNPJ_AREADY_REGISTERED' },
  posto_autorizado_cnpj_key: { fieldName: 'cnpj', code: 'CNPJ_AREADY_REGISTERED' },
  cadastro_posto_cnpj: { fieldName: 'cnpj', code: 'CNPJ_AREADY_REGISTERED' },
  cadastro_posto_email: { fieldName: 'email', code: 'EMAIL_AREADY_REGISTERED' },
  cadastro_posto_cupom: { fieldName: 'codigoCupom', code: 'CUPOM_USADO' },
  posto_autorizado_codigo_sap_key: { fieldName: 'codigoSap', code: 'CODIGO_JA_USADO' },
  cliente_codigo_cliente_key: { fieldName: 'codigoCliente', code: 'CODIGO_JA_USADO' },
  cliente_codigo_depositante_key: { fieldName: 'codigoDepositante', code: 'CODIGO_JA_USADO' },
  produto_cliente_id_codigo_barras_key: { fieldName: 'codigoBarras', code: 'CODIGO_JA_USADO' },
  produto_codigo_omni_key: { fieldName: 'codigoOmni', code: 'SAME_CODE' },
  produto_cliente_id_codigo_produto_key: { fieldName: 'codigoProduto', code: 'SAME_CODE' },
  modelo_produto_codigo_key: { fieldName: 'codigo', code: 'SAME_CODE' },
  visao_nome: { fieldName: 'nome', code: 'VISAO_MESMO_NOME' },
  perfil_nome: { fieldName: 'nome', code: 'PERFIL_MESMO_NOME' },
  assinatura_posto_key: { fieldName: 'posto', code: 'POSTO_JA_ASSINA' },
  consumidor_posto_id_cnpj_cpf_key: { fieldName: 'cnpjCpf', code: 'CONSUMIDOR_JA_CADASTRADO' },
  relogio_modelo_produto_id_numero_serie_key: { fieldName: 'numeroSerie', code: 'RELOGIO_JA_CADASTRADO' },
  relogio_vendido_modelo_produto_id_numero_serie_key: {
    fieldName: 'numeroSerie',
    code: 'RELOGIO_JA_VENDIDO',
  },
  consumidor_unido: { fieldName: 'consumidor', code: 'CADASTRO_UNIDO' },
  relogio_unido: { fieldName: 'relogio', code: 'CADASTRO_UNIDO' },
  ordem_servico_uma_aberta: { fieldName: 'relogio', code: 'OS_RELOGIO_OCUPADO' },
  usuario_cupom_fkey: { fieldName: 'codigoCupom', code: 'CUPOM_DESCONHECIDO' },
  saldo_nao_vende_alem: { fieldName: null, code: 'SEM_SALDO' },
  nota_chave_unica: { fieldName: 'nota', code: 'NOTA_DUPLICADA' },
  convite_um_por_endereco: { fieldName: 'email', code: 'CONVITE_ABERTO' },
  // A discount needs both: how much, and for how many charges.
  cupom_desconto: { fieldName: 'cobrancasComDesconto', code: 'EMPTY_REQUIRED_FIELD' },
  anexo_pedido_id_campo_key: { fieldName: null, code: 'ANEXO_OCUPADO' },
}

/** Whether the table above names this constraint. */
export const isNamed = (constraint: string): boolean => Object.hasOwn(CONSTRAINTS, constraint)

/** The code of its violation in that table. */
export const codeNamed = (constraint: string): ErrorCode | undefined => CONSTRAINTS[constraint]?.code

/** The database is not reachable, is shutting down, or has no connection left. */
const AWAY = /^(08|53|57P0)/
/** The statement was cancelled for others or was too slow; the same call may succeed. */
const PASSING = new Set(['40001', '40P01', '55P03', '57014', '25006'])
/** A value that no column accepts: too long, too large, not a date, not storable as text. */
const BAD_VALUE = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05'])
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
/** node-postgres has no codes for these. */
const CONNECTION_LOST =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Query read timeout|^Cannot use a pool after calling end/

/** The call is not at fault: it may succeed in a moment. */
export const unavailable = (): AppError =>
  new AppError('SERVICO_INDISPONIVEL', { headers: { 'retry-after': '5' } })

/** PostgreSQL's fields of an error; empty when the error is not PostgreSQL's. */
export const fieldsOf = (error: unknown): Record<'code' | 'constraint' | 'table', string> => {
  const text = (key: string): string => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined
    return typeof value === 'string' ? value : ''
  }
  return { code: text('code'), constraint: text('constraint'), table: text('table') }
}

const ofConstraint = (constraint: string): AppError => {
  const known = CONSTRAINTS[constraint]
  if (!known) return new AppError('INVALID_REQUEST', { status: 409 })
  const { messages } = new AppError(known.code).body
  return new AppError(known.code, {
    status: 409,
    messages: messages.map((message) => ({ ...message, fieldName: known.fieldName })),
  })
}

/** What a database failure means to the caller; undefined when it is our own mistake. */
export const ofDatabase = (error: Error): AppError | undefined => {
  const { code, constraint } = fieldsOf(error)
  if (AWAY.test(code) || PASSING.has(code) || UNREACHABLE.has(code)) return unavailable()
  if (CONNECTION_LOST.test(error.message)) return unavailable()
  if (BAD_VALUE.has(code)) return new AppError('CAST_ERROR')
  if (code === '23505' || code === '23503' || code === '23P01') return ofConstraint(constraint)
  if (code === '23514' && constraint in CONSTRAINTS) return ofConstraint(constraint)
  return undefined
}
