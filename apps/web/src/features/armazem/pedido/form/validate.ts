import { messagesOf } from '@app/contract/casca/errors'
import { PedidoCreate } from '@app/contract/armazem/pedido'
import { messageText } from '../../../../platform/http/errors.ts'
import type { ApiMessage } from '../../../../platform/http/errors.ts'
import { requiredText } from '../../../../ui/form/use-save-form.ts'
import { CAMPO_LABELS, createBody } from './form-model.ts'
import type { PedidoValues } from './form-model.ts'
import { linhaKey } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'

/** The field of the new line: a typed code without a product yet. */
export const PRODUTO = 'produto'

export type CampoErro = keyof typeof CAMPO_LABELS | typeof PRODUTO

export type PedidoErros = {
  campos: Partial<Record<CampoErro, string>>
  /** By `linhaKey`. */
  linhas: Readonly<Record<string, string>>
  /** Messages that belong to no field of the form. */
  outros: string[]
}

export const NO_ERRORS: PedidoErros = { campos: {}, linhas: {}, outros: [] }

const REQUIRED = 'EMPTY_REQUIRED_FIELD'

const isCampo = (name: string): name is keyof typeof CAMPO_LABELS => name in CAMPO_LABELS

/** Spec §5 gives pickup and product their own text; other messages name the field. */
function textOf(message: ApiMessage, campo: keyof typeof CAMPO_LABELS | null): string {
  if (message.code !== REQUIRED) return messageText(message)
  return campo === null || campo === 'dataHoraColeta' ? 'Obrigatório' : requiredText(CAMPO_LABELS[campo])
}

/** Places the messages of the schema or the server at their fields and lines; the first per place counts. */
export function placeMessages(messages: readonly ApiMessage[], values: PedidoValues): PedidoErros {
  const campos: Partial<Record<CampoErro, string>> = {}
  const linhas: Record<string, string> = {}
  const outros: string[] = []
  for (const message of messages) {
    const name = message.fieldName ?? ''
    const [root = ''] = name.split('.')
    const index = /^itens\[(\d+)\]/.exec(name)?.[1]
    const linha = index === undefined ? undefined : values.itens[Number(index)]
    if (linha) linhas[linhaKey(linha)] ??= textOf(message, null)
    else if (isCampo(root)) campos[root] ??= textOf(message, root)
    else outros.push(messageText(message))
  }
  return { campos, linhas, outros }
}

export const hasErrors = ({ campos, linhas }: PedidoErros) =>
  Object.keys(campos).length > 0 || Object.keys(linhas).length > 0

type Form = {
  /** Staff choose the client; a client user's order always has the own one. */
  staff: boolean
  /** A code was typed at the foot of the table, but no product was chosen. */
  pending: boolean
}

/** Checks the form by the contract's own schema; `missing` is true when a required field is empty. */
export function validatePedido(
  values: PedidoValues,
  { staff, pending }: Form,
): { erros: PedidoErros; missing: boolean } {
  const parsed = PedidoCreate.safeParse(createBody(values), { reportInput: true })
  const messages: ApiMessage[] = parsed.success ? [] : messagesOf(parsed.error.issues)
  if (staff && !values.cliente) messages.unshift({ fieldName: 'cliente', code: REQUIRED })
  const erros = placeMessages(messages, values)
  const campos = pending ? { ...erros.campos, [PRODUTO]: 'Obrigatório' } : erros.campos
  return {
    erros: { ...erros, campos },
    missing: pending || messages.some(({ code }) => code === REQUIRED),
  }
}

/** Removes the error of a field that is being corrected; a changed line loses its error too. */
export function withoutErrors(
  wrong: PedidoErros,
  changes: Partial<PedidoValues> & { produto?: string },
  itens: readonly PedidoLinhaForm[],
): PedidoErros {
  if (wrong === NO_ERRORS) return wrong
  const campos: PedidoErros['campos'] = Object.fromEntries(
    Object.entries(wrong.campos).filter(([campo]) => !(campo in changes)),
  )
  const now = changes.itens
  if (!now) return { ...wrong, campos }
  const old = new Map(itens.map((linha) => [linhaKey(linha), linha.quantidade]))
  const untouched = new Set(
    now.filter((linha) => old.get(linhaKey(linha)) === linha.quantidade).map((linha) => linhaKey(linha)),
  )
  const linhas = Object.fromEntries(Object.entries(wrong.linhas).filter(([key]) => untouched.has(key)))
  return { ...wrong, campos, linhas }
}
