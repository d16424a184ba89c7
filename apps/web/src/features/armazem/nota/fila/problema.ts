import type { ClienteDaNota, NotaEventoLido, NotaExistente } from '@app/contract/armazem/nota'
import { ApiError, describeError } from '../../../../platform/http/errors.ts'
import type { Problema } from './fila.ts'

const isExistente = (value: unknown): value is NotaExistente =>
  typeof value === 'object' && value !== null && 'id' in value && 'chave' in value && 'situacao' in value

const isNovo = (value: unknown): value is ClienteDaNota =>
  typeof value === 'object' && value !== null && 'cnpjCpf' in value && 'razaoSocial' in value

const isEvento = (value: unknown): value is NotaEventoLido =>
  typeof value === 'object' && value !== null && 'tipo' in value && 'sequencia' in value

/** The rule's own advice comes beside its text. */
const adviceOf = ({ messages: [first] }: ApiError) =>
  first && 'oQueFazer' in first && typeof first.oQueFazer === 'string' ? first.oQueFazer : null

/** A refusal of a file, with the possible acts and the stored note that it conflicts with. */
export function problemaDe(error: ApiError): Problema {
  const { atual, novos, evento } = error.body
  return {
    codigo: error.code,
    texto: describeError(error),
    oQueFazer: adviceOf(error),
    existente: isExistente(atual) ? atual : null,
    novos: Array.isArray(novos) ? novos.filter(isNovo) : [],
    evento: isEvento(evento) ? evento : null,
  }
}

/** No answer, or one that does not concern the file, so another try may succeed. */
export const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.unavailable || error.status === 429 || error.status >= 500)
