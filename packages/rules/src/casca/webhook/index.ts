import { EVENTOS, type EventoTipo } from '@app/contract/casca/evento'
import { isPermitida } from '../permissao/index.ts'
import { MINUTE_MS } from '../tempo/index.ts'

const SECOND_MS = 1_000
const HOUR_MS = 60 * MINUTE_MS

/** The pauses after each failed attempt; after the last one the delivery is given up. */
export const PAUSAS_MS: readonly number[] = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
]

/** An address that fails is left alone for at most this long, whatever waits for it. */
const LONGEST_REST_MS = 10 * MINUTE_MS

/** When a delivery that has failed so many times is tried again; null when it is given up. */
export const proximaTentativa = (tentativas: number, now: Date): Date | null => {
  const pausa = PAUSAS_MS[tentativas - 1]
  return pausa === undefined ? null : new Date(now.getTime() + pausa)
}

/** Until when an address rests after so many failures in a row. */
export const descansoAte = (falhas: number, now: Date): Date => {
  const pausa = PAUSAS_MS[Math.min(falhas, PAUSAS_MS.length) - 1] ?? 0
  return new Date(now.getTime() + Math.min(pausa, LONGEST_REST_MS))
}

/** Whose an address is: the installation's ('interno'), a company's or a service point's. */
export type DonoDeWebhook = 'interno' | 'cliente' | 'posto'

export const donoDe = ({
  clienteId,
  postoId,
}: {
  clienteId: number | null
  postoId: number | null
}): DonoDeWebhook => {
  if (clienteId !== null) return 'cliente'
  return postoId === null ? 'interno' : 'posto'
}

/** Whether an address of this owner may be told of such events: only of what its people may see. */
export const podeOuvir = (dono: DonoDeWebhook, tipo: EventoTipo): boolean =>
  isPermitida(dono, EVENTOS[tipo].ability)
