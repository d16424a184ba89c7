import { CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import { namesOf, type ValoresDe } from '@app/contract/casca/campos'

/** The texts, beside its number, by which people know an order. */
export const citacaoOf = (pedido: ValoresDe<typeof CAMPOS_PEDIDO_CITADO>): string[] =>
  namesOf(CAMPOS_PEDIDO_CITADO).flatMap((name) => pedido[name]?.trim() || [])
